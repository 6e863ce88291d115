import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import { gameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import {
  currentTurn,
  type Match,
  playingSeats,
  type Seat,
  wasRight,
} from '../../../../rooms/shared/match/matchModel.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { questionFrame } from '../../../../rooms/shared/match/tally.ts'
import { whatFollows } from '../../../../rooms/shared/match/turnFlow.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { drawings } from '../../../assets/mapDrawings.ts'
import { aPlan, hostJoins, joins } from './matchBuilders.ts'

/** A plan on one of the default maps of the mode. */
function eventfulPlan(gameMode: GameMode, seed: number): MatchPlan {
  const maps = drawings.flatMap(({ map }) => (map.gameMode === gameMode ? [map] : []))
  const map = maps[seed % Math.max(1, maps.length)]
  const chaos = (['calm', 'lively', 'wild'] as const)[seed % 3] ?? 'lively'
  return {
    ...aPlan({ questions: 5 + (seed % 4), settings: { ...gameSettings.parse({}), chaos, speedBonus: seed % 5 !== 0 } }),
    gameMode,
    map: map ? { name: map.name, tiles: map.tiles } : null,
    seed,
  }
}

/**
 * A whole game with everything that can happen: late comers, removed players, pauses, restarts, questions that are taken out, and
 * answers and moves in any order. No room would ever record some of these entries.
 */
export function eventfulGame(gameMode: GameMode, seed: number, size = 6): { plan: MatchPlan; entries: MatchEntry[] } {
  const plan = eventfulPlan(gameMode, seed)
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const entries: MatchEntry[] = []
  const match = replayMatch(plan, [])
  let at = 1000
  let arrived = 0
  const record = (entry: MatchEntry) => {
    entries.push(entry)
    applyEntry(match, entry)
  }
  const arrive = () => record(joins(`p${arrived++}`, { at }))
  const someone = (): Seat | undefined => pick(playingSeats(match))

  record({ ...hostJoins, at })
  while (arrived < size) arrive()
  record({ kind: 'started', at })

  const surprises: (() => void)[] = [
    arrive,
    () => record({ kind: 'kicked', player: someone()?.player ?? 'nobody', at }),
    () => {
      record({ kind: 'paused', by: pick(['host', 'restart'] as const) ?? 'host', at })
      at += Math.floor(random() * 60_000)
      record({ kind: 'resumed', at })
    },
    () => record({ kind: 'voided', question: Math.ceil(random() * (match.turns.length + 1)), at }),
    () => record({ kind: 'beat', at }),
    () => record({ kind: 'answered', player: 'nobody', question: 99, answer: { choice: 1 }, ms: 5, at }),
    () =>
      record({ kind: 'chose', player: someone()?.player ?? 'nobody', question: 1, move: { id: 'cheat', at: 7 }, at }),
    () => record({ kind: 'resolved', question: match.turns.length, at }),
    () => record({ kind: 'name-allowed', name: 'Anybody', at }),
    () => record({ kind: 'claimed', player: someone()?.player ?? 'nobody', userId: `u${seed}`, earns: true, at }),
  ]

  for (let step = 0; match.stage === 'running' && step < 400; step++) {
    at += Math.floor(random() * 3000)
    if (random() < 0.15) pick(surprises)?.()
    act(match, random, at, record)
    const entry = whatFollows(match, at)
    if (entry) record(entry)
  }
  record({ kind: 'finished', at })
  return { plan, entries }
}

/** Each player does something that the phase allows, or nothing. */
function act(match: Match, random: () => number, at: number, record: (entry: MatchEntry) => void): void {
  const turn = currentTurn(match)
  if (!turn) return
  const { question } = turn
  const offer =
    match.rules.hasMoves && match.phase === 'choose' ? match.rules.offer(match.board, questionFrame(match, turn)) : []
  for (const { player } of playingSeats(match)) {
    const isRight = wasRight(match, turn, player)
    const choice = random() < 0.6 ? (question - 1) % 4 : Math.floor(random() * 5) - 1
    if (random() < 0.2) continue
    if (match.phase === 'question')
      record({ kind: 'answered', player, question, answer: { choice }, ms: Math.floor(random() * 20_000), at })
    else if (match.phase === 'choose' && !isRight)
      record({ kind: 'looked', player, question, answer: { choice: Math.max(0, choice) }, at })
    else if (match.phase === 'choose') {
      const move = offer[Math.floor(random() * offer.length)]
      if (move) record({ kind: 'chose', player, question, move: { id: move.id }, at })
    }
  }
}
