import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedSizes, spelledOut } from '../../../client/build/namedSizes.ts'
import { askedIn, colourHomes, literalColours, sheets } from './sheets.ts'

const client = join(import.meta.dirname, '../../../client')
const code = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(client, file), 'utf8'))
  .join('\n')

const found = (pattern: RegExp, isHome: (file: string) => boolean): string[] =>
  sheets.flatMap(({ file, css }) =>
    isHome(file) ? [] : [...css.matchAll(pattern)].map(([what]) => `${file}: ${what}`),
  )

/** Queries about the kind of a device and its owner's wishes, instead of its size. */
const device =
  /^(?:prefers-reduced-motion: reduce|prefers-contrast: more|hover: hover|hover: none|pointer: coarse|forced-colors: active|orientation: (?:portrait|landscape)|print)$/

const isKnown = (part: string): boolean => device.test(part) || (part.startsWith('--') && part.slice(2) in namedSizes)

describe('the order of the styles', () => {
  it('reads real sheets', () => expect(sheets.length).toBeGreaterThan(80))

  it('has seven sizes, each with a name', () => {
    expect(Object.keys(namedSizes)).toHaveLength(7)
    const asked = sheets.flatMap((sheet) =>
      askedIn(sheet, 'media').flatMap((query) =>
        query
          .split(/,|\band\b/)
          .map((part) =>
            part
              .replace(/^\s*not\b/, '')
              .replace(/[()]/g, '')
              .trim(),
          )
          .filter((part) => !isKnown(part))
          .map((part) => `${sheet.file}: ${part}`),
      ),
    )
    expect(asked).toEqual([])
  })

  it('a part that looks at the room it has asks for one of few, too', () => {
    const asked = new Set(sheets.flatMap((sheet) => askedIn(sheet, 'container')))
    expect([...asked].sort()).toEqual([
      '(max-height: 22vh)', // An answer on a wall, told between a long question and a long reason.
      '(max-height: 34.5rem)', // Moves on one of the smallest phones.
      '(max-width: 13rem)', // A move card whose letters somebody has made larger.
      '(max-width: 14rem)', // A phone on which somebody has made letters twice as large.
      '(max-width: 21rem)', // The final scores at the edge of a narrow wall.
      '(max-width: 26rem)', // A list of players at the edge of a wall, or on a phone on its side.
      '(max-width: 8.5rem)', // Cards with larger letters beside each other.
      '(min-width: 12rem) and (max-width: 15rem)', // The same beside an old projector's podium.
      'knew (max-width: 14rem)', // Who knew the most, on an old projector.
      'lines (max-width: 26rem)', // Standings where the gain is below the name.
      'lines (width > 26rem)', // Standings where a name is beside its gain and its marks.
      'tower (max-width: 23rem)', // The castle's panel at the edge of an old projector.
      'wall (max-aspect-ratio: 1 / 1)', // A wall held upright.
      'wall (max-width: 70rem)', // An old projector.
    ])
  })

  it('every colour has a name: the tokens have all of them', () => {
    const said = sheets
      .filter(({ file }) => !colourHomes.includes(file))
      .flatMap((sheet) => literalColours(sheet).map((colour) => `${sheet.file}: ${colour}`))
    expect(said).toEqual([])
  })

  it('no colour is kept that nothing has, and none is asked for that there is not', () => {
    const defined = new Set(
      sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)),
    )
    const game = sheets.find(({ file }) => file === 'styles/gameColours.css')?.css ?? ''
    const used = new Set(
      sheets.flatMap(({ css }) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    )
    expect(
      [...game.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name).filter((name) => !used.has(name)),
    ).toEqual([])
    // Each of the others is set by the code of one part. This one is set by the library of menus.
    const inCode = [...used].filter((name) => !defined.has(name) && name !== '--transform-origin')
    expect(inCode.filter((name) => !code.includes(`'${name}'`) && !code.includes(`"${name}"`))).toEqual([])
  })

  it('every movement stands in one file, and is asked for by its name there', () => {
    const home = 'styles/motions.css'
    expect(found(/@keyframes\s+[\w-]+/g, (file) => file === home)).toEqual([])
    const motions = [...(sheets.find(({ file }) => file === home)?.css ?? '').matchAll(/@keyframes\s+([\w-]+)/g)]
    const known = motions.map(([, name]) => name ?? '')
    expect(new Set(known).size).toBe(known.length)
    const used = sheets.flatMap(({ css }) =>
      [...css.matchAll(/(?<!:)\bglobal\(([\w-]+)\)/g)].map(([, name]) => name ?? ''),
    )
    expect(known.filter((name) => !used.includes(name))).toEqual([])
    expect(used.filter((name) => !known.includes(name))).toEqual([])
    // In a CSS module a bare name means keyframes of that module, and no module has any.
    expect(found(/animation(?:-name)?:(?!\s*(?:none\b|global\())[^;]*/g, () => false)).toEqual([])
  })
})

describe('a size by its name', () => {
  it('is spelled out for the browser, and so is all but it', () => {
    expect(spelledOut('(--phone)')).toBe('(max-width: 40rem)')
    expect(spelledOut('not (--phone)')).toBe('(min-width: 40.01rem)')
    expect(spelledOut('(--low), not (--tablet)')).toBe(
      '(max-height: 30rem) and (min-aspect-ratio: 3/5), (min-width: 64rem)',
    )
    expect(spelledOut('(orientation: landscape) and (--low)')).toBe(
      '(orientation: landscape) and (max-height: 30rem) and (min-aspect-ratio: 3/5)',
    )
    expect(() => spelledOut('(--watch)')).toThrow('--watch')
  })
})
