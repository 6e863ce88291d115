import type { AnyMove } from '../../../../rooms/shared/modes/modeEvents.ts'
import type { MoveOffer } from '../../../../rooms/shared/modes/modeRules.ts'
import type { GameView } from '../../../state/gameView.ts'
import { type MoveText, moveTexts } from '../../../texts/game/moves.ts'
import { isMapMode } from '../isMapMode.ts'

export type CardTone = 'mint' | 'orange' | 'grape' | 'berry' | 'sky' | 'sun' | 'wood'

const tones: Readonly<Record<AnyMove, CardTone>> = {
  steady: 'mint',
  nitro: 'orange',
  slick: 'grape',
  attack: 'berry',
  train: 'orange',
  duel: 'grape',
  guard: 'sky',
  wooden: 'wood',
  golden: 'sun',
  rascal: 'berry',
  build: 'sky',
  fire: 'orange',
  climb: 'mint',
  hide: 'mint',
  roam: 'sky',
  dare: 'orange',
}

/** Moves come from the room as texts. */
export const isMove = (move: string): move is AnyMove => Object.hasOwn(tones, move)

export const toneOf = (move: string): CardTone => (isMove(move) ? tones[move] : 'grape')

/** What is written on the card of a move. */
export function cardOf(
  { gameMode, me }: Pick<GameView, 'gameMode' | 'me'>,
  { id, values = {} }: MoveOffer,
): { name: string; words: string } {
  const words: Readonly<Record<string, MoveText>> = isMapMode(gameMode) ? moveTexts[gameMode] : {}
  const text = words[id]
  return { name: text?.name ?? id, words: text?.words({ values, ahead: me?.ahead?.name ?? null }) ?? '' }
}

/** Numbers stand out from the words around them. */
export const wordsAndNumbers = (text: string): { text: string; isNumber: boolean }[] =>
  text
    .split(/([+−]?\d+%?)/)
    .map((part, index) => ({ text: part, isNumber: index % 2 === 1 }))
    .filter((part) => part.text !== '')
