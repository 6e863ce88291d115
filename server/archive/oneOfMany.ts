import { setTimeout as pause } from 'node:timers/promises'
import type { Shelves } from './shelves.ts'

const beatMs = 1_000
const lookMs = 250
/** If a process's beat stands still for this long by the waiting process's clock, it counts as gone. */
const patienceMs = 5_000

type Work = {
  meta: Shelves['meta']
  /** The id under which the work is claimed. */
  id: string
  isDone: () => Promise<boolean>
  /** Stops where it can once `isOurs` is false: then another process has taken this one for gone. */
  run: (isOurs: () => boolean) => Promise<void>
  onWait?: (() => void) | undefined
}

/** If several processes start together, one does the work and the others wait. If it dies, another one takes over. */
export const oneOfMany = async ({ meta, id, isDone, run, onWait }: Work): Promise<void> => {
  const seen = { version: 0, since: 0 }
  const isGone = (version: number) => {
    if (version !== seen.version) Object.assign(seen, { version, since: performance.now() })
    return performance.now() - seen.since > patienceMs
  }

  /** Claims the work. Returns the version of our claim. */
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
      // The archive cannot be reached. The work notices that by itself.
    })
  }, beatMs)
  try {
    await run(() => claim.isOurs)
  } finally {
    clearInterval(beating)
    if (claim.isOurs) await meta.remove(id)
  }
}
