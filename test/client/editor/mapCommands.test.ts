import { describe, expect, it } from 'vitest'
import {
  apply,
  blankDrawing,
  clear,
  type Drawing,
  inverse,
  type MapCommand,
  moveTo,
  paint,
  regrown,
  reshape,
} from '../../../client/editor/document/mapCommands.ts'
import { perform, redo, startHistory, undo } from '../../../client/editor/document/mapHistory.ts'
import { mapModes, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'

const meadow = blankDrawing('racing', 5, 5)
const done = (drawing: Drawing, command: MapCommand | undefined) => (command ? apply(drawing, command) : drawing)

it('a blank drawing is ground everywhere', () => {
  expect(new Set(meadow.types)).toEqual(new Set(['grass']))
  expect(meadow.types).toHaveLength(25)
})

describe('painting', () => {
  it('changes the places it is told, once each, and leaves the drawing it came from alone', () => {
    const command = paint(meadow, [3, 4, 3], 'track')
    const painted = done(meadow, command)
    expect(command).toMatchObject({ changes: [{ place: 3 }, { place: 4 }] })
    expect([2, 3, 4, 5].map((place) => painted.types[place])).toEqual(['grass', 'track', 'track', 'grass'])
    expect(meadow.types[3]).toBe('grass')
  })
  it('is no command at all where nothing would change or nothing is', () => {
    expect(paint(meadow, [0, 1], 'grass')).toBeUndefined()
    expect(paint(meadow, [25, -1], 'track')).toBeUndefined()
  })
})

describe('another scenery', () => {
  const frozen = done(meadow, moveTo(meadow, 'ice'))
  it('changes no tile, stays through other shapes, and is taken back', () => {
    expect(frozen).toEqual({ ...meadow, scenery: 'ice' })
    expect(done(frozen, reshape(frozen, { mode: 'battle', width: 7 })).scenery).toBe('ice')
    const command = moveTo(meadow, 'ice')
    expect(command && apply(frozen, inverse(command))).toEqual(meadow)
    expect(done(frozen, moveTo(frozen, undefined))).toEqual(meadow)
  })
  it('that is the old one is no command', () => {
    expect(moveTo(meadow, undefined)).toBeUndefined()
    expect(moveTo(frozen, 'ice')).toBeUndefined()
  })
})

describe('a new shape', () => {
  const drawn = done(meadow, paint(meadow, [0, 6, 24], 'enemy-weak'))
  it('keeps what was drawn in its place, and adds ground', () => {
    const wider = done(drawn, reshape(drawn, { width: 7, height: 6 }))
    expect([wider.width, wider.height, wider.types.length]).toEqual([7, 6, 42])
    expect(wider.types.flatMap((type, place) => (type === 'enemy-weak' ? [place] : []))).toEqual([0, 8, 32])
  })
  it('keeps what both modes know, and turns the rest into the new ground', () => {
    const arena = done(drawn, reshape(drawn, { mode: 'battle' }))
    expect(arena.types[6]).toBe('enemy-weak')
    expect(arena.types[1]).toBe('arena')
  })
  it('that is the old one is no command', () => {
    expect(reshape(drawn, { mode: 'racing', width: 5 })).toBeUndefined()
  })
})

it('clearing leaves nothing but ground, and can be taken back', () => {
  const drawn = done(meadow, paint(meadow, [1, 2, 3], 'boost'))
  const command = clear(drawn) as MapCommand
  expect(apply(drawn, command)).toEqual(meadow)
  expect(apply(meadow, inverse(command))).toEqual(drawn)
})

it('undo and redo stop at the ends, and a new step forgets what was taken back', () => {
  const start = startHistory(meadow)
  expect(undo(start)).toBe(start)
  const one = perform(start, paint(meadow, [0], 'track'))
  expect(redo(one)).toBe(one)
  const other = perform(undo(one), paint(meadow, [1], 'track'))
  expect(redo(other)).toBe(other)
})

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a random session, seed %i', (seed) => {
  it('can be taken back step by step and done again', () => {
    const random = seededRandom(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    let history = startHistory(meadow)
    const seen = [history.drawing]
    for (let step = 0; step < 60; step += 1) {
      const { drawing } = history
      const mode = mapModes[below(mapModes.length)] ?? 'racing'
      const type = tilesOf(drawing.mode)[below(tilesOf(drawing.mode).length)] ?? 'grass'
      const places = Array.from({ length: below(9) }, () => below(drawing.types.length))
      const commands = [
        paint(drawing, places, type),
        paint(drawing, places, type),
        clear(drawing),
        reshape(drawing, { mode }),
        reshape(drawing, { width: 5 + below(26), height: 5 + below(26) }),
      ]
      const next = perform(history, commands[below(commands.length)])
      if (next !== history) seen.push(next.drawing)
      history = next
    }
    for (const drawing of seen.toReversed()) {
      expect(history.drawing).toEqual(drawing)
      history = undo(history)
    }
    for (const drawing of seen.slice(1)) {
      history = redo(history)
      expect(history.drawing).toEqual(drawing)
    }
  })
})

describe('a side that grows or is cut off', () => {
  const drawn = done(meadow, paint(meadow, [0, 6, 24], 'enemy-weak'))
  const none = { top: 0, right: 0, bottom: 0, left: 0 }
  const weakIn = (drawing: Drawing) => drawing.types.flatMap((type, place) => (type === 'enemy-weak' ? [place] : []))

  it('moves what was drawn with it, and adds ground', () => {
    const grown = done(drawn, regrown(drawn, { ...none, top: 1, left: 2 }))
    expect([grown.width, grown.height]).toEqual([7, 6])
    expect(weakIn(grown)).toEqual([9, 17, 41])
    expect(grown.types.filter((type) => type === 'grass')).toHaveLength(39)
  })

  it('and the map stays in its scenery', () => {
    const frozen: Drawing = { ...drawn, scenery: 'ice' }
    expect(done(frozen, regrown(frozen, { ...none, top: 1 })).scenery).toBe('ice')
    expect(done(drawn, regrown(drawn, { ...none, top: 1 }))).not.toHaveProperty('scenery')
  })

  it('takes what lies on it along, and Undo brings it back', () => {
    const large = done(drawn, regrown(drawn, { ...none, right: 3, bottom: 3 }))
    const command = regrown(large, { ...none, top: -1, left: -1 }) as MapCommand
    const cut = done(large, command)
    expect([cut.width, cut.height, weakIn(cut)]).toEqual([7, 7, [0, 24]])
    expect(apply(cut, inverse(command))).toEqual(large)
  })

  it('stays within the sizes of maps', () => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      expect(regrown(drawn, { ...none, [side]: -1 })).toBeUndefined()
      expect(regrown(blankDrawing('racing', 30, 30), { ...none, [side]: 1 })).toBeUndefined()
    }
    expect(regrown(drawn, none)).toBeUndefined()
  })
})
