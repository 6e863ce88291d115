import { expect, it } from 'vitest'
import { cues, playCue } from '../../../client/sound/cues.ts'

it('the cues sound as they are specified', () => {
  expect(cues).toEqual({
    success: { hz: 523.25, seconds: 0.2 },
    error: { hz: 293.66, seconds: 0.3 },
    click: { hz: 440, seconds: 0.05 },
    join: { hz: 659.25, seconds: 0.15 },
    start: { hz: 783.99, seconds: 0.2 },
  })
})

it('a cue is heard at a tenth of the full volume, for as long as specified, and then stops', () => {
  const heard: unknown[] = []
  const note =
    (what: string) =>
    (...values: unknown[]) =>
      heard.push([what, ...values])
  const tone = {
    frequency: { value: 0 },
    connect: <Next>(next: Next) => next,
    start: note('start'),
    stop: note('stop'),
  }
  const gain = { setValueAtTime: note('level'), exponentialRampToValueAtTime: note('fading') }
  const audio = {
    currentTime: 2,
    createOscillator: () => tone,
    createGain: () => ({ gain, connect: note('connected') }),
  }
  const out = {}
  playCue(audio as unknown as AudioContext, out as AudioNode, 'click')
  expect(tone.frequency.value).toBe(440)
  expect(heard).toEqual([
    ['level', 0.1, 2],
    ['fading', expect.any(Number), 2.05],
    ['connected', out],
    ['start', 2],
    ['stop', 2.05],
  ])
})
