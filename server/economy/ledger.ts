import { randomUUID } from 'node:crypto'
import type { Holdings, LedgerRow } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import { isRefused, type Refused } from '../refused.ts'
import { difference, type Head, isSound, nothing, type Owner } from './holdings.ts'
import { keepProjection } from './projection.ts'

type Change = {
  reason: string
  /** Makes the change happen once: for a repeated key the answer is the existing row. Without a key every call counts. */
  key?: string | undefined
  requestId?: string | undefined
  /** May run more than once before it is committed. */
  apply(before: Holdings): Holdings | Refused
}

/** Why a row is there. */
type Mark = Pick<LedgerRow, 'reason' | 'key' | 'requestId'>

type Needs = {
  shelves: Pick<Shelves, 'ledger' | 'profiles'>
  now: () => number
  log: Log
  /** What each player starts with, as the first row of their ledger. */
  welcome: (owner: Owner) => Holdings
}

/** `repeated`: the change was made before, and its row is the answer again. `holdings`: what the player holds by now. */
type Committed = { row: LedgerRow; holdings: Holdings; repeated: boolean }

export type Ledger = ReturnType<typeof keepLedger>

/** A queue for each player with a running change, so that within a process a player's changes never race. */
type Lane = { tail: Promise<unknown>; waiting: number; head: Head | undefined }

const mostRetries = 50
/** In a long burst of changes the projection follows in steps, so that other processes need not read far to catch up. */
const mostBehind = 32

/** Runs each player's changes one after another. */
const keepLanes = () => {
  const lanes = new Map<string, Lane>()
  return {
    headOf: (playerId: string): Head | undefined => lanes.get(playerId)?.head,
    isBusy: (playerId: string): boolean => lanes.has(playerId),
    /** `onIdle` gets the end of the ledger after the last waiting change. */
    queue: <Outcome>(playerId: string, work: (lane: Lane) => Promise<Outcome>, onIdle: (head: Head) => void) => {
      const lane = lanes.get(playerId) ?? { tail: Promise.resolve(), waiting: 0, head: undefined }
      lanes.set(playerId, lane)
      lane.waiting += 1
      const outcome = lane.tail.then(() => work(lane))
      lane.tail = outcome
        .catch(() => {})
        .then(() => {
          lane.waiting -= 1
          if (lane.waiting > 0) return
          lanes.delete(playerId)
          if (lane.head) onIdle(lane.head)
        })
      return outcome
    },
    settled: () => Promise.all([...lanes.values()].map((lane) => lane.tail)),
  }
}

/** Writes and finds the rows of all players. */
const keepRows = (ledger: Shelves['ledger'], now: () => number) => {
  const insert = async (owner: Owner, head: Head, holdings: Holdings, change: Mark) => {
    const seq = head.seq + 1
    const row: LedgerRow = {
      id: `${owner.id}:${seq}`,
      playerId: owner.id,
      seq,
      key: `${owner.id}:${change.key}`,
      ...(change.requestId !== undefined && { requestId: change.requestId }),
      reason: change.reason,
      ...difference(head.holdings, holdings),
      after: holdings,
      at: now(),
    }
    return (await ledger.insert(row)) ? row : undefined
  }

  /** Reads on from a head that may be behind. It reads by keys alone, so it costs the same however long the ledger is. */
  const readOn = async (playerId: string, from: Head): Promise<Head> => {
    let head = from
    for (;;) {
      const next = await ledger.get(`${playerId}:${head.seq + 1}`)
      if (!next) return head
      head = { seq: next.seq, holdings: next.after }
    }
  }

  const rowOf = async (owner: Owner, key: string): Promise<LedgerRow | undefined> =>
    (await ledger.find({ where: { key: `${owner.id}:${key}` }, limit: 1 }))[0]

  /** The rows with the same key for each of these players. */
  const rowsOf = (playerIds: readonly string[], key: string): Promise<LedgerRow[]> =>
    ledger.find({ where: { key: { in: playerIds.map((id) => `${id}:${key}`) } }, limit: playerIds.length })

  return { insert, readOn, rowOf, rowsOf }
}

/**
 * The ledger itself is the commit: a row carries the next sequence number, and no two rows can carry the same. The
 * second writer, in this process or another, reads on and tries again.
 */
export const keepLedger = ({ shelves, now, log, welcome }: Needs) => {
  const { ledger, profiles } = shelves
  const lanes = keepLanes()
  const { insert, readOn, rowOf, rowsOf } = keepRows(ledger, now)
  const projection = keepProjection(profiles, log)

  const headOf = async (owner: Owner): Promise<Head> => {
    const projected: Head = (await profiles.get(owner.id)) ?? { seq: 0, holdings: nothing }
    // During a burst of changes the queue knows more than the projection.
    const known = lanes.headOf(owner.id)
    let head = await readOn(owner.id, known && known.seq > projected.seq ? known : projected)
    if (head.seq === 0) {
      await insert(owner, head, welcome(owner), { reason: 'welcome', key: 'welcome' })
      head = await readOn(owner.id, head)
    }
    if (projected.seq !== head.seq && !lanes.isBusy(owner.id)) await projection.update(owner, head)
    return head
  }

  /** Undefined if another writer wrote the next row first. */
  const attempt = async (owner: Owner, head: Head, change: Change): Promise<Committed | Refused | undefined> => {
    const after = change.apply(head.holdings)
    if (isRefused(after)) return after
    if (!isSound(after)) throw new Error(`A change for "${change.reason}" would break the ledger`)
    const row = await insert(owner, head, after, { ...change, key: change.key ?? randomUUID() })
    return row ? { row, holdings: row.after, repeated: false } : earlier(owner, change)
  }

  const earlier = async (owner: Owner, { key }: Change): Promise<Committed | undefined> => {
    const row = key === undefined ? undefined : await rowOf(owner, key)
    return row && { row, holdings: (await headOf(owner)).holdings, repeated: true }
  }

  const commitInLane = async (owner: Owner, lane: Lane, change: Change): Promise<Committed | Refused> => {
    const repetition = await earlier(owner, change)
    if (repetition) return repetition
    for (let tries = 0; tries < mostRetries; tries++) {
      // The head from the last change saves a read. It may be behind, so the change may conflict or be refused wrongly.
      const carried = lane.head
      const head = carried ?? (await headOf(owner))
      const outcome = await attempt(owner, head, change)
      lane.head = undefined
      if (outcome === undefined) continue
      if (isRefused(outcome)) {
        if (carried) continue
        lane.head = head
        // Another process may have made this very change meanwhile, and it is refused for that reason.
        return (await earlier(owner, change)) ?? outcome
      }
      if (!outcome.repeated) advance(owner, lane, { seq: outcome.row.seq, holdings: outcome.row.after })
      return outcome
    }
    throw new Error('The ledger is too busy')
  }

  const advance = (owner: Owner, lane: Lane, head: Head) => {
    lane.head = head
    if (head.seq % mostBehind === 0) void projection.update(owner, head)
  }

  return {
    /** What a player holds, as the ledger says. */
    head: headOf,
    rowOf,
    rowsOf,

    commit: (owner: Owner, change: Change): Promise<Committed | Refused> =>
      lanes.queue(
        owner.id,
        (lane) => commitInLane(owner, lane, change),
        (head) => void projection.update(owner, head),
      ),

    /** Resolves when the projections of all committed changes are written. */
    settled: async () => {
      await lanes.settled()
      await projection.settled()
    },
  }
}
