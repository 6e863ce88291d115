import { create } from 'zustand'
import type { GameView } from '../../../state/gameView.ts'

/** A guess how much of the class will be right. It is only for fun, so no server hears of it. */
export const guesses = ['few', 'half', 'most'] as const
export type Guess = (typeof guesses)[number]

/** The question and the game that a guess is about. */
type About = Pick<GameView, 'code' | 'gameRound' | 'turn'>

interface Guessed extends About {
  guess: Guess
}

export const useGuessed = create<{ last: Guessed | null }>(() => ({ last: null }))

type Known = Pick<
  GameView,
  'phase' | 'asked' | 'closed' | 'ownAnswer' | 'lobbyPlay' | 'practice' | 'plays' | 'playerCount'
>

export const guess = ({ code, gameRound, turn }: About, what: Guess): void =>
  useGuessed.setState({ last: { code, gameRound, turn, guess: what } })

export const guessOf = (last: Guessed | null, { code, gameRound, turn }: About): Guess | null =>
  last?.code === code && last.gameRound === gameRound && last.turn === turn ? last.guess : null

/** With fewer players there is not much to guess. */
const fewestPlayers = 3
const unscored: readonly (string | undefined)[] = ['opinion', 'slide']

/** For a player whose locked answer is safe, while others still think. */
export const mayGuess = ({ phase, asked, ownAnswer, lobbyPlay, practice, plays, playerCount }: Known): boolean =>
  phase === 'question' &&
  plays &&
  lobbyPlay &&
  !practice &&
  playerCount >= fewestPlayers &&
  ownAnswer?.isSafe === true &&
  ownAnswer.choice !== -1 &&
  !unscored.includes(asked?.question.kind)

/** How many of those who answered were right. Null if this device is not told. */
export function rightOf({ closed, asked }: Pick<Known, 'closed' | 'asked'>): { right: number; of: number } | null {
  if (!closed || !asked || closed.voided) return null
  const { spread, correct, counted } = closed
  const right = counted ? counted.right : (spread[correct] ?? 0)
  const of = counted ? counted.right + counted.partly + counted.wrong : spread.reduce((sum, some) => sum + some, 0)
  return of > 0 ? { right, of } : null
}

/** The guess that is nearest to the result. */
export function bandOf({ right, of }: { right: number; of: number }): Guess {
  if (right * 3 < of) return 'few'
  return right * 3 <= of * 2 ? 'half' : 'most'
}
