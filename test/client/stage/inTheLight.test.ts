import { describe, expect, it, vi } from 'vitest'
import { crowdSize } from '../../../client/stage/place/crowdSizes.ts'
import { type Framing, wholeShot } from '../../../client/stage/place/framing.ts'
import { closeUpsFor, leavesMs, placesIn } from '../../../client/stage/scenes/closeUps.ts'
import { namesShown } from '../../../client/stage/scenes/namesShown.ts'
import { isInTheDark, litAt, litBy, Spotlight } from '../../../client/stage/scenes/Spotlight.ts'
import { shotAt } from '../../../client/stage/script/cameraMotion.ts'
import type { Headline } from '../../../client/stage/script/script.ts'
import { ranked } from './directedTurn.ts'

const headline = (over: Partial<Headline> = {}): Headline => ({
  name: 'slicks',
  who: 'ann',
  other: 'ben',
  focus: ['ann', 'ben'],
  twist: 'plain',
  nth: 0,
  at: 2000,
  ms: 1500,
  ...over,
})

describe('the dark around the light of a headline', () => {
  /** The edges of the dark, painted for this picture with the light at these places, one after the other. */
  function darkAfter(lights: readonly { x: number; y: number }[], worldView: Record<string, number>) {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
    const image = { visible: false, x: 0, y: 0, width: 0, height: 0 }
    const set = (of: object) => Object.assign(image, of)
    const picture = Object.assign(image, {
      setDepth: () => image,
      setAlpha: () => image,
      setVisible: (visible: boolean) => set({ visible }),
      setPosition: (x: number, y: number) => set({ x, y }),
      setDisplaySize: (width: number, height: number) => set({ width, height }),
    })
    const textures = { create: () => ({ add: () => {}, setFilter: () => {} }) }
    const spotlight = new Spotlight(
      { textures, add: { image: () => picture } } as never,
      { small: { key: 'small' } } as never,
    )
    for (const { x, y } of lights)
      spotlight.paint({ worldView } as never, ['ann'], () => ({ x, y, size: 90 }), 16, false)
    vi.unstubAllGlobals()
    const { x, y, width, height } = image
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  }
  const view = { left: 0, right: 1000, width: 1000, top: 0, bottom: 600, height: 600 }

  it.each([
    ['in the middle of the picture', { x: 500, y: 300 }],
    ['in its corner', { x: 1000, y: 600 }],
    ['where the last headline was, when the camera is at the next one already', { x: 1400, y: 900 }],
  ])('has no edge in the picture with its light %s', (_, from) => {
    const dark = darkAfter([from, { x: 300, y: 200 }], view)
    expect(dark.left).toBeLessThan(view.left)
    expect(dark.top).toBeLessThan(view.top)
    expect(dark.right).toBeGreaterThan(view.right)
    expect(dark.bottom).toBeGreaterThan(view.bottom)
  })
})

describe('the light of a headline', () => {
  it('is on those it is about', () => {
    expect(litBy(headline())).toEqual(['ann', 'ben'])
    expect(litBy(headline({ name: 'leaks', who: '', focus: [17] }))).toEqual([17])
  })

  it('is on all where a scene is of all, and on no one where there is no headline', () => {
    expect(litBy(headline({ name: 'tower-held', who: '', focus: ['ann', 'ben', 'cem'] }))).toEqual([])
    expect(litBy(null)).toEqual([])
  })

  it('leaves what happens to others in the dark, and nothing where it is on all', () => {
    const dark = (told: Headline | null) => ['ann', 'ben', 'cem', 17].filter((where) => isInTheDark(litBy(told), where))
    expect(dark(headline())).toEqual(['cem', 17])
    expect(dark(headline({ focus: ['ann', 17] }))).toEqual(['ben', 'cem'])
    expect(dark(headline({ focus: ['ann', 'ben', 'cem'] }))).toEqual([])
    expect(dark(null)).toEqual([])
  })

  it('goes when the camera leaves', () => {
    expect(litAt(headline(), 3500 - leavesMs - 1)).toEqual(['ann', 'ben'])
    expect(litAt(headline(), 3500 - leavesMs)).toEqual([])
  })
})

