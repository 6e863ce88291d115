import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zipped } from '../../../client/parts/files/zipWriting.ts'
import { type FiledMap, MapRefused } from '../../../client/parts/maps/files/filedMap.ts'
import { writeMapText } from '../../../client/parts/maps/files/mapText.ts'
import { readMapBytes, readMapSource } from '../../../client/parts/maps/files/readMapFile.ts'
import { writeTiled } from '../../../client/parts/maps/files/tiledWriting.ts'
import { mapRequest } from '../../../rooms/shared/contract/maps.ts'
import { readingOf } from '../../../rooms/shared/maps/mapReading.ts'
import { sceneries } from '../../../rooms/shared/maps/sceneries.ts'
import { gridOfMap, tilesOf as placedTiles } from '../../../rooms/shared/maps/tileGrid.ts'
import { mapModes, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { drawings } from '../../assets/mapDrawings.ts'

const writtenByTiled = join(import.meta.dirname, 'tiled')

const defaults = drawings.map(({ map }): FiledMap => {
  const { name, description, gameMode: mode } = map
  return { name, description, mode, grid: gridOfMap(map) }
})

const chance = (seed: number) => {
  const random = seededRandom(seed)
  return (limit: number) => Math.floor(random() * limit)
}

const randomMap = (seed: number): FiledMap => {
  const below = chance(seed)
  const mode = mapModes[below(mapModes.length)] ?? 'racing'
  const known = tilesOf(mode)
  const [width, height] = [5 + below(26), 5 + below(26)]
  const types = Array.from({ length: width * height }, () => known[below(known.length)] ?? '')
  const scenery = sceneries[below(2 * sceneries.length)]
  return {
    name: `Map "${seed}" ü 🐌`,
    description: '',
    mode,
    grid: { width, height, types, ...(scenery && { scenery }) },
  }
}

type Layer = Record<string, unknown>
type Tiled = Record<string, unknown> & { layers: Layer[]; tilesets: Layer[] }

const small: FiledMap = {
  name: 'Small',
  description: '',
  mode: 'battle',
  grid: { width: 5, height: 6, types: Array.from({ length: 30 }, (_, at) => (at === 7 ? 'wall' : 'arena')) },
}
const tiledOf = (map: FiledMap): Tiled => JSON.parse(writeTiled(map))
const changed = (change: (file: Tiled, layer: Layer) => void, map = small): string => {
  const file = tiledOf(map)
  change(file, file.layers[0] ?? {})
  return JSON.stringify(file)
}
const read = (text: string) => readMapSource(text, 'racing')
const refusalOf = async (text: string): Promise<[string, string]> => {
  const error = await read(text).then(
    () => undefined,
    (one: unknown) => one,
  )
  if (!(error instanceof MapRefused)) throw error ?? new Error('was taken')
  return [error.why, error.message]
}
const cellBytes = (cells: readonly number[]) => Buffer.from(Uint32Array.from(cells).buffer)

describe.each([
  ['Tiled', writeTiled],
  ['our text', writeMapText],
])('a map that went out as %s', (_, write) => {
  it('comes back the same: every map that comes with the school, and 300 of chance', async () => {
    for (const map of [...defaults, ...Array.from({ length: 300 }, (_, seed) => randomMap(seed))])
      expect(await read(write(map))).toEqual(map)
  })
})

it('our text is what the maps of the school are written as', async () => {
  for (const { content, map } of drawings)
    expect(mapRequest.parse(await readMapSource(JSON.stringify(content), 'racing').then(asRequest)).tiles).toEqual(
      map.tiles,
    )
})

const asRequest = ({ name, description, mode, grid }: FiledMap) => ({
  name: name || 'A map',
  description,
  gameMode: mode,
  tiles: placedTiles(grid),
  ...(grid.scenery && { scenery: grid.scenery }),
})

it('reads what was saved together with its pictures, and calls a map without a name as its file', async () => {
  const bytes = zipped({ 'Small.tmj': writeTiled(small), 'slime-school-battle.png': new Uint8Array(9) })
  expect(await readMapBytes(bytes, 'racing')).toEqual(small)
  const bare = new TextEncoder().encode(changed((file) => delete file.properties))
  expect((await readMapBytes(bare, 'racing', 'my.castle.tmj')).name).toBe('my.castle')
})

it('says of each tile what it is', () => {
  for (const map of defaults)
    expect(tiledOf(map).tilesets).toMatchObject([
      { firstgid: 1, tiles: tilesOf(map.mode).map((type, id) => ({ id, type })) },
    ])
})

describe('what Tiled can do to a map', () => {
  it.each([
    ['base64', undefined, (bytes: Buffer) => bytes],
    ['base64 with gzip', 'gzip', gzipSync],
    ['base64 with zlib', 'zlib', deflateSync],
  ])('%s', async (_, compression, pack) => {
    for (const map of defaults) {
      const text = changed((_, layer) => {
        Object.assign(layer, { encoding: 'base64', compression: compression ?? '' })
        layer.data = pack(cellBytes(layer.data as number[])).toString('base64')
      }, map)
      expect(await read(text)).toEqual(map)
    }
  })

  it.each(readdirSync(writtenByTiled))(
    '%s, as Tiled 1.8 itself has written what it was given of ours',
    async (file) => {
      const found = await readMapSource(readFileSync(join(writtenByTiled, file), 'utf8'), 'gold-quest')
      const given = defaults.find(({ name }) => name === found.name)
      expect({ ...found, grid: found.grid.types }).toEqual({ ...given, grid: given?.grid.types })
    },
  )

  it('tiles that are flipped and turned are the tiles they are', async () => {
    const text = changed((_, layer) => {
      layer.data = (layer.data as number[]).map((cell, at) => (cell | ((at % 16) << 28)) >>> 0)
    })
    expect(await read(text)).toEqual(small)
  })

  it('of several layers and groups the highest counts, and a hidden one not at all', async () => {
    const sheet = (name: string, cells: Record<number, number>, more: Layer = {}) => ({
      ...{ type: 'tilelayer', name, x: 0, y: 0, width: 5, height: 6, visible: true },
      data: Array.from({ length: 30 }, (_, at) => cells[at] ?? 0),
      ...more,
    })
    const text = changed((file) => {
      file.layers.push(
        { type: 'objectgroup', name: 'notes', objects: [] },
        {
          ...{ type: 'group', name: 'top', visible: true },
          layers: [sheet('low', { 0: 2, 1: 2 }), { type: 'group', name: 'deep', layers: [sheet('high', { 1: 3 })] }],
        },
        sheet('hidden', { 2: 2 }, { visible: false }),
        { type: 'group', name: 'hidden', visible: false, layers: [sheet('inside', { 3: 2 })] },
      )
    })
    expect((await read(text)).grid.types.slice(0, 4)).toEqual(['wall', 'powerup', 'arena', 'arena'])
  })

  it('an endless map is as large as what is drawn on it, and a hole in it is ground', async () => {
    const chunk = (x: number, y: number, cells: Record<number, number>) => ({
      ...{ x, y, width: 16, height: 16 },
      data: Array.from({ length: 256 }, (_, at) => cells[at] ?? 0),
    })
    const text = changed((file, layer) => {
      Object.assign(file, { infinite: true, width: 32, height: 16 })
      layer.chunks = [chunk(-16, -16, { 255: 2 }), chunk(0, 0, { 69: 4 })]
      delete layer.data
    })
    const { grid } = await read(text)
    expect([grid.width, grid.height]).toEqual([7, 6])
    expect(grid.types[0]).toBe('wall')
    expect(grid.types.at(-1)).toBe('spawn')
    expect(grid.types.filter((type) => type === 'arena')).toHaveLength(40)
  })

  it('a map that says no mode is for the one that is drawn, or for one that has its tiles', async () => {
    const monsters = changed((file, layer) => {
      delete file.properties
      layer.data = Array.from({ length: 30 }, () => 6)
    })
    expect((await readMapSource(monsters, 'racing')).mode).toBe('racing')
    expect(
      (
        await readMapSource(
          changed((file) => delete file.properties),
          'racing',
        )
      ).mode,
    ).toBe('battle')
  })
})

describe('a file that is no map is refused by name, with its place', () => {
  const type = (file: Tiled, id: number, wanted: string | undefined) => {
    const tiles = file.tilesets[0]?.tiles as Layer[]
    Object.assign(tiles[id] ?? {}, { type: wanted })
  }
  it.each<[string, (file: Tiled, layer: Layer) => void, RegExp]>([
    ['orientation', (file) => Object.assign(file, { orientation: 'isometric' }), /isometric/],
    ['size', (file) => Object.assign(file, { width: 31 }), /31 × 6/],
    ['size', (file) => Object.assign(file, { width: 'wide' }), /0 × 6/],
    [
      'compression',
      (_, layer) => Object.assign(layer, { encoding: 'base64', compression: 'zstd', data: 'AAAA' }),
      /zstd/,
    ],
    ['encoding', (_, layer) => Object.assign(layer, { encoding: 'runes', data: 'AAAA' }), /"tiles"/],
    [
      'broken',
      (_, layer) => Object.assign(layer, { encoding: 'base64', compression: 'gzip', data: 'AAAA' }),
      /"tiles"/,
    ],
    ['broken', (_, layer) => Object.assign(layer, { encoding: 'base64', data: '***' }), /"tiles"/],
    ['cells', (_, layer) => Object.assign(layer, { data: [1, 2, 3] }), /3 tiles of 30/],
    ['cell', (_, layer) => Object.assign(layer, { data: (layer.data as number[]).with(13, 1.5) }), /row 3, column 4/],
    ['noType', (file) => type(file, 1, undefined), /layer "tiles", row 2, column 3/],
    ['foreignTile', (file) => type(file, 1, 'lava'), /"lava" in Battle: layer "tiles", row 2, column 3/],
    ['externalTileset', (file) => Object.assign(file, { tilesets: [{ firstgid: 1, source: 'a.tsj' }] }), /a\.tsj/],
    ['empty', (_, layer) => Object.assign(layer, { data: (layer.data as number[]).map(() => 0) }), /Nothing/],
    ['onlyTileset', (file) => Object.assign(file, { type: 'tileset' }), /pictures/],
    ['noMap', (file) => Object.assign(file, { layers: undefined }), /no map/],
  ])('%s', async (why, change, words) => {
    const [found, message] = await refusalOf(changed(change))
    expect(found).toBe(why)
    expect(message).toMatch(words)
  })

  it('the older files of Tiled, halves of files and texts', async () => {
    expect(await refusalOf('<?xml version="1.0"?><map/>')).toMatchObject(['xml', /tmj/])
    expect((await refusalOf(writeTiled(small).slice(0, 300)))[0]).toBe('unreadable')
    expect((await refusalOf('[]'))[0]).toBe('noMap')
    const text = writeMapText(small)
    expect(await refusalOf(text.replace('..w..', '..#..').replace('.w...', '.?...').replace('"..w', '"..?'))).toEqual([
      'sign',
      expect.stringMatching(/row \d, column \d/),
    ])
    expect(await refusalOf(text.replace('"....."', '"....."').replace(/"\.{5}"\n {2}\]/, '"...."\n  ]'))).toEqual([
      'unevenRow',
      'Row 6 is not as long as the first one.',
    ])
  })

  it('counts cells before it unpacks any, and stops where more come out than were promised', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000)).toString('base64')
    const packed = (width: number) =>
      changed((_, layer) => Object.assign(layer, { width, encoding: 'base64', compression: 'gzip', data: bomb }))
    expect((await refusalOf(packed(5)))[0]).toBe('cells')
    expect((await refusalOf(packed(50_000)))[0]).toBe('tooLarge')
    const many = changed((file, layer) => {
      file.layers = Array.from({ length: 201 }, () => layer)
    })
    expect((await refusalOf(many))[0]).toBe('tooLarge')
    let deep: Layer = { type: 'group', name: 'inmost', layers: [] }
    for (let depth = 0; depth < 2_000; depth++) deep = { type: 'group', name: `g${depth}`, layers: [deep] }
    expect((await refusalOf(changed((file) => file.layers.push(deep))))[0]).toBe('tooDeep')
  })
})

