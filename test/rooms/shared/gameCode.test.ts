import { describe, expect, it } from 'vitest'
import { codeIn, codeLength, drawGameCode, isGameCode } from '../../../rooms/shared/gameCode.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'

describe('a game code', () => {
  it('has six signs that can be told apart on a wall, and none that spell a word', () => {
    const random = seededRandom(20_261_122)
    const codes = Array.from({ length: 20_000 }, () => drawGameCode(random))
    for (const code of codes) {
      expect(code).toHaveLength(codeLength)
      expect(isGameCode(code)).toBe(true)
      expect(code).not.toMatch(/[AEIOU01]/)
      expect(code).not.toMatch(/F[CK]|CNT|SHT|DCK|NGR|KKK|WTF|SS|69|88/)
    }
    expect(new Set(codes).size).toBeGreaterThan(19_990)
  })

  it('of older versions is one as well', () => {
    expect(isGameCode('ABCDEF')).toBe(true)
    expect(isGameCode('ABC1EF')).toBe(false)
  })

  it('is drawn also by chance that always says the same', () => {
    expect(isGameCode(drawGameCode(() => 0.99))).toBe(true)
    for (let sign = 0; sign < 32; sign++) expect(drawGameCode(() => sign / 32)).toHaveLength(codeLength)
  })
})

describe('what is typed or pasted where a code is asked for', () => {
  it.each([
    ['bcd', 'BCD'],
    ['bcd234', 'BCD234'],
    ['bcd2345', 'BCD234'],
    ['bcd 234', 'BCD234'],
    ['\u00a0BCD-234\n', 'BCD234'],
    ['BCD·234', 'BCD234'],
    ['ＢＣＤ２３４', 'BCD234'],
    // Typed on Cyrillic, Greek and Arabic keyboards.
    ['нкмртх', 'HKMPTX'],
    ['НKМ2З4', 'HKM234'],
    ['ΗΚΜΝΤΧ', 'HKMNTX'],
    ['BCD٢٣٤', 'BCD234'],
    ['Код игры: BCD234', 'BCD234'],
    ['Join with the code: BCD234!', 'BCD234'],
    ['https://quiz.school.example/join/bcd234?x=1', 'BCD234'],
    ['Please come: BCD234, it is a ⭐ PLANET', 'BCD234'],
    ['the code is PLANET', 'PLANET'],
    ['ABCDEFGH', 'ABCDEF'],
    ['', ''],
  ])('%j means %s', (text, code) => expect(codeIn(text)).toBe(code))
})
