import { describe, expect, it } from 'vitest'
import { placesInPond, placesOnCurve, placesOnRing, roomIn } from '../../../client/editor/document/stamps.ts'
import { type Frame, placesInFrame } from '../../../client/editor/grid/tilePlans.ts'
import { reachFrom } from '../../../rooms/shared/maps/tileGrid.ts'

const grid = { width: 30, height: 30 }

const holdsTogether = (places: readonly number[]): boolean => {
  const types = Array.from({ length: 900 }, (_, place) => (places.includes(place) ? 'way' : ''))
  const [first = 0] = places
  return reachFrom({ ...grid, types }, first, (type) => type === 'way').size === new Set(places).size
}

const frames: Frame[] = [1, 2, 3, 4, 5, 8, 11, 30].flatMap((width) =>
  [1, 2, 3, 6, 7, 30].map((height) => ({ left: 30 - width, top: 30 - height, width, height })),
)

describe('in frames of every kind', () => {
  it('a ring can be walked along without a gap, and is no pond', () => {
    for (const frame of frames) {
      const [ring, pond] = [placesOnRing(grid, frame), placesInPond(grid, frame)]
      expect(ring.every((place) => pond.includes(place))).toBe(true)
      expect(holdsTogether(ring), JSON.stringify(frame)).toBe(true)
      if (frame.width > 6 && frame.height > 6) expect(ring.length).toBeLessThan(pond.length)
    }
  })
  it('a pond touches all sides of its frame and leaves its corners', () => {
    for (const frame of frames.filter(({ width, height }) => width > 3 && height > 3)) {
      const pond = placesInPond(grid, frame).map((place) => [place % 30, Math.floor(place / 30)] as const)
      const [xs, ys] = [pond.map(([x]) => x), pond.map(([, y]) => y)]
      expect([Math.min(...xs), Math.max(...xs)]).toEqual([frame.left, 29])
      expect([Math.min(...ys), Math.max(...ys)]).toEqual([frame.top, 29])
      expect(pond).not.toContainEqual([frame.left, frame.top])
    }
  })
  it('a room has one door, through which everything inside is reached', () => {
    for (const frame of frames) {
      const { walls, inside } = roomIn(grid, frame)
      expect([...walls, ...inside].sort((a, b) => a - b)).toEqual(placesInFrame(grid, frame))
      if (frame.width < 3 || frame.height < 3) continue
      expect(inside.filter((place) => Math.floor(place / 30) === 29)).toHaveLength(1)
      expect(holdsTogether(inside)).toBe(true)
    }
  })
})

it('a curve leads from one end to the other without a gap', () => {
  for (let from = 0; from < 900; from += 71)
    for (let to = 0; to < 900; to += 53) {
      const curve = placesOnCurve(grid, from, to)
      expect([curve[0], curve.at(-1)]).toEqual([from, to])
      expect(holdsTogether(curve)).toBe(true)
    }
})
