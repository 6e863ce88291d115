import { expect, it } from 'vitest'
import { StageCamera } from '../../../../client/stage/scenes/StageCamera.ts'

const frame = { width: 1920, height: 1080, safe: { left: 0, top: 0, right: 1920, bottom: 1080 } }
const world = { ground: { width: 4000, height: 2400 }, tile: { width: 50, height: 50 }, origin: { x: 0, y: 0 } }
const places = { ann: { x: 600, y: 500, size: 60 }, ben: { x: 3300, y: 1900, size: 60 } }

/** Ben's headline follows at once on Ann's, so the camera sets out late to him. */
const headlines = (['ann', 'ben'] as const).map((who, index) => ({
  ...{ name: 'leads', who, focus: [who], twist: 'plain', nth: index, cutIn: [] },
  ...{ at: 900 + index * 1500, ms: 1500 },
}))

it('tells where the heroes of a headline will be once the camera has arrived, also while it is still on its way', () => {
  const cast = { figures: new Map(), anchorAt: (who: 'ann' | 'ben') => places[who] }
  const camera = new StageCamera(
    { world, frame, unit: 1, zoom: null, played: { left: 0, top: 0, width: 80, height: 48 } } as never,
    false,
  )
  const view = { own: null, moment: 'resolve', board: { things: [] } }
  const placement = { spots: new Map(Object.entries(places)) }
  camera.play(
    { ms: 5000, beats: [], headlines } as never,
    view as never,
    cast as never,
    placement as never,
    placement as never,
  )
  camera.settle()
  /** The eye of the stage as the camera has turned it by then. */
  const eyeAt = (now: number) => {
    const eye = { width: frame.width, height: frame.height, zoom: 1, scrollX: 0, scrollY: 0 }
    const set = {
      setZoom: (zoom: number) => Object.assign(eye, { zoom }),
      setScroll: (scrollX: number, scrollY: number) => Object.assign(eye, { scrollX, scrollY }),
    }
    camera.look({ ...eye, ...set } as never, view as never, cast as never, { now, sinceMoment: now })
    const worldView = { centerX: eye.scrollX + eye.width / 2, centerY: eye.scrollY + eye.height / 2 }
    return { ...eye, worldView }
  }
  const seenAt = (now: number) => {
    const { width, height, zoom, worldView } = eyeAt(now)
    const { x, y, size } = places.ben
    return {
      x: (x - worldView.centerX) * zoom + width / 2,
      y: (y - worldView.centerY) * zoom + height / 2,
      size: size * zoom,
    }
  }
  const [begins, arrived] = [2400, 2400 + 700]
  expect(Math.abs(seenAt(begins).x - seenAt(arrived).x)).toBeGreaterThan(100)
  const told = camera.onCanvas(places.ben, eyeAt(begins) as never, begins)
  for (const key of ['x', 'y', 'size'] as const) expect(told[key]).toBeCloseTo(seenAt(arrived)[key])
  // Before the first headline nothing is ahead: they are where they are seen.
  expect(camera.onCanvas(places.ben, eyeAt(0) as never, 0).x).toBeCloseTo(seenAt(0).x)
})
