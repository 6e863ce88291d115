import { describe, expect, it, vi } from 'vitest'
import { loneWalker } from '../../../../client/modes/tower/towerBoard.ts'
import type { StagedThing } from '../../../../client/stage/board/stagedBoard.ts'
import type { LabelBox } from '../../../../client/stage/place/freeLabels.ts'
import type { Ground } from '../../../../client/stage/place/placement.ts'
import { paperStage } from './paintedPictures.ts'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { ThingActor } = await import('../../../../client/stage/scenes/ThingActor.ts')

const columns = 10
const tile = { width: 60, height: 60 }
const ground: Ground = {
  ...{ tile, pixel: 1, feetBelowMiddle: 10 },
  footOf: (place) => ({ x: (place % columns) * 60 + 30, y: Math.floor(place / columns) * 60 + 40 }),
}
const sight = { unit: 1, edges: { left: 0, top: 0, right: 900, bottom: 900 } }

const walker = (at: number, over: Partial<StagedThing> = {}): StagedThing => ({
  ...{ id: `walker-${at}`, at, picture: 'monster-medium', size: 1.35, pips: { left: 2, full: 4 }, arePipsQuiet: true },
  ...over,
})

/** The painted bars of things, and their faces. */
function painted(things: readonly StagedThing[], others: readonly LabelBox[] = []) {
  const actors = things.map((thing) => {
    const { pictures, scene, sheets } = paperStage()
    const place = { ...{ scene, sheets, ground, words: {}, isCalm: true } }
    return { pictures, actor: new ThingActor(place as never, thing) }
  })
  const paint = () => {
    const faces = [...actors.flatMap(({ actor }) => actor.face ?? []), ...others]
    for (const { actor } of actors) actor.paint({ clock: 0, idle: 0 }, sight, [...faces])
    return faces
  }
  paint()
  const faces = paint()
  const bars = actors.flatMap(({ pictures }) =>
    pictures.filter(({ name, visible }) => name.startsWith('pips') && visible),
  )
  return { actors, faces, bars }
}

const covers = (bar: { x: number; y: number; displayWidth: number; displayHeight: number }, face: LabelBox) =>
  Math.abs(bar.x - face.x) < (bar.displayWidth + face.width) / 2 &&
  Math.abs(bar.y - face.y) < (bar.displayHeight + face.height) / 2

describe('the bar of a monster', () => {
  it('is over its head where nobody is', () => {
    const { bars } = painted([walker(55)])
    expect(bars).toMatchObject([{ x: ground.footOf(55).x }])
    expect(bars[0]?.y).toBeLessThan(ground.footOf(55).y - 80)
  })

  it.each([
    ['below each other', [35, 45, 55, 65]],
    ['beside each other', [53, 54, 55, 56]],
    ['around a corner', [34, 35, 45, 55]],
  ])('hides no face where they walk %s', (_, places) => {
    const { bars, faces } = painted(places.map((at) => walker(at)))
    expect(bars).toHaveLength(4)
    for (const bar of bars) expect(faces.filter((face) => covers(bar, face))).toEqual([])
  })

  it('hides no slime that fights it', () => {
    const foot = ground.footOf(55)
    const slime = { id: 'ann', x: foot.x, y: foot.y - 96, width: 50, height: 34 }
    const { bars, faces } = painted([walker(55, { arePipsQuiet: undefined })], [slime])
    for (const bar of bars) expect(faces.filter((face) => covers(bar, face))).toEqual([])
  })

  it('is no wider than a monster in file', () => {
    const [bar] = painted([walker(55, { size: 1.05 })]).bars
    expect(bar?.displayWidth).toBeLessThanOrEqual(1.05 * tile.width)
  })
})

describe('the face of a monster', () => {
  const faceOf = (thing: StagedThing) => painted([thing]).faces.length

  it('is one that no name lies over, whether it can be beaten or not', () => {
    expect(faceOf(walker(55))).toBe(1)
    expect(faceOf(walker(55, { pips: undefined }))).toBe(1)
  })

  it('is none where it has been beaten, and a coin has none', () => {
    expect(faceOf(walker(55, { pips: { left: 0, full: 4 } }))).toBe(0)
    expect(faceOf(walker(55, { picture: 'coin', pips: undefined }))).toBe(0)
  })
})

describe('a monster of a tower', () => {
  it('is seen before the towers that stand below its road', () => {
    const shot = {
      player: 'ann',
      by: 5,
      kind: 'shot',
      monster: 1,
      walker: 'medium',
      at: 55,
      left: 2,
      damage: 1,
      full: 4,
    } as const
    const { actors } = painted([
      loneWalker(shot as Parameters<typeof loneWalker>[0]),
      { id: 'tower-65', at: 65, picture: 'tower-1', size: 1.55 },
    ])
    const [monster = 0, tower = 0] = actors.map(({ pictures }) => Math.max(...pictures.map(({ depth }) => depth)))
    expect(monster).toBeGreaterThan(tower)
  })
})
