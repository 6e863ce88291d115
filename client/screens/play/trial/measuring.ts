import type { Trial } from '../../../../rooms/shared/bots/triedGame.ts'
import type { Ground } from '../replay/film.ts'
import { inSlices } from '../replay/inSlices.ts'
import { type MapFigures, measuredMap } from './mapFigures.ts'

/** Games on a map, with any seeds. */
export type Games = { trial: Omit<Trial, 'seed'>; count: number }

/** Longer than any map takes on a slow machine, so a worker that needs more is dead. */
const patienceMs = 60_000

/** Rejects if the worker cannot be loaded, fails, does not answer, or is no longer wanted. */
const measuredAside = (games: Games, stopped: AbortSignal): Promise<MapFigures> => {
  const worker = new Worker(new URL('./measuringWorker.ts', import.meta.url), { type: 'module' })
  const over = new AbortController()
  const measured = new Promise<MapFigures>((done, fail) => {
    const die = () => fail(new Error('The measuring worker is dead'))
    worker.addEventListener('message', ({ data }: MessageEvent<MapFigures | null>) => (data ? done(data) : die()))
    worker.addEventListener('error', die)
    worker.addEventListener('messageerror', die)
    stopped.addEventListener('abort', die, { signal: over.signal })
    const dead = setTimeout(die, patienceMs)
    over.signal.addEventListener('abort', () => clearTimeout(dead))
    worker.postMessage(games)
  })
  return measured.finally(() => {
    over.abort()
    worker.terminate()
  })
}

/** Plays the games in a worker if the browser can, else between the pictures of the page. Undefined once it is stopped. */
export async function measure(games: Games, ground: Ground, stopped: AbortSignal): Promise<MapFigures | undefined> {
  if (typeof Worker === 'function')
    try {
      return await measuredAside(games, stopped)
    } catch {
      // The worker is blocked by a policy, dead, or stopped. We play the games here instead.
    }
  return inSlices(measuredMap(games.trial, ground, games.count), () => !stopped.aborted)
}
