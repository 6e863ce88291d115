import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawnTiles } from '../../../../client/modes/drawnTiles.ts'
import { boxOf, layoutOf } from '../../../../client/stage/world/mapLayout.ts'
import { paintMap } from '../../../../client/stage/world/mapPicture.ts'
import { paintWorld } from '../../../../client/stage/world/paintWorld.ts'
import { anchorOf, paintThing, pictureShare } from '../../../../client/stage/world/things/paintThing.ts'
import { thingNames } from '../../../../client/stage/world/things/thingNames.ts'
import type { Easel } from '../../../../client/stage/world/worldEasel.ts'
import { type MapMode, mapModes } from '../../../../rooms/shared/maps/tileTypes.ts'
import { defaultMaps, hostileMaps, randomMap } from '../../../rooms/shared/modes/hostileMaps.ts'
import { modeWorld } from '../../modes/everyStage.ts'
import { layPaper } from './paperCanvas.ts'

beforeAll(layPaper)
afterAll(() => {
  vi.unstubAllGlobals()
})

const options = { tileWidth: 40, margin: 100 }

const maps = mapModes.flatMap((mode) =>
  [...defaultMaps(mode), ...hostileMaps(mode), randomMap(mode, 1), randomMap(mode, 2)].map(({ name, grid }) => ({
    mode,
    name,
    grid,
  })),
)

