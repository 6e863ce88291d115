import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { rivalId } from '../../../rooms/shared/practice/practiceSeats.ts'
import { rivalSlimes } from '../../../rooms/shared/practice/rivalSlimes.ts'
import { hasMap } from '../../modes/modes.ts'
import { Button } from '../../parts/Button.tsx'
import { useNextKeys } from '../../parts/game/answers/useNextKeys.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { endPhase, tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { choosingTexts } from '../../texts/game/choosing.ts'
import { gamePracticeTexts } from '../../texts/game/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'
import { againCount, isAgain } from './asShown.ts'
import styles from './PracticeBar.module.css'

/** Whether the rival was right is told with everything else. */
function statusOf(view: GameView): string {
  const { players, phase, me } = view
  const rival = players.find(({ id }) => id === rivalId)
  const isOpen = phase === 'question'
  if (isAgain(view)) return !isOpen && me?.lastAnswerCorrect ? gamePracticeTexts.nowKnown : gamePracticeTexts.aiDone
  if (isOpen) return rival?.answered ? gamePracticeTexts.aiAnswered : gamePracticeTexts.aiThinking
  return rival?.lastAnswerCorrect ? gamePracticeTexts.aiRight : gamePracticeTexts.aiWrong
}

/** The words on the button that goes on, if the game waits for the pupil. Else null. */
function nextText(view: GameView): string | null {
  const { phase, paused, gameMode, me, questionNumber, totalQuestions, closed } = view
  if (paused || (phase !== 'reveal' && phase !== 'resolve')) return null
  if (phase === 'reveal' && !closed) return null
  if (phase === 'reveal' && hasMap(gameMode) && !isAgain(view))
    return me?.lastAnswerCorrect ? choosingTexts.chooseMove : choosingTexts.secondLook
  const again = againCount(view)
  if (questionNumber >= totalQuestions + again) return gamePracticeTexts.finish
  return questionNumber === totalQuestions ? gamePracticeTexts.tryAgain(again) : gamePracticeTexts.next
}

const Leave = () => {
  const [, navigate] = useLocation()
  const state = useHistoryState<unknown>()
  const leave = async () => {
    const { leaveAsk: question, leaveDetails: details, leave: yes, stay: no } = gamePracticeTexts
    if (await askToConfirm({ question, details, yes, no, danger: true })) navigate('/practice', { state })
  }
  return <IconButton icon="close" look="bar" label={gamePracticeTexts.leave} onClick={() => void leave()} />
}

/** The pupil need not try wrong answers again: the result stays as it is, and is saved. */
const Stop = () => <Button onClick={() => tellGame('end-game')}>{gamePracticeTexts.finish}</Button>

/** Below every screen of a practice: the rival, and the button to go on, because here the pupil sets the pace. */
export const PracticeBar = ({ view }: { view: GameView }) => {
  const { players, practice, questionNumber, totalQuestions } = view
  const next = nextText(view)
  const isTryingAgain = isAgain(view) || next === gamePracticeTexts.tryAgain(againCount(view))
  useNextKeys(next !== null, endPhase)
  const difficulty = practice?.difficulty ?? 'medium'
  const rival = players.find(({ id }) => id === rivalId)
  return (
    <section className={styles.bar} aria-label={gamePracticeTexts.title} data-waits={next !== null || undefined}>
      {isTryingAgain ? next !== gamePracticeTexts.finish && <Stop /> : <Leave />}
      <Slime name={rivalSlimes[difficulty]} size="clamp(2.75rem, 6vmin, 4.25rem)" lively />
      <div className={styles.rival}>
        {isAgain(view) ? (
          <h2>{gamePracticeTexts.again(questionNumber - totalQuestions, againCount(view))}</h2>
        ) : (
          <p className={styles.name}>
            <span>{gamePracticeTexts.aiName[difficulty]}</span> <b>{amountText(rival?.score ?? 0)}</b>
          </p>
        )}
        <p className={styles.status} role="status">
          {statusOf(view)}
        </p>
      </div>
      {next !== null && (
        <span className={styles.next}>
          <Button look="grape" size="large" onClick={endPhase}>
            {next}
          </Button>
        </span>
      )}
    </section>
  )
}
