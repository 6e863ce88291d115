import type { Shelves } from './archive/shelves.ts'

/** If several processes want to do something at about the same time, only one does. If it dies, the next one gets its turn. */
export const takeTurn = async (
  { meta }: Pick<Shelves, 'meta'>,
  what: string,
  { now, pauseMs }: { now: number; pauseMs: number },
): Promise<boolean> => {
  const id = `lastTimeOf:${what}`
  if (await meta.insert({ id, value: now })) return true
  const last = await meta.get(id)
  // A clock that was ahead must not block the others.
  const isDue = last && (now >= last.value + pauseMs || now < last.value)
  return isDue ? meta.replace({ id, value: now }, last.version) : false
}
