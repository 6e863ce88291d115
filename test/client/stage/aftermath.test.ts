import { describe, expect, it } from 'vitest'
import { Aftermath } from '../../../client/stage/script/aftermath.ts'
import type { Script } from '../../../client/stage/script/script.ts'

const script: Script = {
  ms: 4000,
  beats: [
    { kind: 'act', who: 'ann', act: 'cheer', at: 300, ms: 500 },
    { kind: 'number', where: 'ann', text: '−70', by: -70, tone: 'loss', isHero: false, at: 1500, ms: 1100 },
    { kind: 'go', who: 'ann', way: [1, 2], gait: 'hop', at: 2600, ms: 300 },
  ],
  headlines: [],
}
const aftermath = new Aftermath(script, ['ann', 'ben'])

const ann = { id: 'ann', name: 'Ann', slime: 'mint', rank: 1, isDone: true, feeling: 'proud' } as const
const robbed = { ...ann, feelsThen: { feeling: 'dizzy' } } as const

describe('what a turn has done to a slime', () => {
  it('is felt a moment after it has been seen, and not before', () => {
    expect([0, 1500, 1949, 1950, 4000].map((now) => aftermath.feelingOf(robbed, now))).toEqual([
      'proud',
      'proud',
      'proud',
      'dizzy',
      'dizzy',
    ])
  })

  it('is felt at the end where the turn had nothing to say about it', () => {
    const ben = { ...robbed, id: 'ben', feelsThen: { feeling: undefined } }
    expect([3999, 4000].map((now) => aftermath.feelingOf(ben, now))).toEqual(['proud', undefined])
  })

  it('leaves those as they are whom no turn has changed', () => {
    expect(aftermath.feelingOf(ann, 4000)).toBe('proud')
  })
})
