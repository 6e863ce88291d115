import { describe, expect, it } from 'vitest'
import { blankDrawing, type Drawing } from '../../../client/editor/document/mapCommands.ts'
import { openWorldSurface, type Paper, tilesAround } from '../../../client/editor/world/worldSurface.ts'
import { drawnTiles } from '../../../client/modes/drawnTiles.ts'
import type { WorldWish } from '../../../client/parts/maps/painting/worldWishes.ts'
import { type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'

/** A picture in these tests shows the types of the tiles that lie wholly in it. */
type Seen = { wish: WorldWish; closed: boolean }

/** Allows for rounding where a tile ends exactly at the edge of a picture. */
const tiny = 1e-6

function openDesk(isAside = true) {
  const asked: { wish: WorldWish; done: (seen: Seen) => void; fail: () => void }[] = []
  const given: Seen[] = []
  /** The tile type that the painted world shows, by place. Elsewhere the drawn tile is seen. */
  let shown = new Map<number, string>()
  let rested: (() => void) | null = null
  let paperTile = 0
  const coveredBy = ({ wish: { grid, shot, mode } }: Seen): [number, string][] => {
    if ('size' in shot) return []
    const { tileWidth, window } = shot
    const high = (tileWidth * drawnTiles[mode].height) / drawnTiles[mode].width
    return grid.types.flatMap((type, place): [number, string][] => {
      const [x, y] = [place % grid.width, Math.floor(place / grid.width)]
      const isIn =
        x * tileWidth >= window.left - 1 + tiny &&
        (x + 1) * tileWidth <= window.left + window.width + tiny &&
        y * high >= window.top - 1 + tiny &&
        (y + 1) * high <= window.top + window.height + tiny
      return isIn ? [[place, type]] : []
    })
  }
  const seenOf = (picture: unknown) => {
    const seen = given.find((one) => one === picture)
    if (!seen || seen.closed) throw new Error('A picture that was not painted, or is closed')
    return seen
  }
  const paper: Paper = {
    wipe: () => {
      shown = new Map()
    },
    wipeTiles: (_, places) => {
      for (const place of places) shown.delete(place)
    },
    layWhole: (_, pieces, tileWidth) => {
      shown = new Map(pieces.flatMap(({ picture }) => coveredBy(seenOf(picture))))
      paperTile = tileWidth
    },
    lay: ({ picture }) => {
      const seen = seenOf(picture)
      if ('size' in seen.wish.shot || seen.wish.shot.tileWidth !== paperTile) throw new Error('Of another scale')
      for (const [place, type] of coveredBy(seen)) shown.set(place, type)
    },
  }
  const surface = openWorldSurface({
    paper,
    paint: (wish) =>
      new Promise((done, reject) => {
        const give = (seen: Seen) => {
          given.push(seen)
          done(Object.assign(seen, { width: 1, height: 1, close: () => Object.assign(seen, { closed: true }) }))
        }
        asked.push({ wish, done: give, fail: () => reject(new Error('No paint')) })
      }),
    isAside: () => isAside,
    tileOf: ({ mode }) => drawnTiles[mode],
    whenRested: (then) => {
      rested = then
    },
  })
  /** Lets everything run that waits for an answer. */
  const heard = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
  }
  return {
    surface,
    given,
    waiting: () => asked.length,
    latest: () => asked.at(-1)?.wish,
    shown: () => shown,
    paperTile: () => paperTile,
    rest: async () => {
      rested?.()
      await heard()
    },
    answer: async () => {
      const first = asked.shift()
      first?.done({ wish: first.wish, closed: false })
      await heard()
    },
    fail: async () => {
      asked.shift()?.fail()
      await heard()
    },
  }
}

type Desk = ReturnType<typeof openDesk>

const withTile = (drawing: Drawing, place: number, type: TileType): Drawing => ({
  ...drawing,
  types: drawing.types.map((before, at) => (at === place ? type : before)),
})

const expectTrue = (desk: Desk, drawing: Drawing, what: string) => {
  for (const [place, type] of desk.shown()) expect(type, `${what}, place ${place}`).toBe(drawing.types[place])
}

const settle = async (desk: Desk) => {
  for (let turn = 0; turn < 50; turn++) {
    await desk.rest()
    while (desk.waiting() > 0) await desk.answer()
  }
}

const meadow = blankDrawing('racing', 12, 9)

