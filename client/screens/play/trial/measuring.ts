import type { Trial } from '../../../../rooms/shared/bots/triedGame.ts'
import type { Ground } from '../replay/film.ts'
import { inSlices } from '../replay/inSlices.ts'
import { type MapFigures, measuredMap } from './mapFigures.ts'

/** Games on a map, whatever seeds they are played by. */
export type Games = { trial: Omit<Trial, 'seed'>; count: number }

/** Longer than any map takes on a slow machine: from then on a worker counts as dead. */
const patienceMs = 60_000

/** Rejects when the worker cannot be loaded, stops with an error, answers nothing or is not wanted any more. */
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

/** Plays the games aside from the page, where the browser can, and otherwise between its pictures; undefined once that is stopped. */
export async function measure(games: Games, ground: Ground, stopped: AbortSignal): Promise<MapFigures | undefined> {
  if (typeof Worker === 'function')
    try {
      return await measuredAside(games, stopped)
    } catch {
      // Blocked by a policy, dead, or stopped. What cannot be played there is played here.
    }
  return inSlices(measuredMap(games.trial, ground, games.count), () => !stopped.aborted)
}
