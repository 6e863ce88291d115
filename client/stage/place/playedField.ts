import type { StageView } from '../stageView.ts'

/** A part of a map, in tiles. */
export interface TileArea {
  left: number
  top: number
  width: number
  height: number
}

/** Room beside a course for figures that stand next to its middle. */
const besideCourse = 1

/** The part of the map that is played on: the course in a race, the whole map otherwise. */
export function playedField({ map, board }: Pick<StageView, 'map' | 'board'>): TileArea {
  const { width, height } = map
  if (board.course.length < 2) return { left: 0, top: 0, width, height }
  const columns = board.course.map((place) => place % width)
  const rows = board.course.map((place) => Math.floor(place / width))
  const left = Math.max(0, Math.min(...columns) - besideCourse)
  const top = Math.max(0, Math.min(...rows) - besideCourse)
  return {
    left,
    top,
    width: Math.min(width, Math.max(...columns) + 1 + besideCourse) - left,
    height: Math.min(height, Math.max(...rows) + 1 + besideCourse) - top,
  }
}
