import { describe, expect, it, vi } from 'vitest'
import { boxOf, type LabelBox } from '../../../../client/stage/place/freeLabels.ts'
import { paperStage } from './paintedPictures.ts'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { FigureSigns } = await import('../../../../client/stage/scenes/FigureSigns.ts')

const edges = { left: 0, top: 0, right: 2000, bottom: 2000 }
const size = 160

interface Standing {
  id: string
  x: number
  y: number
  isMoving?: boolean
}

const bodyOf = ({ id, x, y }: Standing) =>
  boxOf(id, { x, y: y - size * 0.42, halfWidth: size * 0.3, halfHeight: size * 0.3 })

const faceOf = ({ id, x, y }: Standing) =>
  boxOf(id, { x, y: y - size * 0.4, halfWidth: size * 0.25, halfHeight: size * 0.17 })

/** Standing figures with their hearts, painted in two pictures one after the other. */
function worn(all: readonly Standing[], others: readonly LabelBox[] = []) {
  const { scene, sheets } = paperStage()
  const wearers = all.map((one) => ({ one, signs: new FigureSigns(scene as never, sheets as never) }))
  const faces = [...all.map(faceOf), ...others]
  const paint = (moved: readonly Standing[] = all) => {
    const taken = [...faces]
    const bodies = moved.map(bodyOf)
    for (const [index, { one, signs }] of wearers.entries()) {
      const { isMoving = false, ...at } = moved[index] ?? one
      const wearer = { ...at, size, lift: 0, depth: 0, isLit: false }
      const sight = { unit: 1, edges }
      const how = { isGhost: false, feeling: undefined, clock: 0, hearts: 3, isMoving }
      signs.paint(wearer, { ...how, sight, taken, bodies })
    }
    return wearers.map(({ one, signs }) => boxOf(one.id, signs.sign ?? { x: 0, y: 0, halfWidth: 0, halfHeight: 0 }))
  }
  paint()
  return { faces, hearts: paint(), paint }
}

const covers = (one: LabelBox, other: LabelBox) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

describe('hearts of players', () => {
  it('are over the head of who stands alone', () => {
    const [own] = worn([{ id: 'ann', x: 500, y: 500 }]).hearts
    expect(own?.x).toBe(500)
    expect(own?.y).toBeLessThan(500 - size)
  })

  it('hide no face of a player or a monster who is behind them', () => {
    const ann = { id: 'ann', x: 500, y: 500 }
    for (const [x, y] of [
      [500, 390],
      [470, 400],
      [540, 380],
    ] as const) {
      const behind = { id: 'ben', x, y }
      for (const { hearts, faces } of [worn([behind, ann]), worn([ann], [faceOf({ ...behind, id: 'monster' })])])
        for (const own of hearts) expect(faces.filter((face) => covers(own, face))).toEqual([])
    }
  })

  it('lie on the body of nobody who is behind them, where there is room beside', () => {
    const ann = { id: 'ann', x: 500, y: 500 }
    for (const y of [420, 450]) {
      const ben = { id: 'ben', x: 500, y }
      const [own] = worn([ann, ben]).hearts
      expect(own && covers(own, bodyOf(ben)), `${y}`).toBe(false)
    }
  })

  it('hide not the own face either where the picture ends over the head', () => {
    const ann = { id: 'ann', x: 500, y: 80 }
    const { hearts, faces } = worn([ann])
    for (const own of hearts) {
      expect(own.y - own.height / 2).toBeGreaterThanOrEqual(0)
      expect(faces.filter((face) => covers(own, face))).toEqual([])
    }
    const [inCorner] = worn([{ ...ann, x: 1960 }]).hearts
    expect(inCorner?.x).toBeLessThan(1960)
  })

  it('lie on none of a neighbour', () => {
    const { hearts } = worn([
      { id: 'ann', x: 500, y: 500 },
      { id: 'ben', x: 600, y: 505 },
    ])
    const [one, other] = hearts
    expect(one && other && covers(one, other)).toBe(false)
  })

  it('keep their side on the way', () => {
    const [behind, ann] = [
      { id: 'ben', x: 500, y: 390 },
      { id: 'ann', x: 900, y: 500 },
    ]
    const { paint } = worn([behind, ann])
    expect(paint([behind, { ...ann, x: 500, isMoving: true }])[1]?.x).toBe(500)
    expect(paint([behind, { ...ann, x: 500 }])[1]?.x).not.toBe(500)
  })
})

it('a ghost has something pale behind it, on whatever dark ground it is, as long as it is one', () => {
  const { pictures, scene, sheets } = paperStage()
  const signs = new FigureSigns(scene as never, sheets as never)
  const wearer = { id: 'ann', x: 500, y: 500, size, lift: 0, depth: 1500, isLit: false }
  const worn = {
    feeling: undefined,
    clock: 0,
    hearts: 0,
    sight: { unit: 1, edges },
    taken: [],
    bodies: [],
    isMoving: false,
  }
  const pale = () => pictures.filter(({ name, visible }) => name === 'effect:puff' && visible)
  signs.paint(wearer, { ...worn, isGhost: false })
  expect(pale()).toEqual([])
  signs.paint(wearer, { ...worn, isGhost: true })
  const [mist] = pale()
  expect(mist?.depth).toBeLessThan(wearer.depth)
  expect(Math.hypot((mist?.x ?? 0) - 500, (mist?.y ?? 0) - (500 - size * 0.4))).toBeLessThan(size * 0.2)
  signs.paint(wearer, { ...worn, isGhost: false })
  expect(pale()).toEqual([])
})
