import { modes } from '../../../modes/modes.ts'
import { untilIdle } from '../paintingQueue.ts'
import type { WorldAnswer, WorldWish } from './worldWishes.ts'

export type WorldPicture = HTMLCanvasElement | ImageBitmap

export interface WorldPainting {
  /** Rejects when the picture can be painted nowhere, or when painting here has ended. */
  paint(wish: WorldWish): Promise<WorldPicture>
  /** Whether painting leaves the page free to react. */
  isAside(): boolean
  close(): void
}

/** Longer than any painting takes on a slow machine: from then on a worker counts as dead. */
const patienceMs = 20_000

type Open = { done: (picture: ImageBitmap) => void; fail: (error: Error) => void }

const canPaintAside = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function'

const newWorker = () => new Worker(new URL('./worldWorker.ts', import.meta.url), { type: 'module' })

/** A worker that paints. `onDead` is called once, if the worker cannot be loaded, has failed or does not answer. */
function openAside(start: () => Worker, onDead: () => void) {
  const open = new Map<number, Open>()
  let worker: Worker | null = start()
  let last = 0
  const end = (why: string) => {
    worker?.terminate()
    worker = null
    for (const { fail } of open.values()) fail(new Error(why))
    open.clear()
  }
  const die = () => {
    if (!worker) return
    end('The painting worker is dead')
    onDead()
  }
  worker.addEventListener('error', die)
  worker.addEventListener('messageerror', die)
  worker.addEventListener('message', ({ data: { number, picture } }: MessageEvent<WorldAnswer>) => {
    const asked = open.get(number)
    open.delete(number)
    if (picture && asked) asked.done(picture)
    else if (asked) asked.fail(new Error('The world could not be painted in a worker'))
    else picture?.close()
  })
  return {
    paint: (wish: WorldWish) =>
      new Promise<ImageBitmap>((done, fail) => {
        const number = ++last
        const dead = setTimeout(die, patienceMs)
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(dead)
            settle(value)
          }
        open.set(number, { done: settled(done), fail: settled(fail) })
        worker?.postMessage({ number, wish })
      }),
    close: () => end('Closed'),
  }
}

/** Paints worlds in a worker if the browser can. Otherwise, or after the worker has died, it paints on the page. */
export function openWorldPainting(start = newWorker): WorldPainting {
  let isClosed = false
  let aside: ReturnType<typeof openAside> | null = null
  let isOnPage = !canPaintAside()
  const die = () => {
    aside = null
    isOnPage = true
  }
  const onPage = async (wish: WorldWish) => {
    const stage = modes[wish.mode].stage?.()
    const [{ paintMap }, painter] = await Promise.all([
      import('../../../stage/world/mapPicture.ts'),
      stage?.then(({ stage }) => stage.world()),
      untilIdle(),
    ])
    if (isClosed || !painter) throw new Error('Closed')
    return paintMap(painter.world, wish.grid, wish.shot)
  }
  return {
    isAside: () => !isOnPage,
    paint: async (wish) => {
      if (isClosed) throw new Error('Closed')
      if (!isOnPage)
        try {
          aside ??= openAside(start, die)
          return await aside.paint(wish)
        } catch {
          isOnPage ||= !aside
          // The worker is blocked by a policy, has failed, or was stopped. The page may paint the picture instead.
        }
      return onPage(wish)
    },
    close: () => {
      isClosed = true
      aside?.close()
      aside = null
    },
  }
}
