import type { SlimeBody } from '../../../rooms/shared/catalog/slimeTraits.ts'
import { darker, lighter, mix } from '../colour.ts'
import { dot, fillPath, type PatternDrawing, scatter, strokePath } from './patternDrawing.ts'

type Facet = readonly [path: string, brightness: number]

/** Each jewel is cut its own way: bright facets are positive, dark ones negative. */
const cuts: Partial<Record<SlimeBody, readonly Facet[]>> = {
  heart: [
    ['M12 28L60 41L36 52L8 62Z', 0.35],
    ['M8 62L36 52L30 82L16 84Z', 0.12],
    ['M60 41L108 28L112 58L84 52Z', 0.16],
    ['M84 52L112 58L100 86L88 82Z', -0.22],
    ['M30 82L60 112L36 112L10 84Z', -0.16],
    ['M88 82L104 84L84 112H60Z', -0.38],
    ['M60 41L84 52L88 82L60 112L30 82L36 52Z', 0.06],
  ],
  gem: [
    ['M35 32H60L44 56L10 62Z', 0.42],
    ['M60 32H85L110 62L76 56Z', 0.2],
    ['M60 32L76 56H44Z', 0.3],
    ['M8 62L44 56L47 110Z', 0.04],
    ['M112 62L76 56L73 110Z', -0.32],
    ['M44 56H76L73 110H47Z', -0.06],
  ],
  octagon: [
    ['M40 28H80L74 44H46Z', 0.42],
    ['M40 28L46 44L31 59L14 53Z', 0.3],
    ['M80 28L106 53L89 59L74 44Z', 0.14],
    ['M14 53L31 59V82L14 86Z', 0.1],
    ['M106 53L89 59V82L106 86Z', -0.26],
    ['M14 86L31 82L46 97L38 110Z', -0.16],
    ['M106 86L89 82L74 97L82 110Z', -0.4],
    ['M38 110L46 97H74L82 110Z', -0.3],
  ],
  crystal: [
    ['M60 10L41 38V62L60 66Z', 0.36],
    ['M60 10L80 38V60L60 66Z', -0.05],
    ['M13 70L27 52L30 110H20Z', 0.32],
    ['M27 52L41 62L44 112H30Z', -0.05],
    ['M92 42L80 58L78 112H92Z', 0.22],
    ['M92 42L108 62L106 110H92Z', -0.28],
    ['M41 62L60 66L80 58L78 112H44Z', 0.05],
  ],
}

const generic: readonly Facet[] = [
  ['M0 0H60V60Z', 0.25],
  ['M120 0V60L60 60V0Z', 0.1],
  ['M0 60L60 60L20 120H0Z', -0.05],
  ['M120 60H60L100 120H120Z', -0.25],
]

export const facets: PatternDrawing = ({ ink, body }) =>
  (cuts[body] ?? generic)
    .map(([path, brightness]) => {
      const colour =
        brightness > 0 ? lighter(ink.primary, brightness) : mix(ink.primary, ink.secondary, -brightness * 2)
      return `<path d="${path}" fill="${colour}" fill-opacity=".85" stroke="${ink.accent}" stroke-opacity=".4" stroke-width="1.2"/>`
    })
    .join('')

export const plates: PatternDrawing = ({ ink }) =>
  fillPath('M0 88Q60 100 120 88V124H0Z', mix(ink.primary, ink.secondary, 0.45)) +
  strokePath('M0 88Q60 100 120 88', darker(ink.secondary, 0.2), 2.4) +
  strokePath('M0 91Q60 103 120 91', lighter(ink.primary, 0.6), 1.6, 0.7) +
  [24, 42, 60, 78, 96]
    .map((x) => dot(x, 100 + (x === 60 ? 2 : x === 24 || x === 96 ? -2 : 1), 2, lighter(ink.primary, 0.6), 1))
    .join('')

/** A royal cloak: white fur with its black tips at the hem. */
export const ermine: PatternDrawing = ({ ink }) => {
  const tip = fillPath('M0 -3.5C2.6 0 2.6 4 0 4.5C-2.6 4 -2.6 0 0 -3.5Z', darker(ink.secondary, 0.6))
  return (
    fillPath(
      'M0 96C8 90 16 98 24 95C34 91 40 99 50 96C58 93 64 99 72 96C82 92 88 98 96 95C106 91 112 98 120 94V124H0Z',
      '#fffaf0',
    ) +
    strokePath(
      'M0 96C8 90 16 98 24 95C34 91 40 99 50 96C58 93 64 99 72 96C82 92 88 98 96 95C106 91 112 98 120 94',
      darker(ink.accent, 0.2),
      1.5,
      0.6,
    ) +
    scatter(tip, [
      [28, 103, 0.8, 0],
      [44, 104, 0.8, 0],
      [60, 103, 0.8, 0],
      [76, 104, 0.8, 0],
      [92, 103, 0.8, 0],
    ])
  )
}

export const jewels: PatternDrawing = ({ ink }) => {
  const pearl = `<circle r="3.1" fill="#fff7ea"/><circle cx="-0.9" cy="-1" r="1" fill="#fff"/>`
  return (
    fillPath('M0 96Q60 84 120 96V120H0Z', ink.secondary, 0.55) +
    scatter(pearl, [
      [24, 92.5, 1, 0],
      [34, 95, 1, 0],
      [44, 97, 1, 0],
      [76, 97, 1, 0],
      [86, 95, 1, 0],
      [96, 92.5, 1, 0],
    ]) +
    `<path d="M60 94L66 100L60 107L54 100Z" fill="#5fe0ff" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>`
  )
}

export const runes: PatternDrawing = ({ ink }) =>
  strokePath(
    'M22 84V94M22 84L27 88M30 98L36 104M36 98L30 104M98 84L93 89L98 94M88 98V105M84.5 101.5H91.5',
    ink.accent,
    2.4,
    0.9,
  )
