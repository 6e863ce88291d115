import { describe, expect, it } from 'vitest'
import { ribbonText } from '../../../client/screens/play/stage/sentenceOf.ts'
import type { Headline } from '../../../client/stage/script/script.ts'

const headline: Headline = {
  name: 'rides-wind',
  who: 'ann',
  focus: ['ann'],
  twist: 'plain',
  nth: 0,
  at: 0,
  ms: 1500,
  by: 110,
}

describe('a name on the ribbon', () => {
  it('keeps to itself, so that the number beside one from right to left is not turned round', () => {
    expect(ribbonText(headline, 'محمد', '')).toContain('\u2068محمد\u2069')
  })

  it('leaves nothing behind where there is none', () => {
    expect(ribbonText({ ...headline, name: 'erupts', who: '' }, '', '')).not.toContain('\u2068')
  })
})
