import { darker, lighter, mix } from '../colour.ts'
import { dot, fillPath, type PatternDrawing, scatter, strokePath } from './patternDrawing.ts'

export const dots: PatternDrawing = ({ ink }) =>
  [
    [24, 92, 4.5],
    [36, 101, 3],
    [97, 90, 4.5],
    [85, 100, 3.2],
    [94, 66, 3],
    [25, 72, 2.6],
    [76, 43, 3.4],
    [60, 99, 2.4],
    [88, 54, 2],
  ]
    .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, ink.accent, 0.55))
    .join('')

/** Red flesh above a pale line and a green rind with darker stripes. */
export const seeds: PatternDrawing = ({ ink }) => {
  const seed = fillPath('M0 -4.5C3 -1 3 4 0 4.5C-3 4 -3 -1 0 -4.5Z', darker(ink.primary, 0.82))
  return (
    fillPath('M-4 93Q60 104 124 93V124H-4Z', ink.secondary) +
    strokePath('M-4 93Q60 104 124 93', ink.accent, 5) +
    strokePath(
      'M26 99L23 112M44 102L42 114M62 103V114M80 102L82 114M97 99L100 112',
      darker(ink.secondary, 0.3),
      4,
      0.8,
    ) +
    scatter(seed, [
      [24, 82, 0.9, 20],
      [97, 82, 0.9, -20],
      [84, 56, 0.85, -14],
      [60, 46, 0.85, 0],
      [37, 92, 0.8, 10],
      [83, 92, 0.8, -10],
    ])
  )
}

/** Icing runs down from the top. */
export const drip: PatternDrawing = ({ ink }) =>
  fillPath(
    'M0 0H120V48C118 60 106 58 105 51C104 45 97 45 96 51C95 63 84 62 84 52C83 46 75 47 74 51C72 57 64 57 63 50C62 45 54 45 53 50C52 58 41 58 40 50C39 45 33 45 32 52C31 68 19 68 18 54C16 46 8 46 0 50Z',
    darker(ink.secondary, 0.22),
    0.95,
  ) + strokePath('M22 56Q23 61 26 60M88 52Q88 57 91 56', lighter(ink.secondary, 0.3), 2, 0.8)

export const honeycomb: PatternDrawing = ({ ink }) => {
  const cell = 'M0 -8L6.9 -4V4L0 8L-6.9 4V-4Z'
  const cells: readonly (readonly [number, number, number, number])[] = [
    [25, 92, 1, 0],
    [39, 100, 1, 0],
    [95, 92, 1, 0],
    [81, 100, 1, 0],
    [95, 74, 0.8, 0],
    [66, 36, 0.7, 0],
    [79, 54, 0.7, 0],
  ]
  return (
    scatter(fillPath(cell, ink.secondary, 0.4), cells) +
    scatter(strokePath(cell, ink.accent, 1.5, 0.8), cells.slice(0, 4))
  )
}

export const ribs: PatternDrawing = ({ ink }) =>
  strokePath('M60 36V112M37 38C24 56 24 92 38 112M83 38C96 56 96 92 82 112', ink.secondary, 3.4, 0.6) +
  strokePath('M46 44C40 56 40 70 42 76M74 44C80 56 80 62 80 66', lighter(ink.primary, 0.4), 3, 0.4)

export const embers: PatternDrawing = ({ ink }) =>
  fillPath(
    'M60 40C62 52 72 56 78 66C82 62 83 57 82 52C94 64 98 78 95 92C91 106 78 112 60 112C42 112 29 106 25 92C22 78 27 70 34 62C36 68 39 70 43 69C43 58 52 50 60 40Z',
    ink.accent,
    0.55,
  ) + fillPath('M60 66C66 76 84 80 82 98C80 108 72 112 60 112C48 112 40 108 38 98C37 84 54 78 60 66Z', '#fff6cf', 0.5)

export const waves: PatternDrawing = ({ ink }) =>
  fillPath('M0 84Q10 77 20 84T40 84T60 84T80 84T100 84T120 84V120H0Z', ink.secondary, 0.4) +
  fillPath('M-6 97Q4 90 14 97T34 97T54 97T74 97T94 97T114 97T134 97V120H-6Z', ink.secondary, 0.6) +
  strokePath('M0 84Q10 77 20 84T40 84T60 84T80 84T100 84T120 84', ink.accent, 2.6, 0.75) +
  strokePath('M56 34C70 28 88 30 92 39', ink.accent, 4, 0.7)

