import { setTimeout as pause } from 'node:timers/promises'
import type { Shelves } from './shelves.ts'

const beatMs = 1_000
const lookMs = 250
/** A process whose beat has stood still for so long is taken for gone, by the clock of the process that waits. */
const patienceMs = 5_000

type Work = {
  meta: Shelves['meta']
  /** Under which the work is claimed. */
  id: string
  isDone: () => Promise<boolean>
  /** Stops where it can when `isOurs` says no: another has taken this process for gone. */
  run: (isOurs: () => boolean) => Promise<void>
  onWait?: (() => void) | undefined
}

/** Of several processes that start together one does the work and the others wait; one that dies of it is followed by another. */
export const oneOfMany = async ({ meta, id, isDone, run, onWait }: Work): Promise<void> => {
  const seen = { version: 0, since: 0 }
  const isGone = (version: number) => {
    if (version !== seen.version) Object.assign(seen, { version, since: performance.now() })
    return performance.now() - seen.since > patienceMs
  }

  /** The version at which the claim is ours now. */
  const claim = async (): Promise<number | undefined> => {
    if (await meta.insert({ id, value: 0 })) return 1
    const there = await meta.get(id)
    if (!there || !isGone(there.version)) return undefined
    return (await meta.replace({ id, value: 0 }, there.version)) ? there.version + 1 : undefined
  }

  for (let hasSaid = false; !(await isDone()); ) {
    const version = await claim()
    if (version !== undefined) {
      await working(meta, id, version, run)
      continue
    }
    if (!hasSaid) onWait?.()
    hasSaid = true
    await pause(lookMs * (0.5 + Math.random()))
  }
}

const working = async (meta: Shelves['meta'], id: string, claimedAt: number, run: Work['run']) => {
  const claim = { version: claimedAt, isOurs: true }
  const beat = async () => {
    claim.isOurs = await meta.replace({ id, value: claim.version }, claim.version)
    claim.version++
  }
  const beating = setInterval(() => {
    beat().catch(() => {
      // The work hears of it by itself.
    })
  }, beatMs)
  try {
    await run(() => claim.isOurs)
  } finally {
    clearInterval(beating)
    if (claim.isOurs) await meta.remove(id)
  }
}
