import { useEffect, useRef, useState } from 'react'
import { doorPictures, type DoorPicture as Name } from '../../../rooms/shared/contract/classLimits.ts'
import type { DoorList } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { DoorPicture } from '../../parts/pictures/DoorPicture.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { enterByCard } from '../../state/account.ts'
import { partTexts } from '../../texts/parts.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'
import { classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './Door.module.css'

type Pupil = DoorList['pupils'][number]
type PicturePadProps = { door: string; pupil: Pupil; onIn: () => void; onLeave: () => void }

const wanted = 3

/** After these refusals the pupil cannot try again. After any other, for example a lost line, the pupil can. */
const endings: readonly (string | null)[] = [
  'picturesNone',
  'picturesResting',
  'picturesPaused',
  'doorShut',
  'notFound',
]

const reasonBefore: Readonly<Record<Pupil['pictures'], string | null>> = {
  ready: null,
  none: 'picturesNone',
  resting: 'picturesResting',
}

/** The pupil taps three pictures; the third tap sends them. */
const useTapping = ({ door, pupil, onIn }: Pick<PicturePadProps, 'door' | 'pupil' | 'onIn'>) => {
  const [tapped, setTapped] = useState<readonly Name[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(reasonBefore[pupil.pictures])
  const [busy, setBusy] = useState(false)
  const enter = async (three: [Name, Name, Name]) => {
    setBusy(true)
    const answer = await enterByCard({ atDoor: { door, username: pupil.username, pictures: three } })
    setBusy(false)
    if (answer.ok) return onIn()
    setTapped([])
    setProblem(answer.error)
    setRefusal(answer.refusal)
  }
  const tap = (name: Name) => {
    // The three pictures of a pupil are always different, so a second tap on one is a trembling finger and no wrong try.
    if (busy || tapped.includes(name)) return
    setProblem(null)
    const all = [...tapped, name]
    setTapped(all)
    const [first, second, third] = all
    if (first && second && third) void enter([first, second, third])
  }
  return { tapped, tap, busy, problem, refusal, takeBack: () => setTapped(tapped.slice(0, -1)) }
}

/** The pad shows how many pictures were tapped, but not which: a classmate may look over the shoulder. */
export const PicturePad = ({ door, pupil, onIn, onLeave }: PicturePadProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { tapped, tap, busy, problem, refusal, takeBack } = useTapping({ door, pupil, onIn })
  const isOver = endings.includes(refusal)
  return (
    <section className={styles.pad} aria-labelledby="door-pad" aria-busy={busy}>
      <div className={styles.whose}>
        <Slime name={pupil.slime} size={88} pose={isOver ? 'hurt' : 'idle'} lively />
        <h1 id="door-pad" ref={heading} tabIndex={-1}>
          {texts.hello(pupil.username)}
        </h1>
      </div>
      <FormAlert message={problem ?? (isOver && refusal !== null ? refusalWords(refusal) : null)} />
      {!isOver && (
        <>
          <p>{texts.tapThree}</p>
          <p className={styles.dots} role="status">
            {Array.from({ length: wanted }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three places, always the same
              <span key={place} className={joinClasses(styles.dot, place < tapped.length && styles.full)} />
            ))}
            <span className="unseen">{texts.tapped(tapped.length)}</span>
          </p>
          <ul className={styles.pictures}>
            {doorPictures.map((name) => (
              <li key={name}>
                <button type="button" className={styles.picture} aria-disabled={busy} onClick={() => tap(name)}>
                  <DoorPicture name={name} />
                  <span>{texts.pictures[name]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.below}>
        {isOver ? (
          <Button look="mint" size="large" onClick={onLeave}>
            {partTexts.tryAgain}
          </Button>
        ) : (
          <Button look="plain" disabled={tapped.length === 0 || busy} onClick={takeBack}>
            {texts.takeBack}
          </Button>
        )}
        <Button look="plain" onClick={onLeave}>
          {texts.notYou}
        </Button>
      </div>
    </section>
  )
}
