import type { ChanceSeed } from '../chance.ts'
import type { Difficulty, GameMode } from '../contract/gameModes.ts'
import type { GameSettings } from '../contract/gameSettings.ts'
import type { Scenery } from '../maps/sceneries.ts'
import type { Tile } from '../maps/tileGrid.ts'
import type { KeyedQuestion } from '../questions/question.ts'
import { inOrder, isAlwaysDrawn, isScored, partsOf } from '../questions/questionKinds.ts'
import { shuffled } from '../seededRandom.ts'
import type { OwnPhaseMs } from './phaseLengths.ts'

interface PracticeTerms {
  difficulty: Difficulty
  runId: string
  /** The pupil owns these questions, and so knows the answers. */
  isOwn?: boolean
  /** The same in a plan of the version before, which paid nothing for such a practice. */
  isUnpaid?: boolean
  /** Wrong answers come back once after the last question. Older practices ended without that. */
  asksAgain?: boolean
  /** A mode counts a hundred for a right answer, as in a lesson. Older practices gave it the score, ten times as much. */
  countsHundreds?: boolean
}

export interface MapOfPlan {
  name: string
  tiles: readonly Tile[]
  scenery?: Scenery
}

/** The part of a map that a plan keeps. */
export const mapOfPlan = ({ name, tiles, scenery }: MapOfPlan): MapOfPlan => ({
  name,
  tiles,
  ...(scenery && { scenery }),
})

export const isOfOwnQuestions = ({ practice }: Pick<MatchPlan, 'practice'>): boolean =>
  practice?.isOwn === true || practice?.isUnpaid === true

/** Everything about a game that is settled before the first player joins. It never changes afterwards. */
export interface MatchPlan {
  gameId: string
  code: string
  gameMode: GameMode
  map: MapOfPlan | null
  /** The id of a map that a user built. A room looks up the builder by it, so no plan and no recording holds a name. */
  builtMap?: string
  title: string
  /** The game asks only what the class missed in an earlier game. */
  onlyMissed?: true
  questionSetId: string
  questions: KeyedQuestion[]
  settings: GameSettings
  host: { userId: string; username: string; slime: string; plays: boolean; teaches?: boolean; ownsSet?: boolean }
  seed: ChanceSeed
  createdAt: number
  /** The version of the mode's rules. Games from before there were versions play by the newest. */
  rules?: number
  /** Which game under its code this is, from the second on. */
  round?: number
  /** From which kept questions, by the name they are kept under, this game's questions were drawn, and how. */
  drawn?: { of: string; draw: Draw }
  /** Other lengths of its phases than the usual ones. */
  phaseMs?: OwnPhaseMs
  /** Only the pupils of this class may sit down. */
  classId?: string
  /** By account: how many times the usual time some pupils have. It goes to no device and into no recording. */
  ownTimes?: Readonly<Record<string, number>>
  /** By account: the pupil's team, counted from one. Only for what screens show: no rule and no recording has it. */
  teams?: Readonly<Record<string, number>>
  /** Solo practice: one pupil against a scripted rival. */
  practice?: PracticeTerms
}

/** The name that the entries of a game are kept under. No other game has the same, not even the next under its code. */
export const journalOf = ({ code, gameId }: Pick<MatchPlan, 'code' | 'gameId'>): string => `${code}.${gameId}`

/** Which questions of a set a game asks, and the order of their answers if it was changed. */
type Draw = readonly { from: number; order?: readonly number[] }[]

type DrawSettings = Pick<GameSettings, 'shuffleQuestions' | 'shuffleAnswers' | 'questionCount'>

/** Kept as it was drawn, by chance of its own: all players see the order, and must not be able to guess other draws from it. */
export function drawQuestions(questions: readonly KeyedQuestion[], settings: DrawSettings, random: () => number): Draw {
  const all = withAsides(questions)
  const ordered = settings.shuffleQuestions ? shuffled(all, random) : all
  const chosen = ordered.slice(0, settings.questionCount ?? all.length)
  return chosen.flat().map((from) => {
    const question = questions[from]
    const order = question && drawnOrder(question, settings, random)
    return order ? { from, order } : { from }
  })
}

/** Slides and opinions belong to the scored question after them, wherever that comes in the drawn order. */
function withAsides(questions: readonly KeyedQuestion[]): number[][] {
  const groups: number[][] = []
  let asides: number[] = []
  for (const [index, question] of questions.entries()) {
    asides.push(index)
    if (!isScored(question)) continue
    groups.push(asides)
    asides = []
  }
  const last = groups.at(-1)
  if (last) last.push(...asides)
  else if (asides.length > 0) groups.push(asides)
  return groups
}

function drawnOrder(question: KeyedQuestion, settings: DrawSettings, random: () => number): number[] | undefined {
  const places = Array.from({ length: partsOf(question) }, (_, place) => place)
  if (isAlwaysDrawn(question)) return shuffledAway(places, random)
  return settings.shuffleAnswers && places.length > 0 ? shuffled(places, random) : undefined
}

/** Never the order in which the parts were written, because that order is the answer. */
function shuffledAway(places: readonly number[], random: () => number): number[] {
  const drawn = shuffled(places, random)
  return drawn.every((place, index) => place === index) ? [...drawn.slice(1), 0] : drawn
}

export const asDrawn = (questions: readonly KeyedQuestion[], draw: Draw): KeyedQuestion[] =>
  draw.flatMap(({ from, order }) => {
    const question = questions[from]
    if (!question) return []
    return order ? inOrder(question, order) : question
  })
