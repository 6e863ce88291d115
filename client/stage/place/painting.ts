import { type Frame, fieldOf, zoomToFit } from './framing.ts'
import type { TileArea } from './playedField.ts'

/** The size in which a world is painted, and how much of it lies beyond the map, in pixels of the painting. */
interface Painting {
  tileWidth: number
  margin: number
  /** The zoom of a device that follows its own slime; null if the whole field is shown. */
  zoom: number | null
}

/** The graphics cards of old phones take no larger pictures. */
const mostSide = 4096

interface Wanted {
  map: { width: number; height: number }
  played: TileArea
  /** The height of a tile divided by its width. */
  flatness: number
  frame: Frame
  /** How much finer it is painted than shown, so that a close-up stays sharp. */
  finer: number
}

const capped = (tileWidth: number, margin: number, { map, flatness }: Wanted): number => {
  const longest = Math.max(map.width, map.height * flatness)
  return Math.max(4, Math.floor(Math.min(tileWidth, (mostSide - margin * 2) / longest)))
}

/** The whole field in the free part of the picture, and as much beyond the map as the rest of the picture shows. */
export function paintingOfAll(wanted: Wanted): Painting {
  const { map, played, flatness, frame, finer } = wanted
  const field = fieldOf(played, { width: 1, height: flatness }, { x: 0, y: 0 })
  const fit = zoomToFit(field, frame)
  const { safe } = frame
  const [sideways, upright] = [
    (safe.right - safe.left - field.width * fit) / 2,
    (safe.bottom - safe.top - field.height * fit) / 2,
  ]
  const gaps = [
    safe.left + sideways - field.x * fit,
    frame.width - safe.right + sideways - (map.width - field.x - field.width) * fit,
    safe.top + upright - field.y * fit,
    frame.height - safe.bottom + upright - (map.height * flatness - field.y - field.height) * fit,
  ]
  const beyond = Math.max(0, ...gaps) + 1.5 * fit
  const longest = Math.max(map.width, map.height * flatness) * fit + beyond * 2
  const scale = Math.min(finer, mostSide / longest)
  return { tileWidth: Math.max(4, Math.floor(fit * scale)), margin: Math.ceil(beyond * scale), zoom: null }
}

/** Tiles of this many pixels of the canvas, for a picture with the player's own slime in its middle. */
export function paintingToFollow(wanted: Wanted, tile: number): Painting {
  const margin = Math.ceil(tile * 3)
  const tileWidth = capped(tile * Math.min(1, wanted.finer), margin, wanted)
  return { tileWidth, margin, zoom: tile / tileWidth }
}
