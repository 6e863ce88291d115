import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { Doc } from '../../server/archive/shelf.ts'
import type { Perform, ShelfCall } from '../../server/archive/shelfCall.ts'
import { partsOver } from './realParts.ts'

type Build = typeof partsOver

const isDoc = (value: unknown): value is Doc & { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && 'id' in value

/** Every call of a process goes through this before it reaches the store. */
const between =
  (change: (perform: Perform, call: ShelfCall) => Promise<unknown>): Build =>
  (perform, ...given) =>
    partsOver((call) => change(perform, call), ...given)

const recordOf = async (perform: Perform, id: string) => {
  const present = await perform({ op: 'get', shelf: 'runningGames', id })
  return isDoc(present) ? present : undefined
}

const unfenced: Build = between(async (perform, call) => {
  if (call.op !== 'replace' || call.shelf !== 'runningGames') return perform(call)
  const version = (await recordOf(perform, call.doc.id))?.version ?? 0
  return perform({ ...call, version, where: [] })
})

const overTaken: Build = between(async (perform, call) => {
  if (call.op === 'insert' && call.shelf === 'journal')
    await perform({ op: 'remove', shelf: call.shelf, id: call.doc.id })
  return perform(call)
})

const unsigned: Build = between(async (perform, call) => {
  if (call.shelf !== 'journal' || (call.op !== 'insert' && call.op !== 'insertMany')) return perform(call)
  const by = (doc: Doc) => ({ ...doc, epoch: 1 })
  return perform(call.op === 'insert' ? { ...call, doc: by(call.doc) } : { ...call, docs: call.docs.map(by) })
})

/** The takeover of old: what lies behind the batches that were read is taken for damage. */
const clearedBehind: Build = between(async (perform, call) => {
  if (call.op !== 'insertMany' || call.shelf !== 'journal') return perform(call)
  const [fence] = call.docs as readonly (Doc & { code?: string; sequence?: number })[]
  const behind = await perform({
    op: 'find',
    shelf: 'journal',
    where: [
      { field: 'code', is: 'eq', value: fence?.code ?? '' },
      { field: 'sequence', is: 'gte', value: fence?.sequence ?? 0 },
    ],
    sort: [],
    limit: 99,
  })
  for (const { id } of (behind as Doc[]) ?? []) await perform({ op: 'remove', shelf: 'journal', id })
  return perform(call)
})

/** The results of a game are kept, and the record under its code says so, whichever game that is by now. */
const overWhateverItIs: Build = (perform, ...given) => {
  const parts = partsOver(perform, ...given)
  return {
    ...parts,
    journal: {
      ...parts.journal,
      markOver: async ({ code }) => {
        const present = await recordOf(perform, code)
        if (!present) return
        const { version, ...record } = present
        const doc = Object.assign(record, { isOver: true })
        await perform({ op: 'replace', shelf: 'runningGames', doc, version, where: [] })
      },
    },
  }
}

/** Only games of processes that are known to be gone are taken. */
const leftLying: Build = (...given) => {
  const parts = partsOver(...given)
  return {
    ...parts,
    whoHas: async (code) => {
      const holder = await parts.whoHas(code)
      return holder === 'this' ? holder : undefined
    },
  }
}

/** A game that is set aside is looked for under another name than that of its journal, and then removed. */
const lookedForElsewhere: Build = between(async (perform, call) =>
  call.op === 'find' && call.shelf === 'journal' && call.where.some(({ field }) => field === 'id') ? [] : perform(call),
)

/** A press whose answer was lost is refused, whatever it has done. */
const pressedOnce: Build = (...given) => {
  const parts = partsOver(...given)
  const pressed = new Set<string>()
  return {
    ...parts,
    journal: {
      ...parts.journal,
      succeed: async (claim, plan: MatchPlan, entries) => {
        if (pressed.has(claim.journal)) throw new Error('cannot be played again')
        pressed.add(claim.journal)
        return parts.journal.succeed(claim, plan, entries)
      },
    },
  }
}

/**
 * What the rules of the claims and of the fence would let through if they had a hole, and what older versions did. The
 * number is a seed shortly before the first schedule that finds it, as the simulation is now.
 */
export const holes: readonly [string, Build, number][] = [
  ['records are replaced at whatever version they are', unfenced, 90],
  ['a batch takes a place that has been taken', overTaken, 40],
  ['batches do not say by which claim they were written', unsigned, 1],
  ['a taker clears away what lies behind the batches it has read', clearedBehind, 120],
  ['the end of a game is written into the record of whichever game has its code', overWhateverItIs, 630],
  ['nobody takes a game that was given to a process of which nothing is left', leftLying, 1],
  ['what is set aside is looked for under another name, and removed by its own', lookedForElsewhere, 1],
  ['playing again is refused where an earlier press has done it and its answer got lost', pressedOnce, 10],
]
