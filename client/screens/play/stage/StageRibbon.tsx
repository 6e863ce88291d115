import { useLayoutEffect, useRef, useState } from 'react'
import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import { lettersWide } from '../../../parts/game/standings/lettersWide.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import type { Pose } from '../../../slimes/poses.ts'
import { SeatRing } from '../../../slimes/SeatRing.tsx'
import { Slime } from '../../../slimes/Slime.tsx'
import { seatRing } from '../../../slimes/seatRings.ts'
import type { Stage } from '../../../stage/mountStage.ts'
import type { CutInNumber, Headline, HeadlineName } from '../../../stage/script/script.ts'
import type { StageFigure } from '../../../stage/stageView.ts'
import { verbParts } from '../resolve/headlines.ts'
import { type PortraitRoom, roomFor, smallShare } from './portraitRoom.ts'
import styles from './StageRibbon.module.css'
import { ribbonText } from './sentenceOf.ts'

interface Look {
  tone: 'violet' | 'berry' | 'teal' | 'gold' | 'red'
  /** Whether a second player stands at the other end, and that player's mood. */
  other?: 'hurt' | 'idle'
}

const looks: Record<HeadlineName, Look> = {
  slicks: { tone: 'violet', other: 'hurt' },
  leads: { tone: 'gold' },
  finishes: { tone: 'gold' },
  'comes-back': { tone: 'gold' },
  'beats-monster': { tone: 'berry' },
  steals: { tone: 'teal', other: 'hurt' },
  'wins-duel': { tone: 'berry', other: 'hurt' },
  'last-stand': { tone: 'red' },
  'opens-chest': { tone: 'gold' },
  swaps: { tone: 'teal', other: 'hurt' },
  pops: { tone: 'berry' },
  'rides-wind': { tone: 'violet' },
  grabs: { tone: 'red' },
  revives: { tone: 'teal' },
  'beats-boss': { tone: 'gold' },
  'powers-up': { tone: 'violet' },
  'gets-up': { tone: 'teal' },
  nitro: { tone: 'gold' },
  streak: { tone: 'gold' },
  'neck-and-neck': { tone: 'gold', other: 'idle' },
  boosts: { tone: 'teal' },
  blocks: { tone: 'teal', other: 'idle' },
  builds: { tone: 'gold' },
  digs: { tone: 'teal' },
  roams: { tone: 'teal' },
  leaks: { tone: 'red' },
  'tower-held': { tone: 'gold' },
  'tower-lost': { tone: 'violet' },
  erupts: { tone: 'red' },
  'photo-finish': { tone: 'gold' },
}

/** `isBeside`: the panel stays where it is. `stage`: knows where the players are whom the headline is about. */
type StageRibbonProps = {
  headline: Headline
  figures: readonly StageFigure[]
  scenery: Scenery | undefined
  isBeside?: boolean
  stage?: Pick<Stage, 'whereIs'> | null
}

/** The headline, in letters that are read from the last row. */
export const StageRibbon = ({ headline, figures, scenery, isBeside = false, stage = null }: StageRibbonProps) => {
  const { tone, other: mood } = looks[headline.name]
  const who = figures.find(({ id }) => id === headline.who)
  const other = figures.find(({ id }) => id === headline.other)
  if (!who && headline.who !== '') return null
  const sentence = ribbonText(headline, who?.name ?? '', other?.name ?? '', scenery)
  const { cutIn } = headline
  const ribbon = (
    <p className={joinClasses(styles.ribbon, isBeside && styles.beside, styles[tone])} aria-hidden="true">
      {who && !cutIn && <Slime name={who.slime} pose="cheer" size="1em" className={styles.face ?? ''} />}
      <span>
        {verbParts(sentence).map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          part.isVerb ? <em key={at}>{part.text}</em> : part.text,
        )}
      </span>
      {mood && other && !cutIn && <Slime name={other.slime} pose={mood} size="1em" className={styles.face ?? ''} />}
    </p>
  )
  if (!cutIn || !who) return ribbon
  return (
    <>
      <div className={joinClasses(styles.cutIn, styles[tone])} aria-hidden="true">
        <Portrait figure={who} pose="cheer" headline={headline} stage={stage} />
        {other && <Portrait figure={other} pose={mood ?? 'idle'} headline={headline} stage={stage} />}
      </div>
      {ribbon}
    </>
  )
}

/** Once the camera has arrived, gives a portrait room where it hides none of the players of its headline. */
function useRoom(stage: Pick<Stage, 'whereIs'> | null, { who, other }: Headline) {
  const portrait = useRef<HTMLElement>(null)
  const [room, take] = useState<PortraitRoom>({ isUp: false, isSmall: false })
  useLayoutEffect(() => {
    const [own, both] = [portrait.current, portrait.current?.parentElement]
    if (!own || !both || !stage) return
    const heroes = [who, other].flatMap((id) => (id && stage.whereIs(id)) || [])
    const whole = { x: both.offsetLeft, y: both.offsetTop, width: both.offsetWidth, height: both.offsetHeight }
    const { offsetWidth: width, offsetHeight: height } = own
    take(roomFor({ x: whole.x + own.offsetLeft, y: whole.y + whole.height - height, width, height }, whole, heroes))
  }, [stage, who, other])
  return { portrait, ...room }
}

type PortraitProps = { figure: StageFigure; pose: Pose; headline: Headline; stage: Pick<Stage, 'whereIs'> | null }

/** A player with name and numbers, so large that the last row recognises the face. */
const Portrait = ({ figure: { id, name, slime }, pose, headline, stage }: PortraitProps) => {
  const { portrait, isUp, isSmall } = useRoom(stage, headline)
  const numbers: readonly CutInNumber[] = headline.cutIn ?? []
  return (
    <figure
      ref={portrait}
      className={joinClasses(styles.portrait, isUp && styles.up)}
      style={{ '--ring': seatRing(slime).colour, ...(isSmall && { '--share': smallShare }) }}
    >
      <Slime name={slime} pose={pose} size="100%" className={styles.large ?? ''} />
      <SeatRing slime={slime} className={styles.ring} />
      <figcaption translate="no" style={{ '--letters': lettersWide(name) }}>
        {name}
      </figcaption>
      {numbers.map(
        ({ who, text, tone, at }) =>
          who === id && (
            <b key={at} data-tone={tone} style={{ animationDelay: `${at}ms` }}>
              {text}
            </b>
          ),
      )}
    </figure>
  )
}
