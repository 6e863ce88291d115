import type { SlimeMouth } from '../../rooms/shared/catalog/slimeTraits.ts'
import { darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import type { MouthMood } from './poses.ts'

type MouthDrawing = (ink: Ink) => string

const tongueRed = '#ff6b81'

const line = (d: string, ink: Ink, width = 3.2) =>
  `<path d="${d}" fill="none" stroke="${ink.deep}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const gape = (d: string, ink: Ink, inside: string) =>
  `<path d="${d}" fill="${ink.deep}" stroke="${ink.deep}" stroke-width="2.4" stroke-linejoin="round"/>${inside}`

const tongueInside = (y: number, rx: number, ry: number) =>
  `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${tongueRed}"/>`

const openWide: MouthDrawing = (ink) =>
  gape('M-9 8H9C9 17 5 21 0 21C-5 21 -9 17 -9 8Z', ink, tongueInside(17.4, 5, 3.2))

const beak =
  (open: number): MouthDrawing =>
  (ink) => {
    const edge = darker('#f08a00', 0.35)
    return (
      `<path d="M-7 ${10 + open}Q0 ${24 + open} 7 ${10 + open}Z" fill="#e07b00" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<path d="M-11 9C-7 2 7 2 11 9Q5 ${12} 0 18Q-5 12 -11 9Z" fill="${ink.accent}" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<path d="M-5.5 7Q-2 4.6 2 5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>`
    )
  }

const moustache: MouthDrawing = (ink) => {
  const hair = lighter(ink.accent, 0.62)
  const edge = darker(ink.secondary, 0.5)
  return (
    `<path d="M-4 15Q0 20 4 15" fill="${tongueRed}" stroke="${ink.deep}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M0 7C5 4 9 6 12 9C15 11.5 19 11 21 8C21 15 15 18 10 16.5C6 15.5 2 13 0 11C-2 13 -6 15.5 -10 16.5C-15 18 -21 15 -21 8C-19 11 -15 11.5 -12 9C-9 6 -5 4 0 7Z" fill="${hair}" stroke="${edge}" stroke-width="2.2" stroke-linejoin="round"/>`
  )
}

const beard =
  (open: boolean): MouthDrawing =>
  (ink) => {
    const edge = darker(ink.secondary, 0.3)
    return (
      `<path d="M-27 0C-24 6 -16 9 -9 7Q0 3 9 7C16 9 24 6 27 0C30 14 24 22 17 27C14 30 8 31 5 35Q1 40 -3 36C-6 32 -14 30 -17 27C-24 22 -30 14 -27 0Z" fill="#fff" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<path d="M-15 16Q-12 23 -7 26M15 16Q12 23 7 26M0 21V30" fill="none" stroke="${lighter(ink.primary, 0.62)}" stroke-width="2.4" stroke-linecap="round"/>` +
      (open
        ? `<ellipse cy="14" rx="5.5" ry="5" fill="${ink.deep}"/><ellipse cy="16.6" rx="3.4" ry="2.2" fill="${tongueRed}"/>`
        : `<path d="M-5.5 12Q0 16.5 5.5 12" fill="none" stroke="${ink.deep}" stroke-width="2.8" stroke-linecap="round"/>`)
    )
  }

const own: Record<SlimeMouth, MouthDrawing> = {
  smile: (ink) => line('M-7 9.5Q0 16.5 7 9.5', ink),
  grin: (ink) =>
    gape(
      'M-11 8Q0 10.5 11 8Q10 18.5 0 18.5Q-10 18.5 -11 8Z',
      ink,
      '<path d="M-9.5 8.8Q0 11 9.5 8.8L8.6 12.6Q0 14.4 -8.6 12.6Z" fill="#fff"/>',
    ),
  open: openWide,
  cat: (ink) => line('M-9 9Q-4.5 15.5 0 9.5Q4.5 15.5 9 9', ink),
  fang: (ink) =>
    gape(
      'M-10 8Q0 11 10 8Q9 18 0 18Q-9 18 -10 8Z',
      ink,
      `<path d="M-7.5 8.6L-5 14L-2.6 9.6ZM7.5 8.6L5 14L2.6 9.6Z" fill="#fff"/>${tongueInside(16, 4, 1.8)}`,
    ),
  tiny: (ink) => line('M-3.5 10.5Q0 14.5 3.5 10.5', ink, 3),
  smirk: (ink) => line('M-6 12.5Q2 15 8 8.5', ink),
  tongue: (ink) =>
    `<path d="M-1 12.5C-1 20 8 20 7.5 11Z" fill="${tongueRed}" stroke="${ink.deep}" stroke-width="2.4" stroke-linejoin="round"/>${line('M-9 9Q0 16.5 9 9', ink)}`,
  chatter: (ink) =>
    `<rect x="-9" y="8.5" width="18" height="8.5" rx="3.6" fill="#fff" stroke="${ink.deep}" stroke-width="2.6"/><path d="M-9 12.8L-6 11.5L-3 14L0 11.5L3 14L6 11.5L9 12.8M-4.5 9V16.5M0 9V16.5M4.5 9V16.5" fill="none" stroke="${ink.deep}" stroke-width="1.3"/>`,
  jagged: (ink) =>
    `<path d="M-16 8L-9 10L-5.5 14L0 10.5L5.5 14L9 10L16 8C14 18 8 22 0 22C-8 22 -14 18 -16 8Z" fill="${ink.deep}" stroke="${ink.deep}" stroke-width="2" stroke-linejoin="round"/><path d="M-11 14Q-6 19.5 0 19.5Q6 19.5 11 14Q6 17 0 15.5Q-6 17 -11 14Z" fill="${ink.accent}"/>`,
  beak: beak(0),
  moustache,
  beard: beard(false),
  pout: (ink) =>
    `<ellipse cy="13" rx="6.4" ry="6" fill="${ink.secondary}" stroke="${ink.deep}" stroke-width="2.6"/><ellipse cy="13.4" rx="2.8" ry="2.9" fill="${ink.deep}"/><path d="M-3.5 9.5Q-1.5 8.2 1 8.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>`,
  hidden: () => '',
}

/** Mouths that belong to a costume keep its shape in every mood. The others follow the mood. */
const costumed: Partial<Record<SlimeMouth, Partial<Record<MouthMood, MouthDrawing>>>> = {
  beak: { cheer: beak(4), awe: beak(3), ouch: beak(1) },
  moustache: { cheer: moustache, awe: moustache, ouch: moustache },
  beard: { cheer: beard(true), awe: beard(true), ouch: beard(false) },
  hidden: { cheer: own.hidden, awe: own.hidden, ouch: own.hidden },
}

const moods: Record<Exclude<MouthMood, 'own'>, MouthDrawing> = {
  cheer: (ink) => gape('M-11 7Q0 9.5 11 7C11.5 18 6 23 0 23C-6 23 -11.5 18 -11 7Z', ink, tongueInside(18.6, 6.2, 3.8)),
  awe: (ink) =>
    `<ellipse cy="12.5" rx="4.6" ry="5.2" fill="${ink.deep}"/><ellipse cy="15" rx="2.8" ry="2" fill="${tongueRed}"/>`,
  ouch: (ink) => line('M-8 13.5Q-5 9.5 -2.5 12.5Q0 15.5 2.5 12.5Q5 9.5 8 13.5', ink),
}

/** The mouth, around the middle of the face. */
export const drawMouth = (kind: SlimeMouth, mood: MouthMood, ink: Ink): string => {
  if (mood === 'own') return own[kind](ink)
  return (costumed[kind]?.[mood] ?? moods[mood])(ink)
}
