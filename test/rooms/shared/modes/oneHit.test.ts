import { describe, expect, it } from 'vitest'
import { OneHit } from '../../../../rooms/shared/modes/oneHit.ts'
import { perDial } from './classTurn.ts'
import { aFrame } from './oneTurn.ts'

const hitsIn = (
  chaos: 'calm' | 'lively' | 'wild',
  learned: readonly string[] = [],
  lostBefore: readonly string[] = [],
) => new OneHit({ ...aFrame({ chaos }), learned: new Set(learned) }, lostBefore)

describe('one hit', () => {
  it.each(perDial(1, 1, 1))('in $chaos a player loses to rivals at most once per turn', ({ chaos, number }) => {
    const hits = hitsIn(chaos)
    expect([hits.lands('a'), hits.lands('a')].filter(Boolean)).toHaveLength(number)
    expect(hits.lands('b')).toBe(true)
  })

  it.each(perDial(0, 0, 1))('in $chaos $number time in the turn after a loss', ({ chaos, number }) => {
    expect([hitsIn(chaos, [], ['a']).lands('a')].filter(Boolean)).toHaveLength(number)
  })

  it.each(perDial(0, 0, 0))('in $chaos $number times who learned or guards', ({ chaos, number }) => {
    const hits = hitsIn(chaos, ['learner'])
    hits.spare('guard')
    expect([hits.lands('learner'), hits.lands('guard')].filter(Boolean)).toHaveLength(number)
  })

  it('keeps who was hit for the next turn, and nobody who was spared', () => {
    const hits = hitsIn('lively', ['b'])
    for (const player of ['a', 'b', 'a', 'c']) hits.lands(player)
    expect(hits.landed).toEqual(['a', 'c'])
  })
})
