import type { Aids, ClassRollRow, ClassRoll as Roll } from '../../../rooms/shared/contract/classes.ts'
import { rollPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { letTryAgain } from '../../parts/classes/letTryAgain.ts'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { aidTexts } from '../../texts/school/aids.ts'
import { classDoorTexts as doorTexts } from '../../texts/school/classDoor.ts'
import { classGameTexts as texts } from '../../texts/school/classGames.ts'
import styles from './ClassRoll.module.css'
import { RemoteDoor } from './RemoteDoor.tsx'

const aidsText = ({ time, screen }: Aids): string =>
  [...(time === 1 ? [] : [aidTexts.timesShort[time]]), ...screen.map((aid) => aidTexts.names[aid])].join(' · ')

type NamesProps = { classId: string; title: string; pupils: readonly ClassRollRow[] }

const Names = ({ classId, title, pupils }: NamesProps) => (
  <section>
    <h2>{title}</h2>
    <ul className={styles.names}>
      {pupils.map(({ id, name, username, aids, isResting }) => (
        <li key={id}>
          <b>
            <bdi translate="no">{name}</bdi>
          </b>
          <span translate="no">{username}</span>
          {aids && <small>{aidsText(aids)}</small>}
          {isResting && (
            <Button
              size="small"
              look="sun"
              aria-label={doorTexts.wakeOne(name)}
              onClick={() => void letTryAgain(classId, { id, name, username })}
            >
              {doorTexts.wake}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
)

/** Pupils who guessed their pictures too often wait here until their teacher taps. */
const lookAgainMs = 5_000

/**
 * Who is here and who is missing, by real names, with their aids. They come through the account of a teacher of the class, not
 * through the game: a phone that leads the game without that account does not get them.
 */
export const ClassRoll = ({ view: { code, players } }: { view: GameView }) => {
  const user = useUser()
  const { data: roll } = useServerData<Roll>(user?.role === 'teacher' ? rollPath(code) : null, () => lookAgainMs)
  if (!roll) return null
  const present = new Set(players.filter(({ connected }) => connected).map(({ userId }) => userId))
  const here = roll.pupils.filter(({ id }) => present.has(id))
  const missing = roll.pupils.filter(({ id }) => !present.has(id))
  return (
    <details className={styles.roll}>
      <summary>{texts.roll(roll.className, here.length, roll.pupils.length)}</summary>
      <p>{texts.rollNote}</p>
      {missing.length === 0 ? (
        <p>{texts.everybodyHere}</p>
      ) : (
        <Names classId={roll.classId} title={texts.missing} pupils={missing} />
      )}
      <RemoteDoor classId={roll.classId} />
      {here.length > 0 && <Names classId={roll.classId} title={texts.here} pupils={here} />}
    </details>
  )
}
