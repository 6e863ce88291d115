import { setTimeout as pause } from 'node:timers/promises'
import { type Claim, type GameOpening, GameTaken } from '../../rooms/ports.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { openArchive } from '../../server/archive/openArchive.ts'
import { journalPort } from '../../server/ports/journalPort.ts'
import { nobodyElse } from '../../server/processes/calls.ts'
import { joinOthers } from '../../server/processes/others.ts'

/**
 * A process of a school with games only: it writes to each game all the time, takes over games that others leave, and tells its
 * parent what it would tell a device. The test stops and kills it.
 */
const [mongoUri = '', name = '', firstNumber = '0', games = '0'] = process.argv.slice(2)

export type Told = { taking: string } | { took: string; games: number } | { gameId: string; acknowledged: number }
const tell = (told: Told) => process.send?.(told)

const log = { debug() {}, info() {}, warn() {}, error() {} }
const archive = await openArchive({ mongoUri, writer: name })
const rooms = new Map<string, Claim>()
const others = joinOthers({ archive, processId: name, calls: nobodyElse, log, load: () => rooms.size })
const journal = journalPort({ ...archive, log, lease: others.lease })
let numbers = Number(firstNumber)

// The driver throws by itself when its lines were cut while this process stood still. The product counts that and goes on.
process.on('uncaughtException', () => {})

/** Often enough that a write is always under way, but not so often that it blocks the database. */
const betweenMs = 150

async function play({ claim, nextSequence }: Pick<GameOpening, 'claim' | 'nextSequence'>): Promise<void> {
  const { code, gameId } = claim
  rooms.set(code, claim)
  let [next, at] = [nextSequence, ++numbers]
  while (rooms.get(code) === claim) {
    try {
      next = await journal.append(claim, next, [{ kind: 'locked', locked: true, at }])
      tell({ gameId, acknowledged: at })
      at = ++numbers
    } catch (error) {
      if (error instanceof GameTaken && rooms.get(code) === claim) rooms.delete(code)
    }
    await pause(betweenMs)
  }
}

async function take(code: string, from?: string): Promise<boolean> {
  if (rooms.has(code)) return false
  tell({ taking: code })
  const game = await journal.take(code, from)
  if (!game) return false
  void play(game)
  tell({ took: code, games: rooms.size })
  return true
}

const planOf = (code: string) =>
  ({
    code,
    gameId: `${name}-${code}`,
    questionSetId: 'sums',
    questions: [],
    host: { userId: 'host' },
    createdAt: 1,
  }) as unknown as MatchPlan

await others.enter()
const opened: Claim[] = []
for (let game = 0; game < Number(games); game++) {
  const claim = await journal.open(planOf(`GAME${game}`))
  if (claim) opened.push(claim)
}
for (const claim of opened) void play({ claim, nextSequence: 0 })
others.watch({
  takeOver: take,
  takeIn: (code) => take(code),
  open: () => [...rooms.keys()],
  giveUpAll: () => rooms.clear(),
  giveUpTaken: async () => {
    const held = await journal.held()
    const isHeld = (one: Claim) => held.some(({ gameId, epoch }) => gameId === one.gameId && epoch === one.epoch)
    for (const [code, claim] of rooms) if (!isHeld(claim)) rooms.delete(code)
  },
  count: () => {},
})
tell({ took: '', games: rooms.size })
