import { expect, it } from 'vitest'
import { sheets } from './sheets.ts'

type Colours = Map<string, string>

/** The colours that a sheet sets in all rules for this selector. */
function coloursIn(file: string, selector: string): Colours {
  const css = sheets.find((sheet) => sheet.file === file)?.css ?? ''
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, of = '']) => of.trim() === selector)
  return new Map(
    rules.flatMap(([, , rule = '']) =>
      [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(
        ([, name = '', colour = '']) => [name, colour] as const,
      ),
    ),
  )
}

const usual = 'styles/tokens.css'
const more = 'styles/moreContrast.css'
const night = '[data-theme="night"]'
const day = coloursIn(usual, ':root')
const byNight = new Map([...day, ...coloursIn(usual, night)])
// In a game the root itself has the theme, so what is changed there by day reaches the night.
const moreByDay = new Map([...day, ...coloursIn(more, ':root')])
const moreByNight = new Map([...byNight, ...coloursIn(more, ':root'), ...coloursIn(more, night)])

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(colours: Colours, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => lightness(colours.get(name) ?? '')).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `answer-${letter}`)

it('what is written on an answer, and the letter in its shape, stands out 4.5 to 1, and no less with more contrast', () => {
  for (const answer of answers) {
    expect(contrast(day, 'answer-ink', answer), answer).toBeGreaterThanOrEqual(4.5)
    expect(contrast(moreByDay, 'answer-ink', answer), answer).toBeGreaterThanOrEqual(
      contrast(day, 'answer-ink', answer),
    )
  }
})

it('with more contrast coloured words stand out 7 to 1 from each ground, also by night', () => {
  const words = ['ink', 'ink-soft', 'text-good', 'text-bad', 'text-grape', 'text-gold']
  const pale = [moreByDay, moreByNight].flatMap((colours, at) =>
    words.flatMap((word) =>
      ['paper', 'paper-sunk', 'ground']
        .filter((ground) => !(contrast(colours, word, ground) >= 7))
        .map((ground) => `${word} on ${ground} by ${at ? 'night' : 'day'}`),
    ),
  )
  expect(pale).toEqual([])
})

it('with more contrast what fills a bar stands out from the rest of it at least as much as it does for others', () => {
  const themes = [
    [day, moreByDay],
    [byNight, moreByNight],
  ] as const
  for (const [others, own] of themes)
    for (const fill of ['mint-edge', 'mint', 'sun', 'berry', 'grape'])
      expect(contrast(own, fill, 'track'), fill).toBeGreaterThanOrEqual(contrast(others, fill, 'track'))
})