describe('a painted world', () => {
  it.each(maps)('$mode, $name: keeps everybody on the ground and everything in sight', ({ mode, grid }) => {
    const { ground, footOf, standing, ambient, plates, tile, origin } = paintWorld(modeWorld(mode), grid, options)
    expect(tile.width).toBeCloseTo(options.tileWidth)
    expect(ground.width).toBe(Math.ceil(grid.width * tile.width + origin.x * 2))
    for (const place of grid.types.keys()) {
      const { x, y } = footOf(place)
      expect(Math.floor((x - origin.x) / tile.width)).toBe(place % grid.width)
      expect(Math.floor((y - origin.y) / tile.height)).toBe(Math.floor(place / grid.width))
    }
    for (const { depth, image } of standing) {
      expect(Number.isFinite(depth)).toBe(true)
      expect(image.width).toBeGreaterThan(0)
    }
    expect(ambient.length).toBeLessThanOrEqual(40)
    expect(plates.flatMap(({ places }) => places).length).toBe(grid.types.filter((type) => type === 'moving').length)
  })

  it.each([
    ['in the upper row, at the side', 4, 0],
    ['in the upper row', 3, 0],
    ['in the second row', 3, 1],
    ['below', 3, 2],
  ])('of a race whose finish is %s shows the whole arch in a picture of the map', (_, x, y) => {
    const painter = modeWorld('racing')
    const road = (place: number) => Math.floor(place / 5) === y && place % 5 <= x
    const grid = { width: 5, height: 5, types: Array.from({ length: 25 }, (_, at) => (road(at) ? 'track' : 'grass')) }
    for (const size of [
      { width: 320, height: 200 },
      { width: 200, height: 200 },
      { width: 120, height: 300 },
    ]) {
      const { tileWidth, down } = layoutOf(painter.tile, grid, painter.beyond?.(grid), size)
      const high = (tileWidth * painter.tile.height) / painter.tile.width
      const { standing, origin } = paintWorld(painter, grid, { tileWidth, margin: 100 })
      const isLong = (pixels: number, units: number) => Math.abs(pixels - (units / 76) * tileWidth) < 4
      const middle = origin.x + (x + 0.5) * tileWidth
      const isOverLine = (left: number, width: number) => Math.abs(left + width / 2 - middle) < 0.2 * tileWidth
      const arch = standing.find(
        ({ image, x: left }) => isLong(image.width, 176) && isLong(image.height, 192) && isOverLine(left, image.width),
      )
      expect(arch).toBeDefined()
      // Beside the posts and over the banner there is a little air in its picture.
      const air = 0.12 * tileWidth
      const left = (size.width - 5 * tileWidth) / 2 - origin.x
      const top = (size.height - 5 * high) / 2 + down - origin.y
      expect((arch?.y ?? 0) + top).toBeGreaterThanOrEqual(-air)
      expect((arch?.x ?? 0) + (arch?.image.width ?? 0) + left).toBeLessThanOrEqual(size.width + 2 * air)
    }
  })

  it.each(mapModes)(
    'of %s has its tiles where marks over its picture lie, whatever the sides of the picture',
    (mode) => {
      const { tile, beyond } = modeWorld(mode)
      const flatness = tile.height / tile.width
      for (const { grid } of [...defaultMaps(mode), ...hostileMaps(mode)])
        for (const [width, height] of [
          [600, 200],
          [200, 600],
          [400, (400 * grid.height) / grid.width],
        ] as const) {
          const { tileWidth, down } = layoutOf(tile, grid, beyond?.(grid), { width, height })
          // A browser fits the box of the marks into the frame, and centres it.
          const box = boxOf(grid, beyond?.(grid))
          const scale = Math.min(width / box.width, height / (box.height * flatness))
          expect(tileWidth).toBeCloseTo(scale)
          expect((width - box.width * scale) / 2 - box.left * scale).toBeCloseTo((width - grid.width * tileWidth) / 2)
          const top = (height - grid.height * tileWidth * flatness) / 2 + down
          expect((height - box.height * flatness * scale) / 2 - box.top * flatness * scale).toBeCloseTo(top)
        }
    },
  )

  it.each(defaultMaps('survival'))('$name: has no palm whose crown hides who stands behind it', ({ grid }) => {
    const { standing, footOf, tile } = paintWorld(modeWorld('survival'), grid, options)
    const firm = grid.types.flatMap((type, place) => (type === 'danger' ? [] : [footOf(place)]))
    const palms = standing.filter(({ image }) => image.width > 1.5 * tile.width && image.width < image.height)
    for (const { x, image, depth } of palms) {
      const [middle, crown] = [x + image.width / 2, image.width * 0.36]
      const behind = firm.filter(({ y }) => depth - y > 0.3 * tile.height && depth - y < 1.8 * tile.height)
      const hides = behind.map((foot) => crown + tile.width / 2 - Math.abs(foot.x - middle))
      expect(Math.max(0, ...hides)).toBeLessThan(tile.width / 3)
    }
  })

  it('of a tower has a portal that turns and a heart that beats on its gate, in front of what carries them', () => {
    for (const { name, grid } of defaultMaps('tower')) {
      const { ambient, standing } = paintWorld(modeWorld('tower'), grid, options)
      for (const kind of ['portal-swirl', 'heart'] as const) {
        const living = ambient.filter((one) => one.kind === kind)
        expect(living.length, name).toBeGreaterThan(0)
        for (const { x, y, depth = 0 } of living) {
          const carries = standing.filter(
            (one) => x > one.x && x < one.x + one.image.width && y > one.y && y < one.y + one.image.height,
          )
          expect(
            carries.some((one) => one.depth < depth && depth - one.depth < 5),
            `${name}, ${kind}`,
          ).toBe(true)
        }
      }
    }
  })

  it.each([
    ['survival', 0.06],
    ['gold-quest', 0.085],
  ] as const)('of %s leaves the ground to those who play: little else stands on it', (mode, most) => {
    for (const { name, grid } of defaultMaps(mode)) {
      const { standing, tile, origin } = paintWorld(modeWorld(mode), grid, options)
      const [right, bottom] = [origin.x + grid.width * tile.width, origin.y + grid.height * tile.height]
      // Walls are left out, which are as wide as their row.
      const small = standing.filter(({ x, y, image: { width, height } }) => {
        const [across, down] = [x + width / 2, y + height / 2]
        return width < tile.width * 4 && across > origin.x && across < right && down > origin.y && down < bottom
      })
      expect(small.length / grid.types.length, name).toBeLessThanOrEqual(most)
    }
  })

  it('is the same each time it is painted from the same seed, and another from another', () => {
    const grid = defaultMaps('racing')[0]?.grid ?? { width: 5, height: 5, types: [] }
    const settled = (seed: number) =>
      paintWorld(modeWorld('racing'), grid, { ...options, seed }).standing.map(({ x, y }) => [x, y])
    expect(settled(3)).toEqual(settled(3))
    expect(settled(3)).not.toEqual(settled(4))
  })
})

