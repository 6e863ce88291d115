import { historyIn, type PlainHistory, plainHistory } from './drawingText.ts'
import type { MapDraft } from './mapDraft.ts'
import { type MapHistory, startHistory } from './mapHistory.ts'

/** What this browser keeps of a map that is drawn and not saved. */
export type KeptDrawing = Omit<MapDraft, 'drawing'> & {
  history: MapHistory
  /** When the author last drew on it. */
  at: number
  /** The version of the saved map that was drawn on; null for a new map. */
  version: number | null
}

type Stored = Omit<KeptDrawing, 'history'> & PlainHistory

/** The map of an author that a drawing is kept for. New maps have one place for each mode. */
export type DrawingPlace = { author: string; map: string }

const prefix = 'slime-school.drawing.'
const mostDrawings = 12
const mostLength = 100_000
const mostDays = 30
const dayMs = 24 * 60 * 60 * 1000

const keyOf = ({ author, map }: DrawingPlace) => `${prefix}${author}.${map}`
/** The place of a copy of this map that is not saved yet. */
export const copyOf = (id: string) => `copy-${id}`
export const newMapOf = (mode: string) => `new-${mode}`

const read = (text: string | null): KeptDrawing | undefined => {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof Stored, unknown>> | null
    const history = historyIn(stored)
    if (!stored || !history) return undefined
    const { name, description, at, version } = stored
    if (typeof name !== 'string' || typeof description !== 'string' || typeof at !== 'number') return undefined
    return { name, description, at, version: typeof version === 'number' ? version : null, history }
  } catch {
    return undefined
  }
}

/** Keeps as many steps as fit: the drawing matters more than undoing its steps. */
const textOf = ({ history, ...kept }: KeptDrawing): string => {
  for (let steps = history.done.length; ; steps = Math.floor(steps / 2)) {
    const text = JSON.stringify({ ...kept, ...plainHistory(history, steps) } satisfies Stored)
    if (text.length <= mostLength || steps === 0) return text
  }
}

/** What is used of the browser's storage. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const keysIn = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) => key.startsWith(prefix))

/**
 * Unsaved drawings stay in this browser, for their author alone. They are there again after a reload, a crash or the
 * end of a session. If there are too many, the oldest go first.
 */
export const keepDrawings = (store: Store, now: () => number) => {
  const makeRoom = (key: string) => {
    const others = keysIn(store).filter((other) => other !== key)
    const times = new Map(others.map((other) => [other, read(store.getItem(other))?.at ?? 0]))
    const newest = others.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0))
    newest.forEach((other, place) => {
      const isOld = now() - (times.get(other) ?? 0) > mostDays * dayMs
      if (isOld || place >= mostDrawings - 1) store.removeItem(other)
    })
  }
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  const find = (place: DrawingPlace) => attempt(() => read(store.getItem(keyOf(place))))
  /** `at`: when it was kept. What another tab has kept since stays. */
  const forget = (place: DrawingPlace, at: number | null): void => {
    if (at !== null && find(place)?.at === at) attempt(() => store.removeItem(keyOf(place)))
  }
  /** Returns when it was kept. */
  const keep = (place: DrawingPlace, kept: Omit<KeptDrawing, 'at'>): number => {
    const key = keyOf(place)
    attempt(() => {
      if (store.getItem(key) === null) makeRoom(key)
    })
    const write = (drawing: KeptDrawing) =>
      attempt(() => {
        store.setItem(key, textOf(drawing))
        return true
      })
    const drawing = { ...kept, at: now() }
    if (!write(drawing)) write({ ...drawing, history: startHistory(drawing.history.drawing) })
    return drawing.at
  }
  return {
    keep,
    find,
    forget,
    /**
     * The saved map was deleted, so its drawing becomes that of a map that was never saved. False if nothing was drawn,
     * or if it would replace another such drawing.
     */
    becomeNew: (place: DrawingPlace): boolean => {
      const kept = find(place)
      const there = kept && { ...place, map: newMapOf(kept.history.drawing.mode) }
      if (!there || find(there)) return false
      keep(there, { ...kept, version: null })
      forget(place, kept.at)
      return true
    },
    /** The newest of an author's maps that were never saved. */
    newestOfNew: (author: string, modes: readonly string[]): KeptDrawing | undefined =>
      modes.flatMap((mode) => find({ author, map: newMapOf(mode) }) ?? []).sort((a, b) => b.at - a.at)[0],
  }
}

/** For browsers without storage: keeps nothing. */
const noStore: Store = { getItem: () => null, setItem: () => {}, removeItem: () => {}, key: () => null, length: 0 }

const browserStore = (): Store => {
  try {
    return globalThis.localStorage ?? noStore
  } catch {
    return noStore
  }
}

export const keptDrawings = keepDrawings(browserStore(), Date.now)
