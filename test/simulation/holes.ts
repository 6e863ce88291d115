import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { Doc } from '../../server/archive/shelf.ts'
import type { Perform, ShelfCall } from '../../server/archive/shelfCall.ts'
import { partsOver } from './realParts.ts'

type Build = typeof partsOver

const isDoc = (value: unknown): value is Doc & { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && 'id' in value

/** Lets `change` handle every call of a process before it reaches the store. */
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

/** Faulty: a taker treats batches behind those it has read as damage. */
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

/** Faulty: the mark that results are kept goes into the record under the code, even if that is another game by now. */
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

/** Faulty: a process takes games only from a process that it knows to be gone. */
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

/** Faulty: a game that is set aside is looked for under another name than that of its journal, and then removed. */
const lookedForElsewhere: Build = between(async (perform, call) =>
  call.op === 'find' && call.shelf === 'journal' && call.where.some(({ field }) => field === 'id') ? [] : perform(call),
)

/** Faulty: if the answer to a press was lost, the next press is refused, even if the first had no effect. */
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
 * Holes in the rules of claims and fence, some of which older versions had. The number is a seed shortly before the first
 * schedule in which the present simulation finds the hole.
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
