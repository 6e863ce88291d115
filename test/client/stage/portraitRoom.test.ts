import { describe, expect, it } from 'vitest'
import { roomFor } from '../../../client/screens/play/stage/portraitRoom.ts'

/** A portrait on the right of a projector, over the ribbon, in the room below the upper bar. */
const portrait = { x: 1560, y: 560, width: 313, height: 360 }
const whole = { x: 48, y: 120, width: 1825, height: 800 }
const heroAt = (x: number, y: number) => ({ x, y, size: 100 })

const room = (...heroes: ReturnType<typeof heroAt>[]) => {
  const { isUp, isSmall } = roomFor(portrait, whole, heroes)
  return `${isSmall ? 'small' : 'large'}, ${isUp ? 'up' : 'down'}`
}

describe('a portrait beside a headline', () => {
  it('stays over the ribbon, where it hides nobody', () => {
    expect(room()).toBe('large, down')
    expect(room(heroAt(900, 700), heroAt(300, 700))).toBe('large, down')
    expect(room(heroAt(1700, 250))).toBe('large, down')
  })

  it('goes up where one of those it is about is behind it, also where only a part of it is', () => {
    expect(room(heroAt(1700, 780), heroAt(300, 700))).toBe('large, up')
    expect(room(heroAt(1520, 780))).toBe('large, up')
  })

  it('is small where both places would hide what a hero is or wins, and keeps to its own edge', () => {
    expect(room(heroAt(1700, 600))).toBe('small, down')
    expect(room(heroAt(1700, 640))).toBe('small, up')
    // Its own edge is the right one, so it draws back from heroes further left.
    expect(room(heroAt(1600, 640))).toBe('small, down')
  })

  it('on the left, too', () => {
    const left = { ...portrait, x: 48 }
    expect(roomFor(left, whole, [heroAt(200, 600)]).isSmall).toBe(true)
    expect(roomFor(left, whole, [heroAt(430, 600)]).isSmall).toBe(false)
  })
})
