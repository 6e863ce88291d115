import type { MapWarning } from '../../maps/mapWarnings.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'

export const survivalWarnings = ({ types }: TileGrid): MapWarning[] => (types.includes('safe') ? [] : ['noSafeTile'])