/** A value that no reader expects there. */
const oddities: readonly unknown[] = [null, -1, 1e99, 0.5, '', 'x', [], {}, true, [null], { type: 'wall' }, 4294967295]

const spoilt = (value: unknown, below: (limit: number) => number): unknown => {
  if (below(12) === 0 || typeof value !== 'object' || value === null) return oddities[below(oddities.length)]
  const entries = Object.entries(value)
  const at = below(Math.max(entries.length, 1))
  const next = entries.map(([key, one], index) => [key, index === at ? spoilt(one, below) : one] as const)
  return Array.isArray(value) ? next.map(([, one]) => one) : Object.fromEntries(next)
}

const isPlayable = (map: FiledMap): boolean => {
  const { success, data } = mapRequest.safeParse(asRequest(map))
  return success && readingOf(data.gameMode, gridOfMap(data)).counting.length >= 0
}

it('whatever bytes come, they end in a named refusal or in a map that can be played', async () => {
  const counts = { taken: 0, refused: 0 }
  for (let seed = 0; seed < 3_000; seed++) {
    const below = chance(seed)
    const map = seed % 2 === 0 ? small : (defaults[below(defaults.length)] ?? small)
    const text = below(2) === 0 ? writeTiled(map) : writeMapText(map)
    let bytes: Uint8Array<ArrayBuffer>
    if (below(3) > 0) bytes = new TextEncoder().encode(JSON.stringify(spoilt(spoilt(JSON.parse(text), below), below)))
    else {
      bytes = below(3) === 0 ? zipped({ 'map.tmj': text }) : new TextEncoder().encode(text)
      for (let flips = 1 + below(8); flips > 0; flips--) bytes[below(bytes.length)] = below(256)
    }
    const found = await readMapBytes(bytes, 'tower', 'map.tmj').then(
      (one) => one,
      (error: unknown) => error,
    )
    if (found instanceof MapRefused) counts.refused++
    else {
      expect(found, `seed ${seed}`).not.toBeInstanceOf(Error)
      expect(isPlayable(found as FiledMap), `seed ${seed}`).toBe(true)
      counts.taken++
    }
  }
  process.stdout.write(`${counts.taken} taken, ${counts.refused} refused\n`)
  expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(300)
})
