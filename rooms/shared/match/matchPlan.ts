import type { ChanceSeed } from '../chance.ts'
import type { GameSettings } from '../contract/game.ts'
import type { Difficulty, GameMode } from '../contract/gameModes.ts'
import type { Tile } from '../contract/maps.ts'
import { shuffled } from '../seededRandom.ts'

/** A question with its key. Never leaves the server before the question is closed. */
export interface KeyedQuestion {
  question: string
  answers: string[]
  correct: number
  explanation?: string | undefined
  image?: string | undefined
  /** One for each answer, empty where it has none. */
  answerImages?: string[] | undefined
  /** Time of its own, where the author gave it one. */
  seconds?: number | undefined
}

export interface PracticeTerms {
  difficulty: Difficulty
  runId: string
  /** Whose own questions they are knows the answers. */
  isUnpaid?: boolean
  /** What was wrong comes back once after the last question; practices from before that simply ended. */
  asksAgain?: boolean
}

/** Everything about a game that is settled before the first player joins. It never changes afterwards. */
export interface MatchPlan {
  gameId: string
  code: string
  gameMode: GameMode
  map: { name: string; tiles: readonly Tile[] } | null
  title: string
  /** Only what the class missed in an earlier game is asked. */
  onlyMissed?: true
  questionSetId: string
  questions: KeyedQuestion[]
  settings: GameSettings
  host: { userId: string; username: string; slime: string; plays: boolean; teaches?: boolean }
  seed: ChanceSeed
  createdAt: number
  /** Which version of the mode's rules it is played by; games from before there were versions play by the newest. */
  rules?: number
  /** The how manieth game under its code it is, from the second on. */
  round?: number
  /** Of which questions, by the name under which they are kept, the game's were drawn. */
  drawn?: { of: string; draw: Draw }
  /** Solo practice: one pupil against a scripted rival. */
  practice?: PracticeTerms
}

/** What the entries of a game are kept under: no other game ever has the same, also none that gets its code. */
export const journalOf = ({ code, gameId }: Pick<MatchPlan, 'code' | 'gameId'>): string => `${code}.${gameId}`

/** Which questions of a set a game asks, and in which order their answers stand where that is another one. */
export type Draw = readonly { from: number; order?: readonly number[] }[]

/** Kept as it was drawn, and by a chance of its own: everybody sees the order, and nothing else shall follow from it. */
export function drawQuestions(count: number, settings: GameSettings, random: () => number): Draw {
  const all = Array.from({ length: count }, (_, index) => index)
  const ordered = settings.shuffleQuestions ? shuffled(all, random) : all
  const chosen = ordered.slice(0, settings.questionCount ?? count)
  return chosen.map((from) => (settings.shuffleAnswers ? { from, order: shuffled([0, 1, 2, 3], random) } : { from }))
}

export const asDrawn = (questions: readonly KeyedQuestion[], draw: Draw): KeyedQuestion[] =>
  draw.flatMap(({ from, order }) => {
    const question = questions[from]
    if (!question) return []
    return order ? { ...question, ...inOrder(question, order) } : question
  })

const inOrder = ({ answers, answerImages, correct }: KeyedQuestion, order: readonly number[]) => ({
  answers: order.map((from) => answers[from] ?? ''),
  ...(answerImages && { answerImages: order.map((from) => answerImages[from] ?? '') }),
  correct: order.indexOf(correct),
})
