import { expect, it } from 'vitest'
import { cues } from '../../../client/sound/cues.ts'

it('the cues sound as they are specified', () => {
  expect(cues).toEqual({
    success: { hz: 523.25, seconds: 0.2 },
    error: { hz: 293.66, seconds: 0.3 },
    click: { hz: 440, seconds: 0.05 },
    join: { hz: 659.25, seconds: 0.15 },
    start: { hz: 783.99, seconds: 0.2 },
  })
})
