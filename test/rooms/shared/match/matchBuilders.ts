import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import { type GameSettings, gameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import { mapSideMin } from '../../../../rooms/shared/maps/mapSize.ts'
import type { Tile } from '../../../../rooms/shared/maps/tileGrid.ts'
import { groundOf, isMapMode, type MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'

/** The smallest possible map, filled with the plain ground of its mode. */
const plainMap = (gameMode: MapMode): Tile[] =>
  Array.from({ length: mapSideMin ** 2 }, (_, place) => ({
    x: place % mapSideMin,
    y: Math.floor(place / mapSideMin),
    type: groundOf(gameMode),
    obstacle: null,
  }))

/** A plan whose right answers are 0, 1, 2, 3, 0, 1 ... */
export const aPlan = (
  over: {
    questions?: number
    settings?: Partial<GameSettings>
    hostPlays?: boolean
    gameMode?: GameMode
    classId?: string
  } = {},
): MatchPlan => ({
  gameId: 'game-1',
  code: 'ABC234',
  gameMode: over.gameMode ?? 'classic',
  map: over.gameMode && isMapMode(over.gameMode) ? { name: 'Plain', tiles: plainMap(over.gameMode) } : null,
  title: 'Sums',
  questionSetId: 'sums',
  questions: Array.from({ length: over.questions ?? 3 }, (_, index) => ({
    question: `Question ${index + 1}`,
    answers: ['a', 'b', 'c', 'd'],
    correct: index % 4,
  })),
  settings: { ...gameSettings.parse({}), pace: 'auto', ...over.settings },
  host: { userId: 't1', username: 'MrsHill', slime: 'mint', plays: over.hostPlays ?? false },
  seed: 7,
  createdAt: 0,
  ...(over.classId !== undefined && { classId: over.classId }),
})

export const hostJoins: MatchEntry = {
  kind: 'joined',
  player: 'host',
  userId: 't1',
  earns: false,
  username: 'MrsHill',
  slime: 'mint',
  seatKey: 'key-host',
  isHost: true,
  plays: false,
  at: 1,
}

export const joins = (player: string, over: Partial<Extract<MatchEntry, { kind: 'joined' }>> = {}): MatchEntry => ({
  ...hostJoins,
  player,
  userId: null,
  username: player,
  seatKey: `key-${player}`,
  isHost: false,
  plays: true,
  ...over,
})

export const asked = (question: number): MatchEntry => ({ kind: 'asked', question, at: question * 1000 })
export const closed = (question: number): MatchEntry => ({ kind: 'closed', question, at: question * 1000 + 500 })
export const answered = (player: string, question: number, choice: number, ms = 0): MatchEntry => ({
  kind: 'answered',
  player,
  question,
  answer: { choice },
  ms,
  at: question * 1000 + ms,
})
export const started: MatchEntry = { kind: 'started', at: 500 }
export const finished: MatchEntry = { kind: 'finished', at: 99_000 }
