import { describe, expect, it } from 'vitest'
import { clearOfSign } from '../../../client/stage/place/clearOfSign.ts'
import {
  type Frame,
  type Framing,
  fieldOf,
  headlineCloseness,
  headlineFrame,
  shotOfAll,
  shotToFollow,
  wholeShot,
} from '../../../client/stage/place/framing.ts'

const frame = { width: 1920, height: 900, safe: { left: 420, top: 20, right: 1900, bottom: 820 } }
const world = { width: 4000, height: 3000 }
const field = { x: 1000, y: 1000, width: 1800, height: 900 }
const framing: Framing = { whole: wholeShot(field, frame, world), frame: headlineFrame(frame), world, field }

const at = (x: number, y: number) => ({ x, y, size: 60 })
const closeUp = (...points: { x: number; y: number; size: number }[]) => shotOfAll(points, headlineCloseness, framing)

/** The part of the world that is seen in the free part of the picture. */
function seen({ x, y, zoom }: { x: number; y: number; zoom: number }) {
  const { width, height, safe } = framing.frame
  return {
    left: x + (safe.left - width / 2) / zoom,
    right: x + (safe.right - width / 2) / zoom,
    top: y + (safe.top - height / 2) / zoom,
    bottom: y + (safe.bottom - height / 2) / zoom,
  }
}

describe('a close-up', () => {
  it('has its hero in the middle, as wide as the screen is while the panel is away', () => {
    const { left, right } = seen(closeUp(at(1900, 1450)))
    expect((left + right) / 2).toBeCloseTo(1900, 0)
    expect(framing.frame.safe.left).toBe(1920 - 1900)
  })

  it('leaves a panel on the right where it is', () => {
    const { safe } = headlineFrame({ ...frame, safe: { left: 20, top: 20, right: 1080, bottom: 820 } })
    expect([safe.left, safe.right]).toEqual([20, 1080])
  })

  it('leaves the ribbon its room below', () => {
    expect(framing.frame.safe.bottom).toBeLessThan(frame.safe.bottom)
    expect(seen(closeUp(at(1900, 1450))).bottom).toBeGreaterThan(1450)
  })

  it.each([
    ['left', at(1010, 1450)],
    ['right', at(2790, 1450)],
    ['top', at(1900, 1010)],
    ['bottom', at(1900, 1895)],
  ])('is full of the field also for a hero at its %s edge', (_, hero) => {
    const { left, right, top, bottom } = seen(closeUp(hero))
    const beyond = { x: (right - left) * 0.13, y: (bottom - top) * 0.13 }
    expect(left).toBeGreaterThan(field.x - beyond.x)
    expect(right).toBeLessThan(field.x + field.width + beyond.x)
    expect(top).toBeGreaterThan(field.y - beyond.y)
    expect(bottom).toBeLessThan(field.y + field.height + beyond.y)
    expect(hero.x).toBeGreaterThan(left)
    expect(hero.x).toBeLessThan(right)
    expect(hero.y).toBeGreaterThan(top)
    expect(hero.y).toBeLessThan(bottom)
  })

  it('stays with the whole field for two who are too far apart', () => {
    expect(closeUp(at(1010, 1050), at(2790, 1850))).toBe(framing.whole)
  })
})

describe('following one slime', () => {
  const unit = 0.66
  /** How far down the feet are, in pixels of a window of this height. */
  const feetDown = (height: number): number => {
    const low = { width: 800, height, safe: { left: 0, top: 0, right: 800, bottom: height } }
    const { y, zoom } = shotToFollow({ x: 2000, y: 1500 }, 1, { frame: low, unit }, world)
    return (1500 - y) * zoom + height / 2
  }

  it.each([700, 400])('has it a little below the middle of a window %i high', (height) => {
    expect(feetDown(height) / height).toBeCloseTo(0.56)
  })

  it('leaves it the room above on a phone that lies on its side', () => {
    expect(feetDown(200)).toBeCloseTo(215 * unit)
  })

  it.each([160, 90, 60])('keeps it in a window only %i high', (height) => {
    expect(feetDown(height)).toBeLessThan(height * 0.9)
  })
})

describe('the field', () => {
  it('has room above its first row for a slime and for what is written over its head', () => {
    const played = { left: 0, top: 4, width: 20, height: 10 }
    const { y } = fieldOf(played, { width: 67, height: 58 }, { x: 0, y: 100 })
    expect(100 + (played.top + 0.5) * 58 - y).toBeGreaterThan(104)
  })
})

describe('while moves are chosen', () => {
  const shotIn = (free: Frame) => wholeShot(field, free, world)
  const top = ({ y, zoom }: { y: number; zoom: number }, head: number) => frame.height / 2 + (head - y) * zoom

  it('nobody stands under the sign that counts along', () => {
    const hidden = at(2750, 1090)
    expect(top(shotIn(frame), hidden.y - hidden.size)).toBeLessThan(frame.height * 0.16)
    expect(top(clearOfSign(shotIn, [hidden], frame), hidden.y - hidden.size)).toBeGreaterThan(frame.height * 0.16)
  })

  it('nobody stands under an end of it with half of a body', () => {
    const half = { x: 1730, y: 1090, size: 200 }
    expect(clearOfSign(shotIn, [half], frame)).not.toEqual(shotIn(frame))
    expect(clearOfSign(shotIn, [{ ...half, size: 60 }], frame)).toEqual(shotIn(frame))
  })

  it('the field is as large as before where nobody would', () => {
    expect(clearOfSign(shotIn, [at(2750, 1500), at(1100, 1090)], frame)).toEqual(shotIn(frame))
  })

  it('the sign is on the left where the panel is on the right', () => {
    const turned = { ...frame, safe: { left: 20, top: 20, right: 1500, bottom: 820 } }
    expect(clearOfSign(shotIn, [at(1100, 1090)], turned)).not.toEqual(shotIn(turned))
    expect(clearOfSign(shotIn, [at(2750, 1090)], turned)).toEqual(shotIn(turned))
  })
})
