import type { Viewer } from '../modeRules.ts'
import { companyOf } from '../nearby.ts'
import { patrolPlace, type SurvivalBoard } from './survivalBoard.ts'
import { type Hazard, hazardsOf } from './survivalHazards.ts'
import { longestWalk } from './survivalWalks.ts'

interface ShownPatrol {
  at: number
  /** Where it ends this turn. */
  next: number
  kind: string
}

/** The whole field, for the screen everybody looks at. */
export interface SurvivalField {
  width: number
  height: number
  /** One character for each tile: `.` safe, `~` danger, `o` moving. */
  ground: string
  movingHurts: boolean
  /** Blocks of 3 x 3, counted from left to right and from top to bottom. */
  shaking: readonly number[]
  swarm: readonly number[]
  patrols: ShownPatrol[]
  figures: Readonly<Record<string, number>>
  hearts: Readonly<Record<string, number>>
  shielded: readonly string[]
}

/** What one phone is shown: its player, the tiles in walking distance, and players that it can name. */
export interface SurvivalSurroundings {
  at: number
  hearts: number
  shielded: boolean
  /** A ghost that is right once more has a heart again. */
  rising: boolean
  /** Seven rows of seven tiles around the player, each with its hazard: see `hazardMarks`. A space is off the map. */
  around: string
  /** The viewer's own place, then the places of others that the viewer can name; -1 for a player without one. */
  figures: readonly number[]
  ghosts: number
}

export type SurvivalShown = SurvivalField | SurvivalSurroundings | null

export const hazardMarks: Readonly<Record<Hazard | 'none', string>> = {
  none: '.',
  danger: '~',
  moving: 'o',
  swarm: '*',
  shaking: '#',
  patrol: '!',
}

/** The parts that are the same for all phones, computed once for each board. */
interface Overview {
  marks: string
  ghosts: number
  shielded: ReadonlySet<string>
  rising: ReadonlySet<string>
}
const overviews = new WeakMap<SurvivalBoard, Overview>()

function overviewOf(board: SurvivalBoard): Overview {
  const known = overviews.get(board)
  if (known) return known
  const overview = {
    marks: hazardsOf(board)
      .map((hazard) => hazardMarks[hazard ?? 'none'])
      .join(''),
    ghosts: Object.values(board.hearts).filter((hearts) => hearts === 0).length,
    shielded: new Set(board.shielded),
    rising: new Set(board.rising),
  }
  overviews.set(board, overview)
  return overview
}

function around({ width, height }: SurvivalBoard, marks: string, at: number): string {
  const left = (at % width) - longestWalk
  const top = Math.floor(at / width) - longestWalk
  let rows = ''
  for (let row = top; row <= top + 2 * longestWalk; row++)
    for (let column = left; column <= left + 2 * longestWalk; column++) {
      const isOn = row >= 0 && row < height && column >= 0 && column < width
      rows += isOn ? marks[row * width + column] : ' '
    }
  return rows
}

const showField = (board: SurvivalBoard): SurvivalField => {
  const { width, height, ground, movingHurts, shaking, swarm, patrols, steps, figures, hearts, shielded } = board
  const shownPatrols = patrols.map((patrol) => ({
    at: patrolPlace(patrol, steps),
    next: patrolPlace(patrol, steps + 1),
    kind: patrol.kind,
  }))
  return { width, height, ground, movingHurts, shaking, swarm, patrols: shownPatrols, figures, hearts, shielded }
}

export function showSurvival(board: SurvivalBoard, viewer: Viewer | null): SurvivalShown {
  if (!viewer) return showField(board)
  const at = board.figures[viewer.player]
  if (at === undefined) return null
  const { marks, ghosts, shielded, rising } = overviewOf(board)
  return {
    at,
    hearts: board.hearts[viewer.player] ?? 0,
    shielded: shielded.has(viewer.player),
    rising: rising.has(viewer.player),
    around: around(board, marks, at),
    figures: companyOf(board.figures, viewer),
    ghosts,
  }
}