it.each(mapModes)('%s: a tile is known to be drawn as its painter draws it', (mode) => {
  expect(drawnTiles[mode]).toEqual(modeWorld(mode).tile)
})

describe('the picture of a map', () => {
  it.each(mapModes)('%s has the size it was asked for, however wide or high that is', (mode) => {
    const grid = defaultMaps(mode)[0]?.grid ?? { width: 5, height: 5, types: [] }
    for (const size of [
      { width: 300, height: 140 },
      { width: 90, height: 400 },
    ]) {
      const { width, height } = paintMap(modeWorld(mode), grid, { size })
      expect({ width, height }).toEqual(size)
    }
  })
})

describe('things', () => {
  it.each(thingNames)('%s is a square picture with its foot or its middle in it', (name) => {
    const { width, height } = paintThing(name, 100)
    expect([width, height]).toEqual([100 * pictureShare, 100 * pictureShare])
    const { x, y } = anchorOf(name)
    expect([x, y].every((share) => share > 0 && share < 1)).toBe(true)
  })
})

/** Paper whose brushes remember the colour that they last took, after it has been changed. */
const layColouredPaper = () => {
  layPaper()
  const taken = {
    filled: '',
    get fillStyle() {
      return this.filled
    },
    set fillStyle(colour: string) {
      this.filled = colour
    },
  }
  const { createElement } = document
  vi.stubGlobal('document', {
    createElement: (name: string) => {
      const canvas = createElement(name) as HTMLCanvasElement
      const brush = Object.setPrototypeOf(canvas.getContext('2d'), taken)
      return Object.assign(canvas, { getContext: () => brush })
    },
  })
}

describe('what a class has to know again', () => {
  it('has the same colours in every scenery, unlike what stands beside it', () => {
    layColouredPaper()
    const seen: string[] = []
    const green = '#27c27f'
    const fill = (brush: CanvasRenderingContext2D) => {
      brush.fillStyle = green
      seen.push(brush.fillStyle)
    }
    const frame = { left: 0, top: 0, width: 10, height: 10 }
    const paint = (easel: Easel) => {
      easel.stand(1, frame, fill)
      easel.mark(2, frame, fill)
    }
    const grid = { width: 5, height: 5, types: Array<string>(25).fill('sky'), scenery: 'moonlight' as const }
    expect(paintWorld({ tile: { width: 59, height: 59 }, paint }, grid, options).standing).toHaveLength(2)
    expect(seen[0]).not.toBe(green)
    expect(seen[1]).toBe(green)
  })

  it('is the finish and the hay of a race, and the portal, the gate and the flags of a castle', () => {
    layPaper()
    const marksIn = (mode: MapMode, types: string[]) => {
      const { paint, tile } = modeWorld(mode)
      let marks = 0
      const counting = (easel: Easel) => {
        const { mark } = easel
        paint(
          Object.assign(easel, {
            mark: (...all: Parameters<Easel['mark']>) => {
              marks++
              mark(...all)
            },
          }),
        )
      }
      paintWorld({ tile, paint: counting }, { width: types.length, height: 1, types }, options)
      return marks
    }
    expect(marksIn('racing', ['track', 'track', 'obstacle', 'track', 'track'])).toBe(2)
    expect(marksIn('tower', ['enemy-path-start', 'enemy-path', 'enemy-path-end', 'sky', 'checkpoint'])).toBe(3)
  })
})
