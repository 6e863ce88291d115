import { describe, expect, it } from 'vitest'
import { goesUp } from '../../../client/screens/play/stage/portraitRoom.ts'

/** A portrait on the right of a projector, over the ribbon. `top`: its upper edge if it is moved up below the bar. */
const portrait = { x: 1560, y: 560, width: 313, height: 360 }
const top = 120
const heroAt = (x: number, y: number) => ({ x, y, size: 100 })

describe('a portrait beside a headline', () => {
  it('stays over the ribbon, where it hides nobody', () => {
    expect(goesUp(portrait, top, [])).toBe(false)
    expect(goesUp(portrait, top, [heroAt(900, 700), heroAt(300, 700)])).toBe(false)
    expect(goesUp(portrait, top, [heroAt(1700, 250)])).toBe(false)
  })

  it('goes up where one of those it is about is behind it, also where only a part of it is', () => {
    expect(goesUp(portrait, top, [heroAt(1700, 780), heroAt(300, 700)])).toBe(true)
    expect(goesUp(portrait, top, [heroAt(1520, 780)])).toBe(true)
    expect(goesUp(portrait, top, [heroAt(1700, 560)])).toBe(true)
  })

  it('stays where it hides less', () => expect(goesUp(portrait, top, [heroAt(1700, 430)])).toBe(false))
})
