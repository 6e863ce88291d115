import { describe, expect, it } from 'vitest'
import { crowdSize } from '../../../client/stage/place/crowdSizes.ts'
import type { Ground, Placement } from '../../../client/stage/place/placement.ts'
import { type CloseUp, cutTo, shakeAt, shotAt } from '../../../client/stage/script/cameraMotion.ts'
import { figureAt, strollMs, type Track, trackOf } from '../../../client/stage/script/figureMotion.ts'
import type { Beat, Script } from '../../../client/stage/script/script.ts'

/** A row of places 100 pixels apart. */
const ground: Ground = {
  tile: { width: 100, height: 100 },
  pixel: 1,
  footOf: (place) => ({ x: place * 100, y: 0 }),
  feetBelowMiddle: 10,
}

const standing = (x: number, y = 0): Placement => ({
  spots: new Map([['ann', { x, y, size: 80 }]]),
  crowd: crowdSize(1),
})

const trackFor = (beats: readonly Beat[], from = standing(0), to = standing(400)): Track => {
  const script: Script = { ms: 4000, beats, headlines: [] }
  const track = trackOf('ann', script, from, to, ground)
  if (!track) throw new Error('Ann is nowhere')
  return track
}

const drive: Beat = { kind: 'go', who: 'ann', way: [0, 1, 2, 3, 4], gait: 'drive', at: 500, ms: 1000 }

describe('a figure on its way', () => {
  const track = trackFor([drive])

  it.each([
    [0, 0],
    [500, 0],
    [1000, 200],
    [1500, 400],
    [9000, 400],
  ])('after %i ms is %i pixels along', (now, x) => {
    expect(figureAt(track, now).x).toBeCloseTo(x)
  })

  it('never goes back while it drives', () => {
    const along = Array.from({ length: 60 }, (_, step) => figureAt(track, step * 30).x)
    expect(along).toEqual([...along].sort((a, b) => a - b))
  })

  it('crouches before it goes and is squashed when it stops, and stands straight before and after', () => {
    expect(figureAt(track, 505).scaleY).toBeLessThan(0.9)
    expect(figureAt(track, 1430).scaleY).toBeLessThan(0.95)
    expect(figureAt(track, 400)).toMatchObject({ scaleX: 1, scaleY: 1, lift: 0 })
    expect(figureAt(track, 1600)).toMatchObject({ scaleX: 1, scaleY: 1, lift: 0 })
  })

  it('goes beside the middle of the way where it begins and ends beside the middle', () => {
    const beside = trackFor([drive], standing(10, 30), standing(400, -30))
    expect(figureAt(beside, 0)).toMatchObject({ x: 10, y: 30 })
    expect(figureAt(beside, 1000).y).toBeCloseTo(0)
    expect(figureAt(beside, 2000)).toMatchObject({ x: 400, y: -30 })
  })

  it('goes from one leg to the next without a jump', () => {
    const first: Beat = { ...drive, way: [0, 1, 2], at: 0, ms: 500 }
    const second: Beat = { ...drive, way: [2, 3, 4], at: 500, ms: 500 }
    const both = trackFor([second, first], standing(0, 20), standing(400, -20))
    expect(figureAt(both, 499).x).toBeCloseTo(figureAt(both, 501).x, 0)
    expect(figureAt(both, 499).y).toBeCloseTo(figureAt(both, 501).y, 0)
  })

  it('joins the way where it stands, waits for the parts that it has behind it, and never goes back', () => {
    const ahead = trackFor(
      [
        { ...drive, way: [0, 1, 2], at: 0, ms: 500 },
        { ...drive, way: [2, 3, 4], at: 500, ms: 500 },
      ],
      standing(210, 90),
      standing(340, -90),
    )
    const along = Array.from({ length: 42 }, (_, step) => figureAt(ahead, step * 25))
    expect(along.map(({ x }) => x)).toEqual(along.map(({ x }) => x).sort((a, b) => a - b))
    expect(figureAt(ahead, 250)).toMatchObject({ x: 210, y: 90, lift: 0, isMoving: false })
    expect(along.at(-1)).toMatchObject({ x: 340, y: -90 })
  })

  it('stays close to the way, however far beside it the figure stands before and after', () => {
    const far = trackFor([drive], standing(-300, 200), standing(600, 200))
    const between = [900, 950, 1000, 1050, 1100].map((now) => figureAt(far, now).y)
    expect(Math.max(...between)).toBeLessThan(150)
    expect(figureAt(far, 1000).y).toBeLessThanOrEqual(60)
  })

  it('does not go across to a bend that comes close to it', () => {
    const bent: Ground = {
      ...ground,
      footOf: (place) => ({ x: Math.min(place, 8 - place) * 100, y: place > 4 ? 150 : 0 }),
    }
    const script: Script = { ms: 4000, beats: [{ ...drive, way: [0, 1, 2, 3, 4, 5, 6, 7, 8] }], headlines: [] }
    const track = trackOf('ann', script, standing(0, 140), standing(0, 150), bent)
    expect(track && Math.max(...track.legs.flatMap(({ points }) => points.map(({ x }) => x)))).toBeGreaterThan(350)
  })

  it('strolls straight there where nobody said how', () => {
    const strolling = trackFor([])
    expect(figureAt(strolling, strollMs / 2).x).toBeCloseTo(200)
    expect(figureAt(strolling, strollMs).x).toBe(400)
  })

  it('has fire behind it only while it dashes', () => {
    const dashing = trackFor([{ ...drive, gait: 'dash' }])
    expect(figureAt(dashing, 900).flame).toBeGreaterThan(0.5)
    expect([figureAt(dashing, 400).flame, figureAt(dashing, 1600).flame]).toEqual([0, 0])
  })
})

