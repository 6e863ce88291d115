import { expect, it } from 'vitest'
import { sheets } from './sheets.ts'

/** What a graphics chip changes by itself. Everything else has the processor paint each picture. */
const free = ['transform', 'opacity']

const allCss = sheets.map(({ css }) => css).join('\n')

const keyframes = new Map(
  [...allCss.matchAll(/@keyframes ([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, name = '', frames = '']) => [
    name,
    [...new Set([...frames.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property))],
  ]),
)

/** Animations without an end that change something else. */
const endless = (css: string): string[] =>
  [...css.matchAll(/animation:[^;}]*global\(([\w-]+)\)[^;}]*\binfinite\b/g)].flatMap(([, name = '']) =>
    (keyframes.get(name) ?? ['no such motion'])
      .filter((property) => !free.includes(property))
      .map((property) => `${name}: ${property}`),
  )

/** Transitions of a second or more that change something else as often as the screen is painted. */
const slow = (css: string): string[] =>
  [...css.matchAll(/transition:([^;}]*)/g)]
    .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
    .map((one) => one.trim())
    .filter((one) => /(?:^|\s)(?:[1-9][\d.]*s|\d{4,}ms)(?:\s|$)/.test(one))
    .filter((one) => !free.includes(one.split(' ')[0] ?? '') && !one.includes('steps('))

it('what moves for long costs a weak computer nothing, or is painted in few steps', () => {
  expect(keyframes.size).toBeGreaterThan(30)
  expect(sheets.flatMap(({ file, css }) => [...endless(css), ...slow(css)].map((what) => `${file}: ${what}`))).toEqual(
    [],
  )
})
