import { describe, expect, it } from 'vitest'
import type { TypedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { shareOf } from '../../../../rooms/shared/questions/questionKinds.ts'

const isRight = (key: string, text: string, over: Partial<TypedQuestion> = {}) =>
  shareOf({ kind: 'typed', question: '?', accept: [key], ...over }, { text }) === 1

/** Pairs with a stroke between them. */
const pairs = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))

describe('a typing error makes no other', () => {
  it.each(
    pairs(`
      XIXe siècle | XXe siècle
      XXe siècle | XIXe siècle
      XVIIIe siècle | XVIIe siècle
      Ve République | IVe République
      Ve République | 4e République
      Charles X | Charles V
      vier Äpfel | 6 Äpfel
      WWII | WW1
    `),
  )('number: %s and %s', (key, text) => expect(isRight(key, text)).toBe(false))

  it.each(
    pairs(`
      le chat | la chat
      une pomme | un pomme
      ils dorment | il dorment
      dem Mann | den Mann
      she goes | he goes
      soixante-dix | soixante-six
      niños | niñas
      Maria | Mario
      women | woman
      geen hond | een hond
      राम का घर | राम की घर
      J.K. Rowling | J.R. Rowling
    `),
  )('word: %s and %s', (key, text) => expect(isRight(key, text)).toBe(false))

  it.each(
    pairs(`
      oeste | este
      noroeste | noreste
      noroeste | nordeste
      Västtyskland | Östtyskland
      Østtyskland | Vesttyskland
      importations | exportations
      onafhankelijk | afhankelijk
      omöjlig | möjlig
      ulige tal | lige tal
      de er uenige | de er enige
      revolution | evolution
      acceleration | deceleration
      microscopic | macroscopic
      intracellular | extracellular
      millones | billones
      восемнадцать | семнадцать
      sesenta y dos | setenta y dos
      zweiundzwanzig | dreiundzwanzig
    `),
  )('opposite or neighbour: %s and %s', (key, text) => {
    expect(isRight(key, text)).toBe(false)
    expect(isRight(text, key)).toBe(false)
  })

  it.each(
    pairs(`
      nitrate | nitrite
      sulfite | sulfide
      Chlor | Chlorid
      chlorine | chloride
      ethene | ethane
      Methanol | Ethanol
      сульфат | сульфит
      этан | этен
    `),
  )('substance: %s and %s', (key, text) => expect(isRight(key, text)).toBe(false))

  it.each(
    pairs(`
      XIXe siècle | XIXème siècle
      Ve République | 5ème République
      François Ier | François I
      II guerra mondiale | 2ª guerra mondiale
      I Guerra Mundial | 1ª Guerra Mundial
      WWII | WW2
      the heart | teh heart
      the Nile | yhe Nile
      the Nile | he Nile
      Mars and Jupiter | Mars ad Jupiter
      Vasco da Gama | Vasco de Gama
      New York | New Yrk
      potatoes | potatos
      estrogen | oestrogen
      uniform | unifrom
      definite | definate
      graphite | graphit
      fluorine | flourine
      대한민국 정부 | 대한민국 정보
    `),
  )('but %s may be typed %s', (key, text) => expect(isRight(key, text)).toBe(true))
})

describe('a fair teacher counts', () => {
  it.each(
    pairs(`
      Ottawa | ttawa
      umbrella | mbrella
      July 4, 1776 | July 4 1776
      July 4, 1776 | July 4,1776
      red, green | red green
      $5 | 5$
      3,50 € | €3.50
    `),
  )('%s as %s', (key, text) => expect(isRight(key, text)).toBe(true))

  it.each(
    pairs(`
      sixty | sixth
      seventh | seventy
      alkane | alkene
      alkyne | alkene
      cyclohexane | cyclohexene
      asexual | sexual
      amoral | moral
      0,1234 | 01234
      $5 | 5€
    `),
  )('%s, but not %s', (key, text) => expect(isRight(key, text)).toBe(false))

  it('a German umlaut where it makes another word', () => {
    for (const [key, text] of pairs('Väter|Vater\nMutter|Mütter\nschön|schon\nhatte|hätte\nwurde|würde'))
      expect(isRight(key ?? '', text ?? '', { language: 'de' }), key).toBe(false)
    for (const [key, text] of pairs('Väter|Vaeter\nMünchen|Munchen\nBäume|Baume'))
      expect(isRight(key ?? '', text ?? '', { language: 'de' }), key).toBe(true)
  })

  it('the groups of a long number by the language of the set', () => {
    const said = (key: string, text: string, language?: string) => isRight(key, text, language ? { language } : {})
    expect(said('1.000', '1000', 'de')).toBe(true)
    expect(said('1250000', '1.250.000', 'es-ES')).toBe(true)
    expect(said('1,000', '1000', 'en')).toBe(true)
    expect(said('1,000 km', '1000 km', 'en-GB')).toBe(true)
    expect(said('1.000', '1000', 'en')).toBe(false)
    expect(said('1,250', '1250', 'de')).toBe(false)
    expect(said('1,250', '1250')).toBe(false)
    expect(said('1,250', '1.250', 'de')).toBe(true)
    expect(said('10,000円', '10000円', 'ja')).toBe(true)
    expect(said('1.250', '1250', 'de-ch')).toBe(false)
    expect(said('1,250', '1250', 'es-mx')).toBe(true)
  })

  it('several groups in any language', () => {
    for (const text of ['1000000', '1 000 000', '1.000.000']) expect(isRight('1,000,000', text)).toBe(true)
    expect(isRight('1.000.000', '1000000', { language: 'en' })).toBe(true)
    expect(isRight('1,000,000', '10000000')).toBe(false)
  })

  it('the sign of money where it belongs, if the spelling has to be right', () => {
    expect(isRight('$5', '5$', { strict: ['typos'] })).toBe(false)
    expect(isRight('$5', '$ 5', { strict: ['typos'] })).toBe(true)
  })
})
