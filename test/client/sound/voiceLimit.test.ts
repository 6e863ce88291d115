import { describe, expect, it } from 'vitest'
import { VoiceLimit } from '../../../client/sound/effects/voiceLimit.ts'

const admitted = (limit: VoiceLimit, names: readonly string[], nowMs: number, matters = false) =>
  names.filter((name) => limit.admits(name, nowMs, 500, matters)).length

describe('how much is heard at once', () => {
  it('two hundred who hop together are two hops, and as many again a tenth of a second later', () => {
    const limit = new VoiceLimit()
    const hops = Array.from({ length: 200 }, () => 'hop')
    expect(admitted(limit, hops, 1000)).toBe(2)
    expect(admitted(limit, hops, 1099)).toBe(0)
    expect(admitted(limit, hops, 1100)).toBe(2)
  })

  it('never more than twenty-four, whatever happens', () => {
    const limit = new VoiceLimit()
    const names = Array.from({ length: 100 }, (_, index) => `sound ${index}`)
    expect(admitted(limit, names, 0)).toBe(16)
    expect(admitted(limit, names, 0, true)).toBe(8)
    expect(admitted(limit, names, 0, true)).toBe(0)
  })

  it('what has ended makes room', () => {
    const limit = new VoiceLimit()
    const names = Array.from({ length: 30 }, (_, index) => `sound ${index}`)
    admitted(limit, names, 0)
    expect(admitted(limit, ['later'], 499)).toBe(0)
    expect(admitted(limit, ['later'], 500)).toBe(1)
  })

  it('what everybody should hear finds room among what is everywhere', () => {
    const limit = new VoiceLimit()
    admitted(
      limit,
      Array.from({ length: 100 }, (_, index) => `sound ${index}`),
      0,
    )
    expect(limit.admits('chest', 1, 400, true)).toBe(true)
  })
})
