import { describe, expect, it } from 'vitest'
import { keepDrawings, newMapOf } from '../../../client/editor/document/keptDrawings.ts'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { openEditing } from '../../../client/editor/document/mapEditing.ts'
import { type MapHistory, redo, startHistory, undo } from '../../../client/editor/document/mapHistory.ts'
import { sceneries } from '../../../rooms/shared/maps/sceneries.ts'
import { groundOf, mapModes, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'

/** A browser's storage, with room for this many characters. */
const openStore = (mostSigns = Number.POSITIVE_INFINITY) => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...kept].reduce((sum, [other, { length }]) => sum + (other === key ? 0 : length), 0)
      if (others + text.length > mostSigns) throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

const place = { author: 'ann', map: 'm1' }
const texts = { name: 'Hall', description: 'Hot', version: 3 }

const drawn = (seed: number, steps = 30): MapHistory => {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const mode = mapModes[seed % mapModes.length] ?? 'racing'
  const editing = openEditing(startHistory(blankDrawing(mode, 30, 30)))
  for (let step = 0; step < steps; step += 1) {
    const tiles = tilesOf(editing.drawing().mode)
    editing.pickTile(tiles[below(tiles.length)] ?? groundOf(mode))
    editing.begin('brush', below(900))
    editing.lead(below(900))
    if (step % 11 === 10) editing.use('fill', below(900))
    if (step === 20) editing.reshape({ mode: mapModes[below(mapModes.length)] ?? 'racing' })
    if (step === 23) editing.moveTo(sceneries[seed % sceneries.length])
    if (step === 25) editing.reshape({ width: 29 })
    if (step === 25) editing.reshape({ width: 30 })
  }
  editing.settle()
  editing.undo()
  editing.undo()
  return editing.store.getState().history
}

/** All drawings of a history, back to its start and forward to its end. */
const wayOf = (from: MapHistory) => {
  const drawings = []
  let history = from
  while (history.undone.length > 0) history = redo(history)
  for (; history.done.length > 0; history = undo(history)) drawings.push(history.drawing)
  return [...drawings, history.drawing]
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])('what is kept comes back with every step, seed %i', (seed) => {
  const drawings = keepDrawings(openStore(), () => 77)
  const history = drawn(seed)
  drawings.keep(place, { ...texts, history })
  const found = drawings.find(place)
  expect(found).toMatchObject({ ...texts, at: 77 })
  expect(found?.history.drawing).toEqual(history.drawing)
  expect(wayOf(found?.history ?? history)).toEqual(wayOf(history))
})

it('is each author’s own, and each map’s', () => {
  const drawings = keepDrawings(openStore(), () => 1)
  drawings.keep(place, { ...texts, history: drawn(1) })
  expect(drawings.find({ ...place, author: 'bob' })).toBeUndefined()
  expect(drawings.find({ ...place, map: 'm2' })).toBeUndefined()
  expect(drawings.newestOfNew('ann', mapModes)).toBeUndefined()
})

it('of the maps that were never saved the newest comes first', () => {
  let at = 0
  const drawings = keepDrawings(openStore(), () => ++at)
  for (const mode of ['tower', 'battle'] as const)
    drawings.keep(
      { author: 'ann', map: newMapOf(mode) },
      { ...texts, version: null, history: startHistory(blankDrawing(mode, 6, 6)) },
    )
  expect(drawings.newestOfNew('ann', mapModes)?.history.drawing.mode).toBe('battle')
  expect(drawings.newestOfNew('ann', ['tower'])?.history.drawing.mode).toBe('tower')
  expect(drawings.newestOfNew('bob', mapModes)).toBeUndefined()
})

it('stays when another tab has kept something newer', () => {
  let at = 0
  const drawings = keepDrawings(openStore(), () => ++at)
  const mine = drawings.keep(place, { ...texts, history: drawn(1) })
  drawings.keep(place, { ...texts, name: 'Of the other tab', history: drawn(2) })
  drawings.forget(place, mine)
  expect(drawings.find(place)?.name).toBe('Of the other tab')
})

