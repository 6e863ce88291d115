import type { Shelves } from './archive/shelves.ts'

/** Of the processes that come to something at about the same time one does it. Who dies over it is followed by the next. */
export const takeTurn = async (
  { meta }: Pick<Shelves, 'meta'>,
  what: string,
  { now, pauseMs }: { now: number; pauseMs: number },
): Promise<boolean> => {
  const id = `lastTimeOf:${what}`
  if (await meta.insert({ id, value: now })) return true
  const last = await meta.get(id)
  // A clock that was ahead holds no process up.
  const isDue = last && (now >= last.value + pauseMs || now < last.value)
  return isDue ? meta.replace({ id, value: now }, last.version) : false
}
