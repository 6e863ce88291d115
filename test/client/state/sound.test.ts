import { describe, expect, it } from 'vitest'
import { firstLevels, readLevels } from '../../../client/state/kept/soundLevels.ts'

describe('what a device keeps of its sliders', () => {
  it('is what was kept', () => {
    expect(readLevels('{"music":0.25,"effects":0.5}')).toEqual({ music: 0.25, effects: 0.5 })
  })

  it.each([null, '', 'loud', 'null', '7', '[]', '{"music":2,"effects":-1}', '{"music":"1","effects":null}'])(
    'is how it was at first where %s was kept',
    (stored) => {
      expect(readLevels(stored)).toEqual(firstLevels)
    },
  )
})