describe('the world over a drawing', () => {
  it('shows a stroke as its tiles at once, near ground as soon as it is painted, and the whole when the hand rests', async () => {
    const desk = openDesk()
    desk.surface.show(meadow, 40)
    await desk.answer()
    expect(desk.shown().size).toBe(108)
    const drawn = withTile(meadow, 40, 'track')
    desk.surface.show(drawn, 40)
    expect(desk.shown().has(40)).toBe(false)
    expect(desk.shown().size).toBe(107)
    expect(desk.latest()?.shot).toEqual({ tileWidth: 40, window: expect.objectContaining({ left: 80, width: 200 }) })
    await desk.answer()
    expect(desk.shown().get(40)).toBe('track')
    expect(desk.waiting()).toBe(0)
    await desk.rest()
    expect(desk.latest()?.shot).toEqual({ tileWidth: 40, window: expect.objectContaining({ left: 0, width: 480 }) })
    await desk.answer()
    expect(desk.waiting()).toBe(0)
  })

  it('asks for one picture at a time, however many strokes are made meanwhile', async () => {
    const desk = openDesk()
    desk.surface.show(meadow, 40)
    let drawing = meadow
    for (let place = 0; place < 100; place++) {
      drawing = withTile(drawing, place, 'water')
      desk.surface.show(drawing, 40)
      expect(desk.waiting()).toBe(1)
    }
    await desk.answer()
    expectTrue(desk, drawing, 'after the first')
    await desk.answer()
    expect(desk.shown().size).toBe(108)
    expect(desk.waiting()).toBe(0)
  })

  it('on the page nothing is painted before the hand rests, and then row by row', async () => {
    const desk = openDesk(false)
    desk.surface.show(meadow, 40)
    desk.surface.show(withTile(meadow, 3, 'water'), 40)
    expect(desk.waiting()).toBe(0)
    await desk.rest()
    let pieces = 0
    for (; desk.waiting() > 0; pieces++) {
      expect(desk.shown().size).toBe(0)
      await desk.answer()
    }
    expect(pieces).toBe(3)
    expect(desk.shown().size).toBe(108)
    expect(desk.shown().get(3)).toBe('water')
    desk.surface.show(withTile(meadow, 4, 'water'), 40)
    expect(desk.waiting()).toBe(0)
  })

  it('on the page a stroke makes void what was painted of the whole, until the hand rests again', async () => {
    const desk = openDesk(false)
    desk.surface.show(meadow, 40)
    await desk.rest()
    await desk.answer()
    const drawn = withTile(meadow, 3, 'water')
    desk.surface.show(drawn, 40)
    await desk.answer()
    expect([desk.waiting(), desk.shown().size]).toEqual([0, 0])
    expect(desk.given.every(({ closed }) => closed)).toBe(true)
    await settle(desk)
    expect([...desk.shown()].sort(([a], [b]) => a - b)).toEqual([...drawn.types.entries()])
  })

  it('a picture that cannot be painted leaves the tiles, and the next stroke asks anew', async () => {
    const desk = openDesk()
    desk.surface.show(meadow, 40)
    await desk.answer()
    desk.surface.show(withTile(meadow, 3, 'water'), 40)
    await desk.fail()
    expect(desk.shown().size).toBe(0)
    expect(desk.waiting()).toBe(0)
    desk.surface.show(withTile(meadow, 4, 'water'), 40)
    await desk.answer()
    expect(desk.shown().size).toBe(108)
  })

  it('what comes after it is closed lies nowhere, and is let go', async () => {
    const desk = openDesk()
    desk.surface.show(meadow, 40)
    desk.surface.close()
    await desk.answer()
    expect(desk.shown().size).toBe(0)
    expect(desk.given.every(({ closed }) => closed)).toBe(true)
  })

  it('near a stroke are two tiles on each side, as far as the map goes', () => {
    expect(tilesAround(meadow, [0])).toEqual({ left: 0, top: 0, width: 3, height: 3 })
    expect(tilesAround(meadow, [40, 41])).toEqual({ left: 2, top: 1, width: 6, height: 5 })
  })
})

it.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'in whatever order strokes, undo, late and lost pictures, rests, zooms and other sizes come, no tile is shown that is not drawn: seed %i',
  async (seed) => {
    const random = seededRandom(seed * 7919)
    const pick = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)]
    const desk = openDesk(seed % 5 !== 0)
    let [drawing, tile] = [meadow, 40]
    const past: Drawing[] = [drawing]
    desk.surface.show(drawing, tile)
    const acts: Record<string, () => Promise<void> | void> = {
      stroke: () => {
        for (let tiles = 0; tiles < 1 + random() * 4; tiles++)
          drawing = withTile(
            drawing,
            Math.floor(random() * drawing.types.length),
            pick(tilesOf(drawing.mode)) ?? 'grass',
          )
        past.push(drawing)
      },
      undo: () => {
        drawing = pick(past) ?? drawing
      },
      zoom: () => {
        tile = 20 + Math.floor(random() * 50)
      },
      reshape: () => {
        drawing = blankDrawing(pick(['racing', 'battle', 'survival'] as const) ?? 'tower', 5 + (seed % 7), 6)
        past.push(drawing)
      },
      answer: desk.answer,
      answerAgain: desk.answer,
      rest: desk.rest,
      fail: async () => {
        if (random() < 0.3) await desk.fail()
      },
    }
    for (let step = 0; step < 120; step++) {
      const act = pick(Object.keys(acts)) ?? 'rest'
      await acts[act]?.()
      desk.surface.show(drawing, tile)
      expectTrue(desk, drawing, `seed ${seed}, step ${step}, ${act}`)
      expect(desk.waiting()).toBeLessThanOrEqual(1)
    }
    await settle(desk)
    expect([...desk.shown()].sort(([a], [b]) => a - b)).toEqual([...drawing.types.entries()])
    expect(desk.paperTile()).toBe(tile)
    expect(desk.given.every(({ closed }) => closed)).toBe(true)
  },
)
