import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { Headline, HeadlineName } from '../../../stage/script/script.ts'
import type { StageFigure } from '../../../stage/stageView.ts'
import { stageTexts } from '../../../texts/game/stage.ts'
import { verbParts } from '../resolve/headlines.ts'
import styles from './StageRibbon.module.css'

interface Sentence {
  tone: 'violet' | 'berry' | 'teal' | 'gold' | 'red'
  text(name: string, other: string, by: number): string
  /** Whether somebody else is at its other end, and how they feel. */
  other?: 'hurt' | 'idle'
}

const sentences: Record<HeadlineName, Sentence> = {
  slicks: { tone: 'violet', text: stageTexts.slicks, other: 'hurt' },
  leads: { tone: 'gold', text: stageTexts.leads },
  finishes: { tone: 'gold', text: (name, _, place) => stageTexts.finishes(name, place) },
  'comes-back': { tone: 'gold', text: (name, _, places) => stageTexts.comesBack(name, places) },
  'beats-monster': { tone: 'berry', text: stageTexts.beatsMonster },
  steals: { tone: 'teal', text: stageTexts.steals, other: 'hurt' },
  'wins-duel': { tone: 'berry', text: stageTexts.winsDuel, other: 'hurt' },
  'last-stand': { tone: 'red', text: stageTexts.lastStand },
  'opens-chest': { tone: 'gold', text: (name, _, points) => stageTexts.opensChest(name, points) },
  swaps: { tone: 'teal', text: stageTexts.swaps, other: 'hurt' },
  pops: { tone: 'berry', text: stageTexts.pops },
  'rides-wind': { tone: 'violet', text: (name, _, points) => stageTexts.ridesWind(name, points) },
  grabs: { tone: 'red', text: (name, _, points) => stageTexts.grabs(name, points) },
  revives: { tone: 'teal', text: stageTexts.revives },
  'beats-boss': { tone: 'gold', text: stageTexts.beatsBoss },
  'powers-up': { tone: 'violet', text: stageTexts.powersUp },
  'gets-up': { tone: 'teal', text: stageTexts.getsUp },
  nitro: { tone: 'gold', text: (name, _, points) => stageTexts.nitro(name, points) },
}

type StageRibbonProps = { headline: Headline; figures: readonly StageFigure[] }

/** The headline, in letters that are read from the last row. */
export const StageRibbon = ({ headline, figures }: StageRibbonProps) => {
  const { tone, text, other: mood } = sentences[headline.name]
  const who = figures.find(({ id }) => id === headline.who)
  const other = figures.find(({ id }) => id === headline.other)
  if (!who) return null
  const sentence = text(who.name, other?.name ?? '', headline.by ?? 0)
  return (
    <p className={joinClasses(styles.ribbon, styles[tone])} aria-hidden="true">
      <Slime name={who.slime} pose="cheer" size="1em" className={styles.face ?? ''} />
      <span>
        {verbParts(sentence).map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          part.isVerb ? <em key={at}>{part.text}</em> : part.text,
        )}
      </span>
      {mood && other && <Slime name={other.slime} pose={mood} size="1em" className={styles.face ?? ''} />}
    </p>
  )
}
