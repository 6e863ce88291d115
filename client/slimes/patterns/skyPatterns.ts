import { lighter } from '../colour.ts'
import { roundedPath, starCorners } from '../roundedPath.ts'
import { dot, fillPath, type PatternDrawing, scatter, strokePath } from './patternDrawing.ts'

const star = roundedPath(starCorners([0, 0], 6, 0.48), 1)
const twinkle = 'M0 -6Q.8 -.8 6 0Q.8 .8 0 6Q-.8 .8 -6 0Q-.8 -.8 0 -6Z'

export const stars: PatternDrawing = ({ ink }) =>
  scatter(fillPath(star, ink.accent, 0.95), [
    [25, 92, 0.95, 10],
    [40, 101, 0.6, -14],
    [96, 88, 1, -12],
    [82, 100, 0.7, 18],
    [30, 76, 0.45, 0],
    [79, 57, 0.5, 0],
  ])

/** A spiral with a bright middle and far stars. */
export const galaxy: PatternDrawing = ({ ink, id }) =>
  `<radialGradient id="${id}-g" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".3" stop-color="${ink.accent}" stop-opacity=".75"/><stop offset="1" stop-color="${ink.accent}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="76" cy="50" rx="34" ry="20" transform="rotate(-24 76 50)" fill="url(#${id}-g)"/>` +
  strokePath('M52 62C58 72 88 62 98 46M98 40C90 30 62 40 54 54', '#ffffff', 2, 0.5) +
  fillPath('M8 86C30 80 44 104 70 96C90 90 100 96 116 86V120H8Z', '#3ad0ff', 0.22) +
  scatter(fillPath(twinkle, '#ffffff', 0.95), [
    [24, 82, 0.6, 0],
    [34, 98, 0.42, 0],
    [96, 84, 0.66, 0],
    [84, 99, 0.4, 0],
    [54, 38, 0.4, 0],
  ]) +
  [
    [46, 100],
    [72, 101],
    [100, 70],
    [22, 66],
    [60, 46],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 1.2, '#ffffff', 0.9))
    .join('')

export const mist: PatternDrawing = ({ ink, id }) =>
  `<radialGradient id="${id}-m"><stop offset="0" stop-color="${ink.accent}" stop-opacity=".95"/><stop offset="1" stop-color="${ink.accent}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="92" cy="66" rx="34" ry="24" fill="url(#${id}-m)"/>` +
  `<ellipse cx="26" cy="100" rx="34" ry="22" fill="url(#${id}-m)"/>` +
  fillPath('M4 92C24 80 36 100 58 94C82 88 92 100 118 88V120H4Z', ink.secondary, 0.55) +
  scatter(fillPath(twinkle, '#ffffff', 0.95), [
    [94, 92, 0.7, 0],
    [24, 90, 0.6, 0],
    [74, 44, 0.55, 0],
    [100, 76, 0.35, 0],
    [46, 102, 0.4, 0],
  ])

export const aurora: PatternDrawing = ({ ink, id }) =>
  `<linearGradient id="${id}-a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink.secondary}"/><stop offset=".45" stop-color="${ink.primary}" stop-opacity=".1"/><stop offset="1" stop-color="${ink.secondary}" stop-opacity=".95"/></linearGradient>` +
  `<rect width="120" height="120" fill="url(#${id}-a)"/>` +
  fillPath(
    'M8 84C24 70 34 96 52 86C70 76 78 96 92 84C100 78 108 80 114 84V94C104 90 98 90 90 96C76 104 68 90 54 98C36 106 26 88 8 98Z',
    ink.accent,
    0.75,
  ) +
  fillPath('M26 18C44 22 58 34 62 48C70 46 84 52 92 62C78 58 66 58 58 60C56 42 44 28 26 18Z', ink.accent, 0.5) +
  strokePath('M8 104C28 96 40 112 60 102C78 94 92 108 112 100', '#ff8ae2', 3.5, 0.6)

export const rainbow: PatternDrawing = () => {
  const bands = ['#ff5d7d', '#ff9640', '#ffdc4a', '#62d66a', '#44b4ff', '#6b6bf5', '#a55bf0']
  return bands
    .map((colour, index) => `<circle cx="60" cy="124" r="${94 - index * 12}" fill="${colour}" fill-opacity=".9"/>`)
    .join('')
}

export const shimmer: PatternDrawing = ({ ink, id }) =>
  `<linearGradient id="${id}-s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb8dc"/><stop offset=".25" stop-color="#fff3c4"/><stop offset=".5" stop-color="#b6f5e0"/><stop offset=".75" stop-color="#a9c8ff"/><stop offset="1" stop-color="#dba8ff"/></linearGradient>` +
  `<rect width="120" height="120" fill="url(#${id}-s)" fill-opacity=".85"/>` +
  fillPath('M14 92C34 78 44 100 66 88C84 78 92 92 110 80V120H14Z', ink.accent, 0.38) +
  fillPath('M40 26C62 36 84 30 100 58C88 48 62 54 40 40Z', '#8fe9ff', 0.5) +
  scatter(fillPath(twinkle, '#ffffff', 1), [
    [80, 46, 0.7, 0],
    [30, 92, 0.6, 0],
    [90, 94, 0.7, 0],
  ])

export const shine: PatternDrawing = ({ ink }) =>
  fillPath('M20 0L44 0L10 120L-14 120ZM92 0H104L74 120H62Z', ink.accent, 0.4) +
  scatter(fillPath(twinkle, '#ffffff', 1), [
    [86, 60, 0.7, 0],
    [42, 100, 0.55, 0],
  ])

export const bolts: PatternDrawing = ({ ink }) => {
  const bolt = fillPath('M2 -8L-6 1H-1L-3 8L6 -2H1Z', lighter(ink.accent, 0.1), 0.9)
  return scatter(bolt, [
    [25, 86, 0.8, -12],
    [96, 84, 0.85, 14],
    [44, 102, 0.6, 20],
    [79, 101, 0.6, -16],
  ])
}
