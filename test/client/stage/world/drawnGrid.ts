import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'

/** A map from rows of characters. */
export const drawnGrid = (legend: Readonly<Record<string, string>>, ...rows: readonly string[]): TileGrid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  types: rows.flatMap((row) => [...row].map((character) => legend[character] ?? '')),
})

/** Answers a question about each tile, as rows of characters: `#` means yes. */
export const rowsWhere = ({ width, height }: TileGrid, isSo: (x: number, y: number) => boolean): string[] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => (isSo(x, y) ? '#' : '.')).join(''))
