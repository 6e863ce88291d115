import type { ChooseOpened, JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { GameFinished } from '../../rooms/shared/contract/gameResults.ts'
import type { PracticeSaveRequest } from '../../rooms/shared/contract/practice.ts'
import { pupilId, rivalId } from '../../rooms/shared/practice/practiceSeats.ts'
import { type Listener, lastTold, until } from './roomHarness.ts'

/** What a pupil who practises does, with the messages of any game. */

const phaseOf = ({ room }: Listener): string => room.state.phase

export const asked = (own: Listener, question: number) =>
  until('the question', () => own.room.state.questionNumber === question && phaseOf(own) === 'question')

export const answer = (own: Listener, choice: number, more: object = {}) =>
  own.room.send('submit-answer', { answer: choice, timeElapsed: 0, ...more })

export const reveal = (own: Listener) => until('the reveal', () => phaseOf(own) === 'reveal')

export const ownRow = ({ room }: Listener) => room.state.players.get(pupilId)
export const rivalRow = ({ room }: Listener) => room.state.players.get(rivalId)

/** Goes on to the next question, or to the end. On the way it takes the first move, or looks again. */
export async function goOn(own: Listener): Promise<void> {
  const { questionNumber } = own.room.state
  const isThrough = () => phaseOf(own) === 'finished' || own.room.state.questionNumber > questionNumber
  while (!isThrough()) {
    const phase = phaseOf(own)
    const isGone = () => phaseOf(own) !== phase || isThrough()
    if (phase === 'choose') await doWhatThereIs(own, questionNumber)
    // The room ignores presses that are faster than a person's, so it presses again.
    else await until(`the end of ${phase}`, isGone, 10_000, () => press(own, { phase, questionNumber }))
    await until(`the end of ${phase}`, isGone)
  }
}

const pressedEveryMs = 500

async function press(own: Listener, meant: { phase: string; questionNumber: number }): Promise<void> {
  own.room.send('skip', meant)
  await new Promise((resolve) => setTimeout(resolve, 1))
  await until('an answer', () => phaseOf(own) !== meant.phase, pressedEveryMs).catch(() => {})
}

async function doWhatThereIs(own: Listener, questionNumber: number): Promise<void> {
  const opened = await until('the moves', () => {
    const told = lastTold<ChooseOpened>(own, 'choose-opened')
    return told?.questionNumber === questionNumber && told
  })
  const [first] = opened.moves
  if (first) own.room.send('choose', { questionNumber, move: { id: first.id } })
  else own.room.send('look-again', { questionNumber, answer: 0 })
}

export const over = (own: Listener) => until('the end', () => lastTold<GameFinished>(own, 'game-finished'))

/** What the screen sends at the end to have the practice saved. */
export async function runToSave(own: Listener, questionSetId: string): Promise<PracticeSaveRequest> {
  const { players, currency } = await over(own)
  const { practice } = lastTold<JoinSuccess>(own, 'join-success') ?? {}
  const pupil = players.find(({ id }) => id === pupilId)
  const { totalQuestions, gameMode } = own.room.state
  return {
    questionSetId,
    gameMode,
    difficulty: practice?.difficulty ?? 'medium',
    score: pupil?.score ?? 0,
    questionsCorrect: pupil?.correctCount ?? 0,
    questionsTotal: totalQuestions,
    currencyEarned: currency ?? 0,
  }
}
