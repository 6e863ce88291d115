import { rightLetter, rightText } from '../../parts/game/answers/rightAnswers.ts'
import { isToldPlace } from '../../parts/game/standings/rankChanges.ts'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import { asSentence } from './asSentence.ts'
import { isAside } from './kinds/isAside.ts'
import { ownResult, verdictOf } from './player/ownResult.ts'

const sentences = (...parts: (string | false)[]): string =>
  parts
    .filter((part) => part !== false)
    .map(asSentence)
    .join(' ')

/** What a player who does not see the screen has to be told, and no sooner than the screen shows it. */
export function announcementOf(view: GameView, isHeldBack = false): string {
  if (view.pausedBy === 'restart') return sentences(gamePlayTexts.waiting, gamePlayTexts.waitingHint)
  if (view.paused) return sentences(gamePlayTexts.paused, gamePlayTexts.pausedHint)
  switch (view.phase) {
    case 'lobby':
      return ''
    case 'countdown':
      return gamePlayTexts.getReady
    case 'question':
      return asked(view)
    case 'reveal':
      return revealed(view)
    case 'choose':
    case 'resolve':
      return ''
    case 'finished':
      return finished(view, isHeldBack)
  }
}

function asked({ asked, questionNumber, totalQuestions }: GameView): string {
  if (!asked) return ''
  const { kind, text } = asked.question
  return sentences(!isAside(kind) && gamePlayTexts.question(questionNumber, totalQuestions), text)
}

function revealed(view: GameView): string {
  const { asked, closed } = view
  if (!asked || !closed) return ''
  if (closed.voided) return sentences(gamePlayTexts.takenOut, gamePlayTexts.takenOutHint)
  // The component with the bars announces what the class thinks.
  if (asked.question.kind === 'opinion') return ''
  const right = gamePlayTexts.rightAnswer(rightLetter(closed), rightText(asked.question, closed))
  const own = view.plays ? ownResult(view) : null
  if (!own) return right
  const gained = own.gained !== null && own.gained > 0 && gamePlayTexts.gained(own.gained)
  const tellsRank = own.rank !== '' && view.questionNumber < view.totalQuestions
  return sentences(verdictOf(own), gained, right, tellsRank && own.rank)
}

function finished({ final, playerId, playerCount }: GameView, isHeldBack: boolean): string {
  if (final?.calledOff) return sentences(gamePlayTexts.calledOff)
  if (isHeldBack) return sentences(gamePlayTexts.over, gamePlayTexts.lookAtBoard)
  const players = final?.players ?? []
  const own = players.find(({ id }) => id === playerId)
  if (!own) return sentences(gamePlayTexts.over)
  const { place, score } = own
  // The screen mentions no place without points, except on the podium of a small class in which another has some.
  const isTold = isToldPlace(place, playerCount) && (score || (!players[3] && players[0]?.score))
  return sentences(gamePlayTexts.over, isTold ? gamePlayTexts.youCame(place) : gamePlayTexts.points(score))
}
