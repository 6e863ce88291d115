export const mapSideMin = 5
export const mapSideMax = 30
export const defaultMapSize = { width: 15, height: 10 }

/** Apart from the parser of maps, because a stage measures maps but never checks them. */
export const sizeOfMap = (tiles: readonly { x: number; y: number }[]): { width: number; height: number } => ({
  width: tiles.reduce((most, { x }) => Math.max(most, x + 1), 0),
  height: tiles.reduce((most, { y }) => Math.max(most, y + 1), 0),
})
