import type { Shelves } from '../archive/shelves.ts'
import { causeOfGame } from './gamePay.ts'

const pageSize = 100

/**
 * The games that have paid a player, in pages, the newest first. Read from the player's own ledger, so it costs the
 * same however much the rest of the school has played.
 */
export async function* gamesPaid(ledger: Shelves['ledger'], playerId: string): AsyncGenerator<string[]> {
  const cause = `${playerId}:${causeOfGame('')}`
  const ofGames = { gte: cause, lt: `${cause}\u{10ffff}` }
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const where = { playerId, key: ofGames, seq: { lt: before } }
    const rows = await ledger.find({ where, sort: [['seq', 'desc']], limit: pageSize })
    yield rows.map(({ key }) => key.slice(cause.length))
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    before = last.seq
  }
}
