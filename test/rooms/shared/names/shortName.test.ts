import { expect, it } from 'vitest'
import { shortName } from '../../../../rooms/shared/names/shortName.ts'

/** Measures letters that are as wide as high (W), or half as wide. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 1 : 0.5), 0)

it.each([
  ['Bartholomew Ben', 'Bartholomew Ben'],
  ['WWWWWWWWWWWWWWW', 'WWWWWWWW…'],
  ['אברהם בן יעקב', 'אברהם בן יעקב'],
  ['Bartholomew of Bennet', 'Bartholomew of Be…'],
  ['WWWWWWWWWW Ann', 'WWWWWWWW…'],
  ['WWWWWWWकीकीकी', 'WWWWWWWकी…'],
  ['WWWWWWWWकीकी', 'WWWWWWWW…'],
  ['WWWWWWWW🇩🇪🇫🇷', 'WWWWWWWW…'],
  ['WWWWWWWW👩🏽\u200d🔬Ann', 'WWWWWWWW…'],
])('%s is written as %s', (name, written) => {
  expect(shortName(name, widthOf, 9)).toBe(written)
})

it('a name has no gap before what stands for its rest', () => {
  expect(shortName('WWWWWWWW Annabella', widthOf, 9)).toBe('WWWWWWWW…')
})
