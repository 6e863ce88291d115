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
  /** Whose own questions they are knows the answers. */
  isOwn?: boolean
  /** The same in a plan of the version before, which paid nothing for them. */
  isUnpaid?: boolean
  /** Wrong answers come back once after the last question; older practices simply ended. */
  asksAgain?: boolean
}

export interface MapOfPlan {
  name: string
  tiles: readonly Tile[]
  scenery?: Scenery
}

/** Of all that is known of a map. */
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
  /** Of a map that somebody has built: by it a room asks who, so that no plan and no recording keeps a name. */
  builtMap?: string
  title: string
  /** Only what the class missed in an earlier game is asked. */
  onlyMissed?: true
  questionSetId: string
  questions: KeyedQuestion[]
  settings: GameSettings
  host: { userId: string; username: string; slime: string; plays: boolean; teaches?: boolean; ownsSet?: boolean }
  seed: ChanceSeed
  createdAt: number
  /** Which version of the mode's rules it is played by; games from before there were versions play by the newest. */
  rules?: number
  /** The how manieth game under its code it is, from the second on. */
  round?: number
  /** Of which questions, by the name under which they are kept, the game's were drawn. */
  drawn?: { of: string; draw: Draw }
  /** Other lengths of its phases than the usual ones. */
  phaseMs?: OwnPhaseMs
  /** Only the pupils of this class may sit down. */
  classId?: string
  /** How many times the usual time some of them have, by account: told to no device, and in no recording. */
  ownTimes?: Readonly<Record<string, number>>
  /** In which team they are, by account, counted from one: for what the board shows, and in no rule and no recording. */
  teams?: Readonly<Record<string, number>>
  /** Solo practice: one pupil against a scripted rival. */
  practice?: PracticeTerms
}

/** What the entries of a game are kept under: no other game ever has the same, also none that gets its code. */
export const journalOf = ({ code, gameId }: Pick<MatchPlan, 'code' | 'gameId'>): string => `${code}.${gameId}`

/** Which questions of a set a game asks, and in which order their answers stand where that is another one. */
export type Draw = readonly { from: number; order?: readonly number[] }[]

type DrawSettings = Pick<GameSettings, 'shuffleQuestions' | 'shuffleAnswers' | 'questionCount'>

/** Kept as it was drawn, and by a chance of its own: everybody sees the order, and nothing else shall follow from it. */
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

/** What stands between two questions belongs to the one that follows, wherever that comes to be asked. */
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

/** Never as it is written, which is the key. */
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
