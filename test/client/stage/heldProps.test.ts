import { describe, expect, it } from 'vitest'
import { boxOf, type LabelBox } from '../../../client/stage/place/freeLabels.ts'
import { heldAt, lookOfProp, sideToHold } from '../../../client/stage/scenes/props.ts'
import { Picture } from './actors/paintedPictures.ts'

const chest = 1.05 * 1.12
/** The height of a chest with its lid open, in heights of its owner. */
const openChest = chest * 1.08

describe('a thing that is held over a head', () => {
  it('stands over the head and over the sign that is there, where there is room', () => {
    expect(heldAt({ x: 0, y: 400, size: 60 }, 60 * chest, 0)).toBeLessThan(400 - 60 * 0.5)
    const sign = { x: 0, y: 340, halfWidth: 30, halfHeight: 10 }
    expect(heldAt({ x: 0, y: 400, size: 60, sign }, 60 * chest, 0)).toBe(330)
  })

  it.each([30, 60, 90, 120])('is whole in the picture with its lid open, %i pixels below the upper edge', (y) => {
    const size = 60
    const foot = heldAt({ x: 0, y: y + 45, size }, size * chest, 0)
    expect(foot - size * openChest).toBeGreaterThanOrEqual(Math.min(0, y + 45 - size * openChest))
    expect(foot).toBeLessThanOrEqual(y + 45)
  })
})

const edges = { left: 0, top: 0, right: 2000, bottom: 2000 }
const faceOf = (id: string, x: number, foot: number, size = 77): LabelBox =>
  boxOf(id, { x, y: foot - size * 0.4, halfWidth: size * 0.25, halfHeight: size * 0.17 })

const size = 77

/** Where the chest is shown if its owner stands at 500, 500 and grows to this size in their headline. */
function shown(faces: readonly LabelBox[], { grown = size, at = edges } = {}) {
  const beat = {
    kind: 'prop',
    where: 'ann',
    thing: 'chest-golden-open',
    size: 1.05,
    look: 'held',
    at: 0,
    ms: 1250,
  } as const
  const small = { x: 500, y: 500 - size * 0.42, size, grown }
  const side = sideToHold(beat, small, [faceOf('ann', 500, 500, grown), ...faces], at)
  const anchor = { ...small, y: 500 - grown * 0.42, size: grown }
  const plaque = lookOfProp(new Picture() as never, beat, anchor, { side, edges: at, share: 0.5 })
  return boxOf(side, plaque ?? { x: 0, y: 0, halfWidth: 0, halfHeight: 0 })
}

const hides = (one: LabelBox, face: LabelBox) =>
  Math.abs(one.x - face.x) < (one.width + face.width) / 2 && Math.abs(one.y - face.y) < (one.height + face.height) / 2

describe('a chest that is opened', () => {
  it('is over the head where nobody is behind it, and beside who opens it where it would hide a face', () => {
    expect(shown([])).toMatchObject({ id: 'over', x: 500 })
    for (const up of [112, 168]) {
      const behind = faceOf('ben', 510, 500 - up)
      expect(hides(shown([], { grown: 110 }), behind)).toBe(true)
      expect(hides(shown([behind], { grown: 110 }), behind)).toBe(false)
    }
  })

  it('goes to the side on which nobody is', () => {
    const [behind, right, left] = [faceOf('ben', 500, 388), faceOf('cem', 590, 490), faceOf('dee', 410, 490)]
    expect(shown([behind, right], { grown: 110 }).id).toBe('left')
    expect(shown([behind, left], { grown: 110 }).id).toBe('right')
  })

  it('stands on the floor beside its owner, and before no own face at the edge of the picture', () => {
    const behind = faceOf('ben', 500, 388)
    const beside = shown([behind], { grown: 110 })
    expect(Math.abs(beside.y + beside.height / 2 - 500)).toBeLessThan(2)
    const narrow = shown([behind], { grown: 110, at: { ...edges, right: 560 } })
    expect(narrow.id).toBe('left')
    expect(hides(narrow, faceOf('ann', 500, 500, 110))).toBe(false)
  })
})
