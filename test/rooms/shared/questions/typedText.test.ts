import { describe, expect, it } from 'vitest'
import { inAsciiDigits } from '../../../../rooms/shared/questions/digits.ts'
import { readNumbers } from '../../../../rooms/shared/questions/numberReading.ts'
import type { TypedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { answersOfOthers, shareOf } from '../../../../rooms/shared/questions/questionKinds.ts'
import { cleanText } from '../../../../rooms/shared/questions/typedText.ts'
import { workedMs } from '../workedMs.ts'

const asking = (accept: string[], over: Partial<TypedQuestion> = {}): TypedQuestion => ({
  kind: 'typed',
  question: '?',
  accept,
  ...over,
})

const isRight = (question: TypedQuestion, text: string, others?: ReadonlySet<string>) =>
  shareOf(question, { text }, others) === 1

describe('a typed answer', () => {
  it.each([
    ['Merci', 'merci'],
    ['café', 'cafe'],
    ['cafe', 'café'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ["l'eau", 'l’eau'],
    ['co-operate', 'co–operate'],
    ['Berlin', '  berlin. '],
    ['New York', 'new   york'],
    ['photosynthesis', 'photosinthesis'],
    ['photosynthesis', 'phtosynthesiss'],
    ['nitrogen', 'nitorgen'],
    ["I'm going", 'im going'],
    ["I'd like tea", 'Id like tea'],
    ['x-ray', 'xray'],
    ['Louis XIV', 'LouisXIV'],
    ['Vi ses i morgen', 'vi ses imorgen'],
    ['مُدَرِّس', 'مدرس'],
    ['أحمد', 'احمد'],
    ['ﬁre', 'fire'],
    ['1969', '١٩٦٩'],
    ['๒๕๔๐', '2540'],
    ['یک', 'يك'],
    ['سنة', 'سنه'],
    ['مصر', 'مصر؟'],
    ['צה״ל', 'צה"ל'],
    ["צ'ק", 'צ׳ק'],
    ["d'or", 'd´or'],
    ['gʻoz', "g'oz"],
    ['東京', '「東京。」'],
    ['แม่', 'เเม่'],
    ['ガラス', 'ｶﾞﾗｽ'],
    ["rock 'n' roll", 'rock n roll'],
    ['Leonardo da Vinci', 'Leonrado da Vinchi'],
    ['apple', 'aapple'],
    ['World War II', 'world war ll'],
    ['World War II', 'world war 2'],
    ['World War II', 'wolrd war 2'],
    ['World War 2', 'World War II'],
    ['II. Weltkrieg', '2. Weltkrieg'],
    ['Louis XIV', 'Louis 14'],
    ['XXe siècle', '20e siècle'],
    ['Elizabeth I', 'Elizabeth 1st'],
    ['Il gattopardo', 'Il gatopardo'],
    ['대한민국임시정부', '대한민국임시정보'],
    ['XX век', 'ХХ век'],
    ['شعبہ', 'شعبۂ'],
    ['3.14', '٣٫١٤'],
    ['50%', '٥٠٪'],
    ['1/2', '½'],
    ['1½', '1 1/2'],
    ['10⁵', '10^5'],
    ['x²', 'x2'],
    ['x²', 'x^2'],
  ])('%s is also %s', (key, text) => expect(isRight(asking([key]), text)).toBe(true))

  it.each([
    ['cat', 'cot'],
    ['1789', '1788'],
    ['B12', 'B13'],
    ['nitrogen', 'hydrogen'],
    ['C', 'C#'],
    ['mitosis', 'meiosis'],
    ['سنة ١٩٦٩', 'سنة ١٩٦٨'],
    ['第二次世界大战', '第一次世界大战'],
    ['World War II', 'World War I'],
    ['World War II', 'world war lll'],
    ['World War II', 'world war l'],
    ['World War II', 'world war 1'],
    ['World War II', 'world war 22'],
    ['World War 2', 'World War III'],
    ['Louis XIV', 'Louis XVI'],
    ['Louis XXIX', 'Louis XXXX'],
    ['X', '10'],
    ['14', 'XIV'],
    ['ХVIII век', 'ХVII век'],
    ['North America', 'South America'],
    ['West Germany', 'East Germany'],
    ['Westdeutschland', 'Ostdeutschland'],
    ['북아메리카', '남아메리카'],
    ['Y-Chromosom', 'X-Chromosom'],
    ['vitamin C', 'vitamin D'],
    ['asexual', 'sexual'],
    ['sexual reproduction', 'asexual reproduction'],
    ['unvollständig', 'vollständig'],
    ['ein Säugetier', 'kein Säugetier'],
    ['независимость', 'зависимость'],
    ['hyperthermia', 'hypothermia'],
    ['million', 'billion'],
    ['10⁵', '105'],
    ['1½', '11/2'],
    ['की', 'का'],
    ['がき', 'かき'],
    ['កា', 'កុ'],
    ['မာ', 'မို'],
    ['?', ''],
    ['a', ' '],
  ])('%s is not %s', (key, text) => expect(isRight(asking([key]), text)).toBe(false))

  it('is no slip of the finger where it answers another question of the set', () => {
    const gambia = asking(['Gambia'])
    const zambia = asking(['Zambia'])
    expect(isRight(gambia, 'Zambia')).toBe(true)
    expect(isRight(gambia, 'Zambia', answersOfOthers([gambia, zambia], gambia))).toBe(false)
    expect(isRight(gambia, 'Gambya', answersOfOthers([gambia, zambia], gambia))).toBe(true)
  })

  it.each([
    ['es', 'corazón', 'corazon', true],
    ['es', 'año', 'ano', false],
    ['es', 'AÑO', 'año', true],
    ['fr', 'cœur', 'coeur', true],
    ['fr', 'être', 'etre', true],
    ['de', 'Tür', 'tuer', true],
    ['de', 'Tür', 'Tur', false],
    ['de', 'Fuß', 'fuss', true],
    ['tr', 'ışık', 'IŞIK', true],
    ['tr', 'kız', 'kiz', false],
    ['tr', 'Louis XIV', 'louis xiv', true],
    ['tr', 'Louis XIV', 'louis 14', true],
    ['da', 'blå', 'blaa', true],
    ['pl', 'być', 'byc', false],
    ['ru', 'ещё', 'еще', true],
    ['ru', 'мой', 'мои', false],
    ['el', 'φως', 'φωσ', true],
    ['ja', 'がき', 'かき', false],
    ['hi', 'की', 'का', false],
    ['hi', 'क़लम', 'क़लम', true],
    ['ur', 'ہم', 'هم', true],
    ['ar', 'علي', 'على', true],
    ['de-x-easy', 'Öl', 'Oel', true],
    ['en', 'café', 'cafe', true],
    ['vi', 'tế', 'tê', true],
    ['vi', 'tế', 'te', false],
    ['vi', 'người', 'ngươi', true],
    ['vi', 'người', 'nguoi', false],
  ])('in %s: %s is also %s: %s', (language, key, text, isAlso) => {
    expect(isRight(asking([key], { language }), text)).toBe(isAlso)
  })

  it('of another language is compared as strictly as its author says', () => {
    expect(isRight(asking(['été'], { language: 'fr', strict: ['accents'] }), 'ete')).toBe(false)
    expect(isRight(asking(['Ärger'], { language: 'de', strict: ['case', 'typos'] }), 'ärger')).toBe(false)
    expect(isRight(asking(['Ärger'], { language: 'de', strict: ['case', 'typos'] }), 'Aerger')).toBe(true)
  })

  it('is no slip of the finger for another answer in its own language', () => {
    const [pena, peña] = [asking(['penas'], { language: 'es' }), asking(['peñas'], { language: 'es' })]
    expect(isRight(pena, 'peñas')).toBe(true)
    expect(isRight(pena, 'peñas', answersOfOthers([pena, peña], pena))).toBe(false)
    expect(isRight(peña, 'peñaz', answersOfOthers([pena, peña], peña))).toBe(true)
  })

  it('is judged as strictly as its author says', () => {
    expect(isRight(asking(['café'], { strict: ['accents'] }), 'cafe')).toBe(false)
    expect(isRight(asking(['سنة'], { strict: ['accents'] }), 'سنه')).toBe(false)
    expect(isRight(asking(['NATO'], { strict: ['case'] }), 'nato')).toBe(false)
    expect(isRight(asking(['nitrogen'], { strict: ['typos'] }), 'nitorgen')).toBe(false)
    expect(isRight(asking(['World War II'], { strict: ['case'] }), 'World War 2')).toBe(true)
    expect(isRight(asking(['World War II'], { strict: ['typos'] }), 'World War 2')).toBe(false)
    expect(isRight(asking(['café'], { strict: ['accents', 'case', 'typos'] }), 'café')).toBe(true)
  })

  it('costs little, also where a thousand say something else', () => {
    const question = asking(
      Array.from({ length: 10 }, (_, index) => `a long answer with many words ${'x'.repeat(20 + index)}`),
    )
    const texts = Array.from(
      { length: 1000 },
      (_, index) => `${'another long text of a pupil '.repeat(2)}${index.toString(36)}`,
    )
    const timed = (many: readonly string[]) =>
      workedMs(() => {
        for (const text of many) shareOf(question, { text })
      })
    timed(texts.slice(0, 100))
    const [few, many] = [timed(texts.slice(0, 100)), timed(texts)]
    // The time grows with the number of texts, not with its square.
    expect(many).toBeLessThan(Math.max(few, 0.5) * 60)
  })
})

describe('a number', () => {
  it.each([
    ['3,14', [3.14]],
    ['.5', [0.5]],
    ['¾', [0.75]],
    ['1½', [1.5]],
    ['1 3/4', [1.75]],
    ['−7', [-7]],
    ['‑7', [-7]],
    ['10⁵', [100_000]],
    ['5²', []],
    ['3 × 10⁸', [300_000_000]],
    ['3x10^8', [300_000_000]],
    ['-2,5·10⁻³', [-0.0025]],
    ['10^400', []],
    ['x = 5', [5]],
    ['= −5', [-5]],
    ['2x = 5', []],
    ['1.000', [1000, 1]],
    ['1,234.5', [1234.5]],
    ['1’000', [1000]],
    ['1,00,000', [100_000]],
    ['12,34,567.5', [1_234_567.5]],
    ['1,0,000', []],
    ['1.234,5', [1234.5]],
    ['2e3', [2000]],
    ['۳', [3]],
    ['๔๒', [42]],
    ['٣،١٤', [3.14]],
    ['٣٫١٤', [3.14]],
    ['۳/۱۴', [3 / 14, 3.14]],
    ['۱٬۲۳۴/۵', [1234.5]],
    ['۱ ۳/۴', [1.75]],
    ['۳/۰', [3]],
    ['3/14', [3 / 14]],
    ['٣/١٤', [3 / 14]],
    ['１，０００', [1000, 1]],
    ['1/0', []],
    ['', []],
    ['abc', []],
    ['1-2', []],
    ['9'.repeat(400), []],
  ])('%s is read as %j', (text, numbers) => expect(readNumbers(text)).toEqual(numbers))

  it('has its own unit or none', () => {
    expect(readNumbers('5 km', 'km')).toEqual([5])
    expect(readNumbers('€5', '€')).toEqual([5])
    expect(readNumbers('5 m', 'km')).toEqual([])
    expect([readNumbers('5 mm', 'm'), readNumbers('-5 mm', 'm'), readNumbers('5%%', '%')]).toEqual([[], [], []])
  })

  it('is read with the signs that keyboards have, before its unit or behind it', () => {
    expect(readNumbers('5º', '°')).toEqual([5])
    expect(readNumbers('٥٪', '%')).toEqual([5])
    expect(readNumbers('5 °C', 'ºC')).toEqual([5])
    expect([readNumbers('-$5', '$'), readNumbers('$-5', '$'), readNumbers('−5 $', '$')]).toEqual([[-5], [-5], [-5]])
    expect(readNumbers('-۳/۵ kg', 'kg')).toEqual([-0.6, -3.5])
    expect(readNumbers('--5')).toEqual([])
    expect(readNumbers('-$-5', '$')).toEqual([])
  })
})

it('digits of every script are read', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /\p{Nd}/u.test(sign),
  )
  const read = all.map((sign) => inAsciiDigits(sign.normalize('NFKC'))).join('')
  expect(read).toBe('0123456789'.repeat(all.length / 10))
})

it('a typed text has whole characters only', () => {
  expect(cleanText('\ud800Zü\udc00rich 𝄞 \ud83d')).toBe('Zürich 𝄞')
  expect(cleanText('\ud83d')).toBe('')
})
