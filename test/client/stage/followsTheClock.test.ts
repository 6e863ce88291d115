import { describe, expect, it } from 'vitest'
import { isMissed } from '../../../client/stage/script/missed.ts'
import { ScriptClock } from '../../../client/stage/script/ScriptClock.ts'
import type { Beat } from '../../../client/stage/script/script.ts'

/** The time of a script after frames at these milliseconds of the page's clock. */
const movedTo = (frames: readonly number[], change: Partial<Pick<ScriptClock, 'pace' | 'isPaused'>> = {}) => {
  const clock = Object.assign(new ScriptClock(), change)
  clock.start(1000)
  for (const at of frames) clock.move(1000 + at)
  return clock.now
}

describe('a script', () => {
  it('is where the clock is, however few frames a board paints: six seconds in three frames are six seconds', () => {
    expect(movedTo([16, 32, 48])).toBe(48)
    expect(movedTo([900, 2500, 6000])).toBe(6000)
  })

  it('counts from when it was played, and so the painting of its first frame', () => {
    const clock = new ScriptClock()
    clock.start(0)
    clock.move(400)
    clock.start(10_000)
    clock.move(10_700)
    expect(clock.now).toBe(700)
  })

  it('stands still while the game is paused, and goes on from there', () => {
    const clock = new ScriptClock()
    clock.start(0)
    clock.move(500)
    clock.isPaused = true
    clock.move(9000)
    clock.isPaused = false
    clock.move(9100)
    expect(clock.now).toBe(600)
  })

  it('is hurried where a game is watched again', () => expect(movedTo([100, 200], { pace: 6 })).toBe(1200))

  it('has the time it is given where it is stepped by hand', () => {
    const clock = new ScriptClock()
    clock.start(0)
    clock.move(5000, 250)
    expect(clock.now).toBe(250)
  })
})

describe('what was missed meanwhile', () => {
  const burst: Beat = { kind: 'effect', where: 'ann', effect: 'burst', at: 500, ms: 320 }
  const hit: Beat = { kind: 'sound', sound: 'hit', at: 500, ms: 0 }
  const gone: Beat = { kind: 'thing', id: 'monster-3', isGone: true, at: 500, ms: 0 }

  it('is neither seen nor heard: no crash of sounds, and no sparks of something long over', () => {
    expect([burst, hit].map((beat) => isMissed(beat, 2000))).toEqual([true, true])
  })

  it('is played where it is only a little late', () => {
    expect([burst, hit].map((beat) => isMissed(beat, 600))).toEqual([false, false])
  })

  it('holds where it changed a thing for good', () => expect(isMissed(gone, 60_000)).toBe(false))
})