it('of a map that is gone becomes a new one, and takes no other’s place', () => {
  const drawings = keepDrawings(openStore(), () => 1)
  const history = startHistory(blankDrawing('tower', 6, 6))
  drawings.keep(place, { ...texts, history })
  expect(drawings.becomeNew(place)).toBe(true)
  expect(drawings.find(place)).toBeUndefined()
  expect(drawings.newestOfNew('ann', mapModes)).toMatchObject({ name: 'Hall', version: null })
  drawings.keep(place, { ...texts, name: 'Second', history })
  expect(drawings.becomeNew(place)).toBe(false)
  expect(drawings.find(place)?.name).toBe('Second')
})

describe('room', () => {
  it('is made by the oldest, and what is a month old goes', () => {
    const store = openStore()
    let now = 0
    const drawings = keepDrawings(store, () => now)
    const keep = (map: string) =>
      drawings.keep({ author: 'ann', map }, { ...texts, history: startHistory(blankDrawing('racing', 5, 5)) })
    for (now = 1; now <= 40; now += 1) keep(`m${now}`)
    expect(store.kept.size).toBe(12)
    expect(drawings.find({ author: 'ann', map: 'm40' })).toBeDefined()
    expect(drawings.find({ author: 'ann', map: 'm28' })).toBeUndefined()
    now += 31 * 24 * 60 * 60 * 1000
    keep('late')
    expect([...store.kept.keys()]).toHaveLength(1)
  })

  it('goes to the drawing before its steps', () => {
    const store = openStore()
    const long = drawn(3, 2_000)
    keepDrawings(store, () => 1).keep(place, { ...texts, history: long })
    const [text] = [...store.kept.values()]
    expect(text?.length).toBeLessThanOrEqual(100_000)
    expect(keepDrawings(store, () => 1).find(place)?.history.drawing).toEqual(long.drawing)

    const small = openStore(2_000)
    const drawings = keepDrawings(small, () => 1)
    drawings.keep(place, { ...texts, history: drawn(4) })
    expect(drawings.find(place)?.history.drawing).toEqual(drawn(4).drawing)
  })

  it('that is not there at all stops nobody', () => {
    const drawings = keepDrawings(openStore(0), () => 1)
    drawings.keep(place, { ...texts, history: drawn(1) })
    expect(drawings.find(place)).toBeUndefined()
    drawings.forget(place, 1)
  })
})

describe('what others have written there', () => {
  const good = () => {
    const store = openStore()
    keepDrawings(store, () => 1).keep(place, { ...texts, history: drawn(5) })
    const [entry] = [...store.kept]
    return { store, key: entry?.[0] ?? '', text: entry?.[1] ?? '' }
  }

  it('is a playable drawing or nothing, whatever was changed', () => {
    const { store, key, text } = good()
    const random = seededRandom(9)
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const at = Math.floor(random() * text.length)
      const sign = '{}[]",:0189azx-'[Math.floor(random() * 15)] ?? ''
      store.kept.set(key, text.slice(0, at) + sign + text.slice(at + (attempt % 3)))
      const found = keepDrawings(store, () => 1).find(place)
      if (!found) continue
      const { mode, width, height, types } = found.history.drawing
      expect(types).toHaveLength(width * height)
      expect(types.every((type) => (tilesOf(mode) as readonly string[]).includes(type))).toBe(true)
    }
  })

  it.each([
    'null',
    '7',
    '{}',
    '{"start":{"mode":"racing","width":6,"legend":["grass"],"tiles":"000"},"steps":[]}',
    `{"start":{"mode":"racing","width":900,"legend":["grass"],"tiles":"${'0'.repeat(4500)}"},"steps":[]}`,
    '{"start":{"mode":"constructor","width":5,"legend":[],"tiles":""},"steps":[]}',
  ])('is nothing: %s', (text) => {
    const { store, key } = good()
    store.kept.set(key, text)
    expect(keepDrawings(store, () => 1).find(place)).toBeUndefined()
  })
})
