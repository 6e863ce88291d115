import { type Crowd, crowdOf } from '../crowds.ts'

/** How many names stand beside and below each other on a wall. */
export interface WallCrowd extends Crowd {
  columns: number
  rows: number
  /** Whether the names stand in a panel beside a world. */
  isInPanel: boolean
}

const wholeWall: Readonly<Record<Crowd['name'], { columns: number; rows: number }>> = {
  first: { columns: 2, rows: 1 },
  few: { columns: 4, rows: 2 },
  class: { columns: 4, rows: 7 },
  large: { columns: 5, rows: 8 },
  hall: { columns: 6, rows: 10 },
}

/** Up to this many names fit beside the code's picture. More names stand below it. */
export const besideCode = 8
/** More are a hall: their names take the whole wall. */
export const mostInPanel = 36

const panel: readonly Omit<WallCrowd, 'isInPanel'>[] = [
  { upTo: besideCode, name: 'class', columns: 1, rows: 8 },
  { upTo: 16, name: 'class', columns: 2, rows: 8 },
  { upTo: 30, name: 'large', columns: 3, rows: 10 },
]

const fullPanel = { upTo: mostInPanel, name: 'large', columns: 3, rows: 12 } as const

export function wallCrowd(count: number, isInPanel: boolean): WallCrowd {
  if (isInPanel) return { ...(panel.find(({ upTo }) => count <= upTo) ?? fullPanel), isInPanel }
  const crowd = crowdOf(count)
  return { ...crowd, ...wholeWall[crowd.name], isInPanel }
}