describe('the names on the field', () => {
  const view = { figures: ranked('ann', 'ben', 'cem', 'dua'), own: null, moment: 'resolve' } as const
  const shown = (told: Headline | null) =>
    namesShown(view, { crowd: crowdSize(4) }, told, 'You').map(({ id, look }) => `${id} ${look}`)

  it('are those of the headline alone while it is told', () => {
    expect(shown(headline())).toEqual(['ann headline', 'ben headline'])
  })

  it('are those of all there is room for where it is about no one, and where there is none', () => {
    expect(shown(null)).toHaveLength(4)
    expect(shown(headline({ name: 'leaks', who: '', focus: [17] }))).toHaveLength(4)
  })

  it('are those of all while a class chooses, and of the leaders alone while it acts and in a large crowd', () => {
    const named = (players: number, moment: 'choose' | 'resolve') => {
      const figures = ranked(...Array.from({ length: players }, (_, index) => `p${index}`))
      return namesShown({ figures, own: null, moment }, { crowd: crowdSize(players) }, null, 'You').length
    }
    expect([named(30, 'choose'), named(30, 'resolve'), named(200, 'choose')]).toEqual([30, 3, 3])
  })
})

describe('the camera', () => {
  const frame = { width: 1920, height: 900, safe: { left: 420, top: 20, right: 1900, bottom: 820 } }
  const world = { width: 4000, height: 3000 }
  const field = { x: 1000, y: 1000, width: 1800, height: 900 }
  const framing: Framing = { whole: wholeShot(field, frame, world), frame, world, field }
  const closeUps = (...headlines: Headline[]) =>
    closeUpsFor(headlines, framing, (where) => ({ x: where === 'ann' ? 1500 : 1600, y: 1500, size: 60 }))

  it('is there when a headline begins', () => {
    const [closeUp] = closeUps(headline())
    expect(shotAt(closeUps(headline()), framing.whole, 2000)).toEqual({
      x: closeUp?.x,
      y: closeUp?.y,
      zoom: closeUp?.zoom,
    })
    expect(closeUp?.zoom).toBeGreaterThan(framing.whole.zoom)
  })

  it('has whom it is about between the faces that are shown large', () => {
    const seenAt = (shot: { x: number; zoom: number } | undefined, x: number) =>
      shot ? (x - shot.x) * shot.zoom + frame.width / 2 : 0
    const [alone] = closeUps(headline({ focus: ['ann'], other: undefined, cutIn: [] }))
    expect(seenAt(alone, 1500)).toBeGreaterThan(frame.width * 0.5)
    const [both] = closeUps(headline({ cutIn: [] }))
    for (const x of [1500, 1600]) {
      expect(seenAt(both, x)).toBeGreaterThan(frame.width * 0.25)
      expect(seenAt(both, x)).toBeLessThan(frame.width * 0.75)
    }
  })

  it('is where it happens if that is far from who did it, who is shown large beside it', () => {
    const spots = new Map<string | number, number>([
      ['ann', 2700],
      [17, 1100],
      [18, 2500],
    ])
    const zoomOf = (over: Partial<Headline>) =>
      closeUpsFor([headline({ name: 'pops', other: undefined, ...over })], framing, (where) => ({
        x: spots.get(where) ?? 0,
        y: 1500,
        size: 60,
      }))[0]?.zoom ?? 0
    const { zoom } = framing.whole
    expect(zoomOf({ focus: ['ann', 17], cutIn: [] })).toBeGreaterThan(zoom * 1.5)
    // A hero who is not shown large beside it has to be in the picture, too, and so has one who is near.
    expect(zoomOf({ focus: ['ann', 17] })).toBeLessThan(zoom * 1.3)
    expect(zoomOf({ focus: ['ann', 18], cutIn: [] })).toBeGreaterThan(zoom * 1.3)
  })

  it('has in the picture what is hit, and what moves are chosen against while they are chosen', () => {
    const thing = { picture: 'monster-weak', size: 1 } as const
    const things = [
      { ...thing, id: 'walker-1', at: 3, isFaced: true as const },
      { ...thing, id: 'tower-7', at: 7 },
      { ...thing, id: 'hit', at: 9 },
    ]
    const script = { beats: [{ kind: 'pips', at: 0, who: 'hit', left: 1 }] } as unknown as Parameters<
      typeof placesIn
    >[0]
    expect(placesIn(script, things, true)).toEqual([3, 9])
    expect(placesIn(script, things, false)).toEqual([9])
  })

  it('leaves the first of two in a row to who reads it, and is at the second before half of it is over', () => {
    const second = headline({ at: 3500, ms: 1500, who: 'cem', focus: ['cem'] })
    const shots = closeUps(headline(), second)
    expect(shots[1]?.at).toBeGreaterThanOrEqual(3000)
    expect(shotAt(shots, framing.whole, 3500 + 1500 / 2).zoom).toBe(shots[1]?.zoom)
  })
})
