import { describe, expect, it } from 'vitest'
import { shareOf } from '../../../../rooms/shared/questions/questionKinds.ts'

const isRight = (key: string, text: string) => shareOf({ kind: 'typed', question: '?', accept: [key] }, { text }) === 1

/** Pairs with a stroke between them. */
const pairs = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))

describe('blanks, dots and signs', () => {
  it.each(
    pairs(`
      x = 5 | x=5
      y = mx + b | y=mx+b
      2x - 3 | 2x-3
      3:4 | 3 : 4
      1, 2, 3 | 1,2,3
      (3, 4) | (3,4)
      50 % | 50%
      20 °C | 20°C
      5 € | 5€
      20 m/s | 20m/s
      3,5 cm | 3.5 cm
      10 000 | 10000
      2. Weltkrieg | 2.Weltkrieg
      2. Weltkrieg | 2 Weltkrieg
      U.S.A. | USA
      z. B. | z.B.
      3 p.m. | 3pm
      Covid-19 | covid 19
      vingt et un | vingt-et-un
      대한민국 | 대한 민국
      3 × 10⁸ | 3x10^8
      2·10³ | 2 * 10^3
      (x+1)² | (x+1)^2
      m s⁻¹ | m s^-1
      SO₄²⁻ | SO4^2-
      SO₄²⁻ | SO42-
      СО2 | CO2
      у = 2х | y=2x
      5 см | 5см
      हिंदी | हिन्दी
      sulphur | sulfur
      19th century | 19th centuary
      12 de octubre | 12 de otubre
    `),
  )('of %s may be as in %s', (key, text) => {
    expect(isRight(key, text)).toBe(true)
    expect(isRight(text, key)).toBe(true)
  })

  it.each(
    pairs(`
      1 2 | 12
      1 1/2 | 11/2
      3, 4 | 3.4
      x = 5 | x = -5
      2x - 3 | 2x + 3
      a-b | ab
      5 | .5
      5 km/h | 5 km/s
      5 kg | 5 mg
      4 July | 4 June
      cos 30 | cot 30
      H2SO4 | H2CO4
      x > 5 | x < 5
      C++ | C
      3 × 4 | 3 + 4
      uranium-235 | uranium-238
      5 million | 5 billion
    `),
  )('of %s mean more than in %s', (key, text) => expect(isRight(key, text)).toBe(false))
})