export const frost: PatternDrawing = ({ ink }) => {
  const flake = strokePath(
    'M0 -7V7M-6.1 -3.5L6.1 3.5M-6.1 3.5L6.1 -3.5M-2 -5.5L0 -3.8L2 -5.5M-2 5.5L0 3.8L2 5.5',
    '#ffffff',
    1.7,
    0.95,
  )
  return (
    fillPath('M16 108L40 60L52 108Z', '#ffffff', 0.16) +
    fillPath('M78 36L104 36L104 84Z', '#ffffff', 0.22) +
    fillPath(
      'M0 34H120V43C112 50 108 41 101 46C95 51 90 42 83 44C76 46 74 52 68 46C62 41 56 50 49 45C43 41 38 49 31 46C25 44 20 50 14 46Z',
      ink.accent,
      0.85,
    ) +
    scatter(flake, [
      [30, 97, 0.85, 10],
      [90, 96, 1, 0],
    ])
  )
}

export const leaves: PatternDrawing = ({ ink }) => {
  const leaf = `${fillPath('M0 -8C7 -4 7 4 0 8C-7 4 -7 -4 0 -8Z', mix(ink.accent, ink.primary, 0.35), 0.85)}${strokePath('M0 -5V6', ink.secondary, 1.3, 0.8)}`
  return scatter(leaf, [
    [27, 89, 0.95, -35],
    [41, 100, 0.8, 50],
    [94, 90, 1, 35],
    [79, 101, 0.8, -50],
    [76, 45, 0.6, 30],
  ])
}

export const petals: PatternDrawing = ({ ink }) => {
  const petal = fillPath('M0 6C-6 2 -6 -5 -2 -7L0 -4.5L2 -7C6 -5 6 2 0 6Z', ink.accent, 0.9)
  return scatter(petal, [
    [26, 92, 1, -30],
    [42, 101, 0.75, 60],
    [95, 90, 1, 40],
    [80, 101, 0.75, -70],
    [78, 50, 0.7, 20],
  ])
}

export const scales: PatternDrawing = ({ ink }) => {
  const belly = lighter(ink.accent, 0.25)
  const scale = strokePath('M-5 -2Q0 5 5 -2', ink.secondary, 2, 0.65)
  return (
    fillPath('M60 62C80 62 88 84 84 112H36C32 84 40 62 60 62Z', belly, 0.9) +
    strokePath('M40 98Q60 104 80 98M38 106Q60 112 82 106', darker(ink.accent, 0.25), 1.6, 0.5) +
    scatter(scale, [
      [24, 90, 1, 0],
      [32, 97, 1, 0],
      [97, 90, 1, 0],
      [89, 97, 1, 0],
      [84, 52, 0.9, 0],
      [78, 45, 0.9, 0],
    ])
  )
}

/** The octopus shows the inside of its arms. */
export const suckers: PatternDrawing = ({ ink }) =>
  [
    [17, 98, 3.6],
    [34, 100, 3.6],
    [51.5, 101, 3.6],
    [68.5, 101, 3.6],
    [86, 100, 3.6],
    [103, 98, 3.6],
    [19, 88, 2.4],
    [101, 88, 2.4],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.accent}" fill-opacity=".9"/>` +
        `<circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="${ink.secondary}" fill-opacity=".6"/>`,
    )
    .join('') + fillPath('M70 34C80 36 86 42 88 50C82 48 74 42 70 34Z', ink.accent, 0.4)

export const feathers: PatternDrawing = ({ ink }) => {
  const feather = fillPath('M-6 -5Q0 -8 6 -5Q5 4 0 8Q-5 4 -6 -5Z', ink.accent, 0.85)
  return (
    fillPath('M60 78C78 78 90 92 88 112H32C30 92 42 78 60 78Z', ink.secondary, 0.55) +
    scatter(feather, [
      [44, 94, 0.9, 8],
      [60, 96, 0.95, 0],
      [76, 94, 0.9, -8],
      [52, 105, 0.9, 4],
      [68, 105, 0.9, -4],
      [36, 104, 0.8, 10],
      [84, 104, 0.8, -10],
    ])
  )
}
