import { expect, test, vi } from 'vitest'
import { unattendedMs, Vigil } from '../../../rooms/game/journal/vigil.ts'

const hourMs = 60 * 60_000

const watch = () => {
  const attendance = { size: 1 }
  let now = 0
  const vigil = new Vigil({ match: { stage: 'running' }, attendance, now: () => now, unattendedMs })
  const end = vi.fn()
  /** Beats once a second, as rooms do. */
  const pass = (ms: number) => {
    for (const until = now + ms; now < until; ) {
      now += 1_000
      vigil.beat(end)
    }
  }
  const standStill = (ms: number) => {
    now += ms
  }
  return { attendance, vigil, end, pass, standStill }
}

test('a game that nobody is in ends by itself, and not while somebody is', () => {
  const { attendance, end, pass } = watch()
  pass(hourMs)
  attendance.size = 0
  pass(unattendedMs - 2_000)
  expect(end).not.toHaveBeenCalled()
  pass(3_000)
  expect(end).toHaveBeenCalledOnce()
})

test('a machine that slept for an hour waits for its class, though all lines were dead when it woke', () => {
  const { attendance, vigil, end, pass, standStill } = watch()
  pass(10_000)
  standStill(hourMs)
  // The room hears that the lines are dead before its next beat.
  attendance.size = 0
  expect(vigil.endsInMs).toBeGreaterThan(unattendedMs - 2_000)
  pass(10_000)
  expect(end).not.toHaveBeenCalled()
  // No player has come back, so it ends like any other game.
  pass(unattendedMs)
  expect(end).toHaveBeenCalledOnce()
})
