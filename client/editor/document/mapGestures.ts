import type { TileType } from '../../../rooms/shared/maps/tileTypes.ts'
import { placesOnLine } from '../grid/tilePlans.ts'
import { paint } from './mapCommands.ts'
import { type MapHistory, perform } from './mapHistory.ts'

type Document = {
  history: () => MapHistory
  become: (history: MapHistory) => void
  /** What a stroke covers beside what it was led over. */
  everywhere: (places: Iterable<number>) => Iterable<number>
}

type Stroke = { ink: TileType; from: number; at: number; places: Set<number> }
type Open = { before: MapHistory; stroke?: Stroke }

/** What a hand has begun and not ended: one step, which can be given up as if it had never been. */
export const openGestures = ({ history, become, everywhere }: Document) => {
  let open: Open | null = null

  /** Painted anew on what was there before it. */
  const showStroke = () => {
    if (!open?.stroke) return
    const { before, stroke } = open
    become(perform(before, paint(before.drawing, everywhere(stroke.places), stroke.ink)))
  }

  return {
    beginStroke: (ink: TileType, at: number) => {
      open = { before: history(), stroke: { ink, from: at, at, places: new Set([at]) } }
      showStroke()
    },
    /** Does nothing when the stroke has been given up meanwhile: the hand may not have heard of it. */
    continueStroke: (to: number) => {
      if (!open?.stroke) return
      for (const place of placesOnLine(history().drawing, open.stroke.at, to)) open.stroke.places.add(place)
      open.stroke.at = to
      showStroke()
    },
    /** The straight way from where the stroke began, and nothing of where it has been. */
    stretchLine: (to: number) => {
      if (!open?.stroke) return
      open.stroke.places = new Set(placesOnLine(history().drawing, open.stroke.from, to))
      open.stroke.at = to
      showStroke()
    },
    isDrawing: () => open?.stroke !== undefined,
    /** Whether a stroke is being drawn that has come to this place. */
    isDrawingAt: (place: number) => open?.stroke?.at === place,
    /** What changes the drawing before the hand is lifted. */
    doAtOnce: (change: () => void) => {
      const before = history()
      change()
      open = { before }
    },
    /** What was begun stays as it is now. */
    settle: () => {
      open = null
    },
    /** As it was before, with everything that could be done again. False where nothing was begun. */
    giveUp: (): boolean => {
      const given = open
      open = null
      if (given) become(given.before)
      return given !== null
    },
  }
}
