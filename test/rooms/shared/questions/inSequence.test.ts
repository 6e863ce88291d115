import { expect, it } from 'vitest'
import { inSequence } from '../../../../rooms/shared/questions/inSequence.ts'

it.each([
  ['Rome → Web', ['Rome', 'Web']],
  ['واحد ← اثنان ← ثلاثة', ['واحد', 'اثنان', 'ثلاثة']],
  ['1. שלום ← עולם', ['1. שלום', 'עולם']],
  ['2 → 10', ['2', '10']],
  // Without the marks, two parts of the other direction would be shown the other way round.
  ['Rome \u200e→ ירושלים \u200e→ אתונה', ['Rome', 'ירושלים', 'אתונה']],
  ['שלום \u200f← Peace \u200f← Friede', ['שלום', 'Peace', 'Friede']],
  ['', []],
])('the arrows of %s point to what comes next in its direction of reading', (text, parts) => {
  expect(inSequence(parts)).toBe(text)
})
