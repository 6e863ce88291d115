import type { SlimeAccessory } from '../../../rooms/shared/catalog/slimeTraits.ts'
import { darker } from '../colour.ts'
import { type AccessoryDrawing, gloss, onTop, part } from './accessoryDrawing.ts'

const gold = '#ffcf3a'
const goldLight = '#ffe88a'
const goldLine = '#8a5200'

const jewel = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="${darker(colour, 0.5)}" stroke-width="1.6"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.32}" fill="#fff" fill-opacity=".9"/>`

export const crownAccessories = {
  crown: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(0 3)">` +
          part('M-23 4L-28 -22L-14 -11L0 -31L14 -11L28 -22L23 4Q0 9 -23 4Z', gold, goldLine) +
          `<path d="M-22 -3L-24.5 -15L-14 -6L0 -25V-3Q-12 -1 -22 -3Z" fill="${goldLight}" fill-opacity=".7"/>` +
          part('M-23.5 1Q0 7 23.5 1L22.5 8Q0 13 -22.5 8Z', '#e0392f', '#7a1218', 2.2) +
          `<circle cx="-28" cy="-23" r="3.6" fill="${goldLight}" stroke="${goldLine}" stroke-width="2"/><circle cx="28" cy="-23" r="3.6" fill="${goldLight}" stroke="${goldLine}" stroke-width="2"/>` +
          `<circle cx="0" cy="-31" r="4" fill="${goldLight}" stroke="${goldLine}" stroke-width="2"/>` +
          jewel(0, -7, 4.2, '#3fa7ff') +
          jewel(-13, -3.5, 2.8, '#ff4d6d') +
          jewel(13, -3.5, 2.8, '#ff4d6d') +
          '</g>',
      ),
  },
  gemCrown: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(0 4)">` +
          part(
            'M-22 4C-25 -4 -26 -11 -24 -17C-19 -14 -16 -11 -13 -7C-11 -14 -6 -20 0 -27C6 -20 11 -14 13 -7C16 -11 19 -14 24 -17C26 -11 25 -4 22 4Q0 -3 -22 4Z',
            gold,
            goldLine,
          ) +
          gloss('M-19 -4Q-20 -8 -20.5 -11M-6 -12Q-4 -16 -1 -19', 2.2, 0.85) +
          part('M0 -19L5.5 -11L0 -3L-5.5 -11Z', '#ff5fae', '#8c1257', 2) +
          `<path d="M0 -16L2.5 -11.5H-2.5Z" fill="#fff" fill-opacity=".75"/>` +
          jewel(-24, -18, 3, '#7fe9ff') +
          jewel(24, -18, 3, '#7fe9ff') +
          jewel(0, -29, 3.4, '#7fe9ff') +
          jewel(-15, 0, 2, '#ffffff') +
          jewel(15, 0, 2, '#ffffff') +
          '</g>',
      ),
  },
  tiara: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(0 9)">` +
          part(
            'M-24 6C-22 -4 -16 -6 -11 -3C-10 -11 -4 -13 0 -19C4 -13 10 -11 11 -3C16 -6 22 -4 24 6Q0 -4 -24 6Z',
            '#f7f3ff',
            '#5e5a9a',
            2.4,
          ) +
          part('M0 -14L4 -8L0 -2L-4 -8Z', '#ff8fcb', '#8c3f86', 1.8) +
          jewel(-13, 0, 2.2, '#8fe3ff') +
          jewel(13, 0, 2.2, '#8fe3ff') +
          '</g>',
      ),
  },
  halo: {
    behind: (canvas) =>
      onTop(
        canvas,
        '<path d="M-22 -12C-22 -16 -12 -18.5 0 -18.5C12 -18.5 22 -16 22 -12" fill="none" stroke="#b98a12" stroke-width="7"/><path d="M-22 -12C-22 -16 -12 -18.5 0 -18.5C12 -18.5 22 -16 22 -12" fill="none" stroke="#ffdf6b" stroke-width="3.6"/>',
      ),
    front: (canvas) =>
      onTop(
        canvas,
        '<path d="M-22 -12C-22 -8 -12 -5.5 0 -5.5C12 -5.5 22 -8 22 -12" fill="none" stroke="#b98a12" stroke-width="7"/><path d="M-22.5 -12.5C-22 -8 -12 -5.5 0 -5.5C12 -5.5 22 -8 22.5 -12.5" fill="none" stroke="#ffe88a" stroke-width="3.6"/><path d="M-14 -7.6Q-8 -6 -2 -5.7" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>',
      ),
  },
  sparkles: {
    front: (canvas) => {
      const twinkle = (x: number, y: number, size: number) =>
        `<path transform="translate(${x} ${y}) scale(${size})" d="M0 -10Q1.5 -1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5 -10 0Q-1.5 -1.5 0 -10Z" fill="#fff" stroke="${canvas.ink.secondary}" stroke-width="2.2" stroke-linejoin="round"/>`
      return twinkle(101, 24, 1.05) + twinkle(15, 30, 0.7) + twinkle(108, 96, 0.6) + twinkle(88, 9, 0.45)
    },
  },
} satisfies Partial<Record<SlimeAccessory, AccessoryDrawing>>
