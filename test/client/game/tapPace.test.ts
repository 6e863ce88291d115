import { expect, it } from 'vitest'
import { tapPace } from '../../../client/parts/emotes/tapPace.ts'
import { freshPace, type GameActs, passGate, type Speaker } from '../../../rooms/game/gameGate.ts'
import type { Seat } from '../../../rooms/shared/match/matchModel.ts'

it('a device that is tapped like mad says nothing that the room would drop', () => {
  const mayTell = tapPace()
  const speaker: Speaker = { seat: { plays: true } as Seat, isHost: false, pace: freshPace(0) }
  const acts = { 'tap-slime': () => true } as unknown as GameActs
  const answers: (string | null)[] = []
  for (let now = 80; now < 30_000; now += 80) {
    if (!mayTell(now)) continue
    answers.push(
      passGate(acts, { phase: 'lobby', gameCode: 'ABC234', now, mayDecide: true }, speaker, 'tap-slime', {
        act: 'hop',
      }),
    )
  }
  expect(answers.length).toBeGreaterThan(80)
  expect(answers.every((answer) => answer === null)).toBe(true)
})
