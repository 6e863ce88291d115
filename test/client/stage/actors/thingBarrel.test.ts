import { describe, expect, it } from 'vitest'
import type { StageSheets } from '../../../../client/stage/scenes/StageSheets.ts'
import { ThingBarrel } from '../../../../client/stage/scenes/ThingBarrel.ts'
import { Picture, paperStage } from './paintedPictures.ts'

const width = 100
const feet = { x: 500, y: 500 }
/** The point around which the barrel of the lowest tower turns. */
const pivot = { x: 500, y: 460 }

function barrelOn(isCalm = false) {
  const { pictures, scene, sheets } = paperStage()
  const barrel = new ThingBarrel(scene as never, sheets as unknown as StageSheets, isCalm)
  barrel.tell('tower-1', width)
  const tower = new Picture().setPosition(feet.x, feet.y)
  const at = (clock: number) => {
    barrel.paint(tower as never, width, clock)
    const [tube, smoke] = pictures
    if (!tube) throw new Error('It is not painted')
    return { tube: { ...tube }, smoke: smoke?.visible ? { ...smoke } : null }
  }
  return { barrel, at }
}

const rightOf = { x: 900, y: pivot.y }
const leftOf = { x: 100, y: pivot.y }

describe('the barrel of a tower', () => {
  it('points at what it watches, with the light on its upper side', () => {
    const { barrel, at } = barrelOn()
    barrel.watch(feet, width, leftOf)
    expect(Math.cos(at(16).tube.rotation)).toBeCloseTo(-1)
    expect(at(16).tube.isFlipped).toBe(true)
  })

  it('turns the shorter way to what it shoots at, and has arrived when it fires', () => {
    const { barrel, at } = barrelOn()
    barrel.watch(feet, width, { x: 501, y: 900 })
    at(1000)
    barrel.aim(feet, width, rightOf, 0, 160)
    const turned = [1040, 1080, 1120, 1160].map((clock) => at(clock).tube.rotation)
    expect(turned).toEqual([...turned].sort((a, b) => b - a))
    expect(turned.at(-1)).toBeCloseTo(0)
  })

  it('points above a goal to which it shoots in an arc', () => {
    const { barrel, at } = barrelOn()
    at(1000)
    barrel.aim(feet, width, rightOf, 0.4, 160)
    expect(Math.sin(at(1160).tube.rotation)).toBeLessThan(-0.3)
  })

  it('is thrown back by its shot, flashes and smokes, and comes to rest', () => {
    const { barrel, at } = barrelOn()
    at(1000)
    barrel.aim(feet, width, rightOf, 0, 160)
    expect(at(1150)).toMatchObject({ smoke: null })
    const [fired, later, rest] = [at(1161), at(1400), at(2200)]
    expect(fired.tube.x).toBeLessThan(pivot.x - 8)
    expect(fired.smoke?.x).toBeGreaterThan(pivot.x + 40)
    expect(later.smoke?.alpha).toBeLessThan(1)
    expect(rest).toMatchObject({ tube: pivot, smoke: null })
  })

  it('has a tower squashed by a new stone, and stretched, before it stands', () => {
    const { barrel, at } = barrelOn()
    at(1000)
    barrel.grow(1000)
    const heights = [1000, 1150, 1250, 1460].map((clock) => barrel.growth(clock))
    expect(heights[0]).toBeCloseTo(-0.2)
    expect(Math.max(...heights)).toBeGreaterThan(0.05)
    expect(heights.at(-1)).toBeCloseTo(0)
  })

  it('neither turns nor kicks where somebody wants less motion', () => {
    const { barrel, at } = barrelOn(true)
    at(1000)
    barrel.aim(feet, width, leftOf, 0, 160)
    barrel.grow(1000)
    expect(barrel.growth(1000)).toBeCloseTo(0)
    const shot = at(1161)
    expect(Math.cos(shot.tube.rotation)).toBeCloseTo(-1)
    expect(shot).toMatchObject({ tube: pivot, smoke: null })
  })
})
