import { learnedPoints } from '../../../../rooms/shared/modes/turnPoints.ts'
import type { ModeTurn } from '../../../modes/modeScreen.ts'
import { rightLetter, rightText } from '../../../parts/game/answers/rightAnswers.ts'
import type { GameView } from '../../../state/gameView.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { placeText } from '../../../texts/game/gamePlay.ts'
import { asSentence } from '../asSentence.ts'
import { cardOf } from './moveCards.ts'
import { isThrough, ownTask } from './ownTask.ts'

/** What a player who does not see the screen has to be told while moves are chosen. */
export function choosingNews(view: GameView, turn: ModeTurn | null): string {
  switch (ownTask(view, turn)) {
    case 'move':
      return moveNews(view, turn)
    case 'look':
      return lookNews(view, turn)
    case 'none':
      return onlookerNews(view, turn)
  }
}

function moveNews(view: GameView, turn: ModeTurn | null): string {
  const { ownMove, choosing } = view
  const names = (choosing?.moves ?? []).map((offer) => `${cardOf(view, offer, turn).name}.`)
  if (!ownMove) return `${choosingTexts.chooseMove}: ${names.join(' ')}`
  return ownMove.isSafe ? `${choosingTexts.safe}. ${choosingTexts.waiting}.` : ''
}

const learnedNews = (turn: ModeTurn | null): string =>
  [choosingTexts.learned(learnedPoints), ...(turn ? [turn.bubble.text] : [])].map(asSentence).join(' ')

function onlookerNews(view: GameView, turn: ModeTurn | null): string {
  if (!isThrough(view, turn)) return `${choosingTexts.nothingToDo}.`
  return `${choosingTexts.crossed(placeText(view.me?.mark ?? 1))}. ${choosingTexts.crossedHint}`
}

function lookNews({ ownLook, asked, closed }: GameView, turn: ModeTurn | null): string {
  if (!ownLook) return `${choosingTexts.secondLook}. ${choosingTexts.secondLookHint(learnedPoints)}.`
  if (ownLook.right === null) return ''
  if (ownLook.right) return learnedNews(turn)
  if (!closed || !asked) return `${choosingTexts.notYet}.`
  return `${choosingTexts.notYet}. ${choosingTexts.itWas(rightLetter(closed), rightText(asked.question, closed))}.`
}
