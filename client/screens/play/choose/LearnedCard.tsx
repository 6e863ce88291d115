import { learnedPoints } from '../../../../rooms/shared/modes/turnPoints.ts'
import type { ModeTurn } from '../../../modes/modeScreen.ts'
import { worded } from '../../../parts/formulas/worded.tsx'
import { rightLetter, rightText } from '../../../parts/game/answers/rightAnswers.ts'
import type { GameView } from '../../../state/gameView.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { useKeptFocus } from '../useKeptFocus.ts'
import styles from './LearnedCard.module.css'
import { actorsOf } from './moveCards.ts'
import { promiseOf } from './nextCape.ts'

/** After a right second look: a picture of what the player has won, and what they learned. */
export const LearnedCard = ({ view, turn }: { view: GameView; turn: ModeTurn }) => {
  const { asked, closed } = view
  const { text, Picture } = turn.bubble
  const promise = promiseOf(view)
  useKeptFocus('learned')
  return (
    <div className={styles.card} data-learned>
      <svg className={styles.picture} viewBox="0 0 194 190" aria-hidden="true">
        <Picture {...actorsOf(view)} />
      </svg>
      <div className={styles.words}>
        <h1>{choosingTexts.learned(learnedPoints)}</h1>
        {asked && closed && <p className={styles.right}>{worded(itWas(view), asked.question.language)}</p>}
        <p className={styles.what}>{text}</p>
        {promise && <p className={styles.promise}>{promise}</p>}
      </div>
    </div>
  )
}

const itWas = ({ asked, closed }: GameView): string =>
  asked && closed ? choosingTexts.itWas(rightLetter(closed), rightText(asked.question, closed)) : ''
