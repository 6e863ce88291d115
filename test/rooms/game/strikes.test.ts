import { expect, it } from 'vitest'
import { freshPace, type Speaker } from '../../../rooms/game/gameGate.ts'
import { holdAgainst, isNoted, strikesAllowed } from '../../../rooms/game/strikes.ts'

it('a device is shown out once, and warned once before: one that goes on while its line ends fills no log', () => {
  const speaker: Speaker = { seat: undefined, isHost: false, pace: freshPace(0) }
  const told: string[] = []
  const held = Array.from({ length: 4 * strikesAllowed }, () =>
    holdAgainst(speaker, 'malformed', 'kick', (type) => told.push(type)),
  )
  expect(held.map((isOut, index) => (isOut ? index + 1 : 0)).filter(Boolean)).toEqual([strikesAllowed])
  expect(told).toEqual(['notice'])
})

it('of thousands who are shown out and come back a hundred are noted in a moment', () => {
  const notes = Array.from({ length: 5_000 }, isNoted).filter(Boolean)
  expect(notes.length).toBeGreaterThan(50)
  expect(notes.length).toBeLessThan(150)
})