describe('acts', () => {
  const still = (beat: Beat) => trackFor([beat], standing(0), standing(0))

  it('spin once and end as they began', () => {
    const track = still({ kind: 'act', who: 'ann', act: 'spin', at: 0, ms: 500 })
    expect(figureAt(track, 480).turn).toBeCloseTo(Math.PI * 2, 1)
    expect(figureAt(track, 520)).toMatchObject({ pose: 'idle', turn: 0 })
  })

  it('leave who has fallen on the ground', () => {
    const track = still({ kind: 'act', who: 'ann', act: 'fall', at: 0, ms: 300 })
    expect(figureAt(track, 5000)).toMatchObject({ pose: 'hurt' })
    expect(figureAt(track, 5000).scaleY).toBeLessThan(0.7)
  })

  it('strike up to the target and come back', () => {
    const track = still({ kind: 'strike', who: 'ann', target: 2, at: 0, ms: 500 })
    expect(figureAt(track, 100).x).toBe(0)
    expect(figureAt(track, 330).x).toBeGreaterThan(120)
    expect(figureAt(track, 330).x).toBeLessThan(200)
    expect(figureAt(track, 600).x).toBe(0)
  })

  it('of others leave somebody as they are', () => {
    const track = still({ kind: 'act', who: 'ben', act: 'spin', at: 0, ms: 500 })
    expect(figureAt(track, 250).pose).toBe('idle')
  })
})

describe('the camera', () => {
  const whole = { x: 0, y: 0, zoom: 1 }
  const closeUp: CloseUp = { at: 1000, ms: 1500, x: 300, y: 100, zoom: 1.5 }

  it.each([
    [0, 1],
    [999, 1],
    [1350, 1.25],
    [1700, 1.5],
    [2300, 1.5],
    [4000, 1],
  ])('at %i ms is at %f times the size', (now, zoom) => {
    expect(shotAt([closeUp], whole, now).zoom).toBeCloseTo(zoom)
  })

  it('is cut to for whoever wants less motion, as near, and back again', () => {
    const { at, ms } = closeUp
    expect([at - 1, at, at + ms - 1, at + ms].map((now) => cutTo([closeUp], whole, now).zoom)).toEqual([
      whole.zoom,
      closeUp.zoom,
      closeUp.zoom,
      whole.zoom,
    ])
  })

  it('goes from one close-up straight to the next', () => {
    const next = { ...closeUp, at: 2500, x: -300 }
    const zooms = Array.from({ length: 20 }, (_, step) => shotAt([closeUp, next], whole, 1700 + step * 100).zoom)
    expect(Math.min(...zooms)).toBeCloseTo(1.5)
  })

  it('shakes for a moment and is still again', () => {
    const hits = [{ at: 100, strength: 6 }]
    expect(shakeAt(hits, 50)).toEqual({ x: 0, y: 0 })
    expect(Math.abs(shakeAt(hits, 130).x)).toBeGreaterThan(0)
    expect(shakeAt(hits, 400)).toEqual({ x: 0, y: 0 })
  })
})
