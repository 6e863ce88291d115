import { describe, expect, it } from 'vitest'
import { figuresNear, nearestTo } from '../../../../rooms/shared/modes/nearby.ts'

/** On a map ten tiles wide. */
const width = 10
const figures = { own: 55, beside: 56, below: 65, above: 25, corner: 0, leader: 99 }

describe('who is near', () => {
  it('is the few with the fewest steps between, and the leaders wherever they are', () => {
    expect(figuresNear(figures, width, 'own', ['leader'], 2)).toEqual({ leader: 99, beside: 56, below: 65 })
  })

  it('is not the player, also where they lead', () => {
    expect(figuresNear(figures, width, 'own', ['own', 'leader'], 1)).toEqual({ leader: 99, beside: 56 })
  })

  it('counts a leader who stands near once', () => {
    expect(figuresNear(figures, width, 'own', ['beside'], 2)).toEqual({ beside: 56, below: 65, above: 25 })
  })

  it('is a few also where a whole class stands on one tile', () => {
    const crowd = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, 7]))
    expect(Object.keys(figuresNear(crowd, width, 'p500', ['p0'], 4))).toHaveLength(5)
  })

  it('is the leaders for who is not on the board', () => {
    expect(figuresNear(figures, width, 'gone', ['leader', 'gone too'], 4)).toEqual({ leader: 99 })
  })
})

describe('what is near', () => {
  const things = [90, 52, 45, 58, 55].map((at) => ({ at }))

  it('is the few with the fewest steps between, the nearest first, of equally near ones the first', () => {
    expect(nearestTo(55, width, things, 3).map(({ at }) => at)).toEqual([55, 45, 52])
    expect(nearestTo(55, width, things, 9).map(({ at }) => at)).toEqual([55, 45, 52, 58, 90])
  })

  it('is nothing where there is nothing', () => {
    expect(nearestTo(55, width, [], 3)).toEqual([])
  })
})
