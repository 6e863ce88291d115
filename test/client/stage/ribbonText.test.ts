import { describe, expect, it } from 'vitest'
import { ribbonText } from '../../../client/screens/play/stage/sentenceOf.ts'
import { mostUsual } from '../../../client/stage/direct/storyteller.ts'
import type { Headline } from '../../../client/stage/script/script.ts'
import { type Scenery, sceneries } from '../../../rooms/shared/maps/sceneries.ts'

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

describe('what the end of a game of survival is called', () => {
  const said = (scenery?: Scenery, by = 3) =>
    Array.from({ length: mostUsual }, (_, nth) =>
      ribbonText({ ...headline, name: 'erupts', who: '', by, nth }, '', '', scenery),
    )

  it('is a volcano in the world of the mode, and what there is in another scenery', () => {
    expect(said().some((text) => text.startsWith('The volcano *erupts*!'))).toBe(true)
    expect(said('garden')).toContain('The garden *goes wild*! 3 slimes still have hearts')
    expect(new Set(sceneries.map((scenery) => said(scenery)[0])).size).toBe(sceneries.length)
    for (const scenery of sceneries) expect(said(scenery).join(' ')).not.toMatch(/volcano|island/i)
    expect(said('ice').join(' ')).not.toMatch(/fire/i)
    expect(said('ice', 1)).toContain('The ice *bursts*! 1 slime still has hearts')
  })
})
