import { mapDescriptionMaxLength, mapNameMaxLength } from '../../../../rooms/shared/contract/maps.ts'
import { mapSideMax, mapSideMin } from '../../../../rooms/shared/maps/mapSize.ts'
import { groundOf, type MapMode, tilesOf } from '../../../../rooms/shared/maps/tileTypes.ts'
import { type Fields, type FiledMap, isFields, lineOf, refused, sceneryIn } from './filedMap.ts'
import { modeFor, type PlacedType } from './modeFor.ts'

const spareSigns = '0123456789'

/** Ground is a dot. Each other tile gets a letter of its name that no earlier tile has taken. */
const signsOf = (mode: MapMode): ReadonlyMap<string, string> => {
  const signs = new Map<string, string>([[groundOf(mode), '.']])
  const taken = new Set(['.'])
  for (const type of tilesOf(mode)) {
    if (signs.has(type)) continue
    const letters = type.split('-').reverse().join('')
    const sign = [...letters, ...letters.toUpperCase(), ...spareSigns].find((letter) => !taken.has(letter)) ?? '?'
    taken.add(sign)
    signs.set(type, sign)
  }
  return signs
}

/** The rows of a map as signs with their meaning, in the format of the maps that come with the school. */
export const writeMapText = ({ name, description, mode, grid }: FiledMap): string => {
  const signs = signsOf(mode)
  const used = new Set(grid.types)
  const legend = Object.fromEntries([...signs].filter(([type]) => used.has(type)).map(([type, sign]) => [sign, type]))
  const rows = Array.from({ length: grid.height }, (_, y) =>
    grid.types
      .slice(y * grid.width, (y + 1) * grid.width)
      .map((type) => signs.get(type) ?? '.')
      .join(''),
  )
  const { scenery } = grid
  const map = { name, gameMode: mode, description, ...(scenery && { scenery }), legend, rows }
  return `${JSON.stringify(map, null, 2)}\n`
}

const layer = ''

export const readMapText = (file: Fields, name: string, nearest: MapMode): FiledMap => {
  const legend = isFields(file.legend) ? new Map(Object.entries(file.legend)) : new Map<string, unknown>()
  const lines: unknown[] = Array.isArray(file.rows) ? file.rows : []
  if (lines.length === 0) throw refused('empty', {})
  const first = typeof lines[0] === 'string' ? lines[0] : ''
  const [width, height] = [[...first.slice(0, 2 * mapSideMax + 2)].length, lines.length]
  if ([width, height].some((side) => side < mapSideMin || side > mapSideMax)) throw refused('size', { width, height })
  const placed = lines.flatMap((line, y): PlacedType[] => {
    const row = y + 1
    const signs = typeof line === 'string' && line.length <= 2 * mapSideMax ? [...line] : []
    if (signs.length !== width) throw refused('unevenRow', { row })
    return signs.map((sign, x) => {
      const type = legend.get(sign)
      if (typeof type !== 'string') throw refused('sign', { row, column: x + 1, sign })
      return { type, spot: { layer, row, column: x + 1 } }
    })
  })
  const mode = modeFor(placed, file.gameMode, nearest)
  return {
    name: lineOf(file.name, mapNameMaxLength) || name,
    description: lineOf(file.description, mapDescriptionMaxLength),
    mode,
    grid: { width, height, types: placed.map(({ type }) => type), ...sceneryIn(file.scenery) },
  }
}
