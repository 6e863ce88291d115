import { slimes } from '../../../../rooms/shared/catalog/slimes.ts'
import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import { gameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import {
  currentTurn,
  type Match,
  playingSeats,
  questionOf,
  wasRight,
} from '../../../../rooms/shared/match/matchModel.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { type Replay, replayOf } from '../../../../rooms/shared/match/replay.ts'
import { questionFrame } from '../../../../rooms/shared/match/tally.ts'
import { whatFollows } from '../../../../rooms/shared/match/turnFlow.ts'
import { modeRegistry } from '../../../../rooms/shared/modes/modeRegistry.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { drawings } from '../../../assets/mapDrawings.ts'
import { rightPlace } from '../questions/rightPlace.ts'
import { aPlan, hostJoins, joins } from './matchBuilders.ts'

interface ClassWish {
  mode: GameMode
  players: number
  questions: number
  seed?: number
  names?: readonly string[]
  /** Without it many have the same score. */
  speedBonus?: boolean
  /** The questions. If there are too few, they repeat. */
  asks?: readonly KeyedQuestion[]
  /** The number of a question that is taken out as soon as it is closed. */
  voided?: number
}

const designs = slimes.filter(({ rarity }) => rarity !== 'secret').map(({ id }) => id)

function planOf({ mode, questions, seed = 1, asks = [], speedBonus = true }: ClassWish): MatchPlan {
  const map = drawings.find((drawing) => drawing.map.gameMode === mode)?.map
  const plan = aPlan({ questions, settings: { ...gameSettings.parse({ speedBonus }), pace: 'auto' } })
  const asked = plan.questions.map((question, index) => asks[index % asks.length] ?? question)
  return {
    ...plan,
    questions: asked,
    gameMode: mode,
    map: map ? { name: map.name, tiles: map.tiles } : null,
    seed,
    rules: modeRegistry[mode].version,
  }
}

/** A whole game of an orderly class. The later players join, the more they know, and they take the moves in turn. */
export function playedClass(wish: ClassWish): Replay {
  const { players, names = [], seed = 1, voided } = wish
  const match = replayMatch(planOf(wish), [])
  const random = seededRandom(seed)
  let at = 1000
  const record = (entry: MatchEntry) => applyEntry(match, entry)
  record({ ...hostJoins, at })
  for (let number = 0; number < players; number++)
    record(
      joins(`p${number}`, {
        username: names[number] ?? `Pupil ${number + 1}`,
        slime: designs[number % designs.length] ?? 'mint',
        at,
      }),
    )
  record({ kind: 'started', at })
  while (match.stage === 'running') {
    at += 4000
    everybodyActs(match, random, at, record)
    const turn = currentTurn(match)
    if (turn && turn.question === voided && match.phase === 'reveal' && !turn.voided)
      record({ kind: 'voided', question: voided, at })
    const entry = whatFollows(match, at)
    if (entry) record(entry)
  }
  return replayOf(match)
}

function everybodyActs(match: Match, random: () => number, at: number, record: (entry: MatchEntry) => void): void {
  const turn = currentTurn(match)
  if (!turn || (match.phase !== 'question' && match.phase !== 'choose')) return
  const { question } = turn
  const correct = rightPlace(questionOf(match, turn)) ?? -1
  const seats = playingSeats(match)
  const offer = match.phase === 'choose' ? match.rules.offer(match.board, questionFrame(match, turn)) : []
  for (const [index, { player }] of seats.entries()) {
    const knows = 0.35 + (0.55 * index) / seats.length
    if (match.phase === 'question') {
      const choice = random() < knows ? correct : Math.floor(random() * 4)
      record({ kind: 'answered', player, question, answer: { choice }, ms: 1500 + Math.floor(random() * 12_000), at })
    } else if (wasRight(match, turn, player)) {
      const move = offer[Math.floor(random() * offer.length)]
      if (move) record({ kind: 'chose', player, question, move: { id: move.id }, at })
    } else record({ kind: 'looked', player, question, answer: { choice: correct }, at })
  }
}
