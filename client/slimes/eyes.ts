import type { SlimeEyes } from '../../rooms/shared/catalog/slimeTraits.ts'
import type { Ink } from './ink.ts'
import type { EyeMood } from './poses.ts'
import { roundedPath, starCorners } from './roundedPath.ts'

/** Half the distance between the eyes, in the 120 box. */
const apart = 16

/** Drawn for the left eye around 0,0; `side` is -1 there and 1 on the right. */
type EyeDrawing = (ink: Ink, side: -1 | 1) => string

const glint = (x: number, y: number, r: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

const pupil = (ink: Ink, rx: number, ry: number) =>
  (ink.rim ? `<ellipse rx="${rx + 2}" ry="${ry + 2}" fill="${ink.rim}"/>` : '') +
  `<ellipse rx="${rx}" ry="${ry}" fill="${ink.deep}"/>` +
  `<path d="M${-rx * 0.8} ${ry * 0.22}Q0 ${ry * 0.62} ${rx * 0.8} ${ry * 0.22}A${rx * 0.82} ${ry * 0.8} 0 0 1 ${-rx * 0.8} ${ry * 0.22}Z" fill="${ink.iris}"/>`

const living = (ink: Ink, rx = 7.4, ry = 9.6) =>
  `${pupil(ink, rx, ry)}${glint(-2.3, -3.7, 3.1)}${glint(2.6, 3.4, 1.5, 0.9)}`

const stroke = (d: string, colour: string, width = 3.6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const brow = (side: number, ink: Ink) => stroke(`M${-side * 8} -6.5L${side * 8.5} -12.5`, ink.deep, 4.2)

const drawings: Record<SlimeEyes, EyeDrawing> = {
  round: (ink) => living(ink),
  sparkle: (ink) =>
    `${pupil(ink, 8.4, 10.6)}${glint(-2.6, -4.2, 3.8)}${glint(3.1, 3.2, 2)}${glint(-3.4, 4.4, 1.1, 0.9)}`,
  happy: (ink) => stroke('M-7.5 3.5Q0 -9.5 7.5 3.5', ink.deep, 4.4),
  sleepy: (ink) =>
    `${pupil(ink, 7.6, 8.6)}${glint(-2.2, 2, 2.3)}${glint(2.8, 4.6, 1.2, 0.9)}<path d="M-8.8 .4C-9.2 -12 9.2 -12 8.8 .4Q0 -3.6 -8.8 .4Z" fill="${ink.lid}"/>${stroke('M-9.4 .6Q0 -3.8 9.4 .6', ink.deep, 3.4)}`,
  fierce: (ink, side) => `${living(ink, 7.4, 8.8)}${brow(side, ink)}`,
  narrow: (ink, side) =>
    `<path d="M${-side * 9} -1.5Q${side * 2} -6 ${side * 9.5} -6.5Q${side * 9} 6 0 6Q${-side * 7} 5.5 ${-side * 9} -1.5Z" fill="#fff"/><ellipse cx="${-side * 0.5}" cy="0.8" rx="3.4" ry="4.4" fill="${ink.deep}"/>${glint(-1.6, -0.8, 1.3)}`,
  lash: (ink, side) =>
    `${living(ink, 7.4, 9.4)}<g transform="scale(${side} 1)">${stroke('M-7 -5A8 10.6 0 0 1 7 -5.4L11.4 -9.6M8.4 -1.8L12.6 -4', ink.deep, 2.9)}</g>`,
  starry: (ink) =>
    `${pupil(ink, 8.4, 10.4)}<path d="${roundedPath(starCorners([-1.6, -2.6], 5.4, 0.46), 1)}" fill="#fff"/>${glint(3, 4.4, 1.7)}`,
  glow: (ink) =>
    `<ellipse rx="9.5" ry="11" fill="${ink.accent}" fill-opacity=".35"/><ellipse rx="7.6" ry="9.2" fill="${ink.deep}"/><ellipse cy="0.6" rx="5.4" ry="7" fill="${ink.accent}"/><ellipse cy="2" rx="3.2" ry="4.2" fill="#fff" fill-opacity=".85"/>`,
  hollow: (ink) => `<ellipse rx="6.8" ry="9.8" fill="${ink.deep}"/>${glint(-1.8, -4, 2.5, 0.95)}`,
  slit: (ink, side) =>
    `<ellipse rx="8.4" ry="9.6" fill="${ink.deep}"/><ellipse rx="6.8" ry="8" fill="${ink.accent}"/><ellipse rx="2.3" ry="7" fill="${ink.deep}"/>${glint(-3, -3.4, 2)}${brow(side, ink)}`,
  wide: (ink) =>
    `<circle r="10" fill="#fff" stroke="${ink.deep}" stroke-width="2.4"/><circle cy="0.8" r="5.8" fill="${ink.deep}"/>${glint(-2, -1.6, 2.3)}${glint(2, 2.8, 1.1, 0.9)}`,
  wink: (ink, side) => (side < 0 ? living(ink, 7.8, 9.8) : stroke('M-7.5 2.5Q0 -7 7.5 2.5', ink.deep, 4.2)),
}

/** Narrow eyes shine out of a dark face, so they stay bright when they close. */
const lineColour = (kind: SlimeEyes, ink: Ink): string => (kind === 'narrow' ? '#ffffff' : (ink.rim ?? ink.deep))

const moods: Record<Exclude<EyeMood, 'open' | 'keen'>, (colour: string, side: -1 | 1) => string> = {
  shut: (colour) => stroke('M-7.5 .5Q0 5.5 7.5 .5', colour, 3.8),
  joy: (colour) => stroke('M-7.5 3.5Q0 -10 7.5 3.5', colour, 4.6),
  ouch: (colour, side) => stroke(`M${side * 6.5} -6L${-side * 5.5} 0.5L${side * 6.5} 6.5`, colour, 4.2),
}

const oneEye = (kind: SlimeEyes, mood: EyeMood, ink: Ink, side: -1 | 1): string =>
  mood === 'open'
    ? drawings[kind](ink, side)
    : mood === 'keen'
      ? drawings[kind](ink, side) + brow(side, ink)
      : moods[mood](lineColour(kind, ink), side)

/** Both eyes, around the middle of the face. */
export const drawEyes = (kind: SlimeEyes, mood: EyeMood, ink: Ink): string => {
  const y = -6
  return (
    `<g transform="translate(${-apart} ${y})">${oneEye(kind, mood, ink, -1)}</g>` +
    `<g transform="translate(${apart} ${y})">${oneEye(kind, mood, ink, 1)}</g>`
  )
}
