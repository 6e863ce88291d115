import type { SlimeAccessory } from '../../../rooms/shared/catalog/slimeTraits.ts'
import { type AccessoryDrawing, gloss, onTop, part } from './accessoryDrawing.ts'

const green = '#5fc24a'
const greenLine = '#1f5c2e'
const stemLine = '#4a3020'

const leafRight = 'M0 0C2 -12 14 -18 26 -15C25 -4 14 4 0 0Z'
const leafLeft = 'M0 0C-2 -11 -12 -16 -22 -12C-21 -3 -12 4 0 0Z'

export const plantAccessories = {
  sprout: {
    front: (canvas) =>
      onTop(
        canvas,
        part('M0 3Q-1 -5 1 -10', 'none', greenLine, 4.4) +
          `<g transform="translate(1 -8)">${part(leafRight, '#7fe3a0', greenLine)}${part(leafLeft, green, greenLine)}${gloss('M6 -8Q12 -12 19 -12')}${gloss('M-6 -7Q-10 -9 -15 -9', 2, 0.6)}</g>`,
      ),
  },
  leaf: {
    front: (canvas) =>
      onTop(
        canvas,
        `<ellipse cx="0" cy="2" rx="7" ry="3.2" fill="${canvas.ink.secondary}" fill-opacity=".6"/>` +
          part('M0 2V-6', 'none', stemLine, 4.6) +
          `<g transform="translate(0 -4)">${part(leafRight, green, greenLine)}${part('M3 -2Q12 -6 20 -11', 'none', greenLine, 1.6)}${gloss('M6 -8Q11 -12 17 -12.5', 2)}</g>`,
      ),
  },
  cherryStem: {
    front: (canvas) =>
      onTop(
        canvas,
        `<ellipse cx="0" cy="3" rx="9" ry="3.6" fill="${canvas.ink.secondary}" fill-opacity=".75"/>` +
          part('M0 3C0 -5 4 -11 12 -15', 'none', '#2f5a24', 4.6) +
          part('M0 3C0 -5 4 -11 12 -15', 'none', '#79b84c', 1.8) +
          `<g transform="translate(11 -13) rotate(22)">${part(leafRight, green, greenLine)}${gloss('M6 -8Q12 -12 19 -12', 2)}</g>`,
      ),
  },
  berryCrown: {
    front: (canvas) =>
      onTop(
        canvas,
        part(
          'M-17 4L-20 -9L-9 -4L-6 -14L0 -5L6 -14L9 -4L20 -9L17 4Q0 12 -17 4Z',
          canvas.ink.secondary,
          canvas.ink.line,
        ) +
          part('M-9 3Q0 8 9 3Q0 -2 -9 3Z', canvas.ink.line, canvas.ink.line, 1.5) +
          gloss('M-13 0L-14 -4', 2, 0.5),
      ),
  },
  vine: {
    front: (canvas) =>
      onTop(
        canvas,
        part('M4 -6C16 -12 20 -2 27 -7C33 -12 27 -18 23 -13', 'none', greenLine, 3) +
          part('M-7 6C-6 -2 -9 -8 -14 -12L-5 -16C-1 -12 3 -8 7 5Q0 8 -7 6Z', '#6f9c3c', '#33501c') +
          gloss('M-6 -11Q-2 -6 -1 0', 2, 0.5) +
          `<g transform="translate(-8 2) rotate(-16)">${part('M0 0C-4 -8 -16 -10 -24 -2C-18 2 -20 6 -14 8C-8 10 -2 6 0 0Z', green, greenLine)}</g>`,
      ),
  },
  leafCrown: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(0 8)">` +
          `<g transform="translate(-21 6) rotate(-62)">${part('M0 6C-9 2 -8 -9 0 -14C8 -9 9 2 0 6Z', '#8cc152', greenLine)}</g>` +
          `<g transform="translate(21 6) rotate(62)">${part('M0 6C-9 2 -8 -9 0 -14C8 -9 9 2 0 6Z', '#8cc152', greenLine)}</g>` +
          `<g transform="translate(-11 -2) rotate(-30)">${part('M0 6C-9 2 -8 -10 0 -16C8 -10 9 2 0 6Z', '#a4d65e', greenLine)}</g>` +
          `<g transform="translate(11 -2) rotate(30)">${part('M0 6C-9 2 -8 -10 0 -16C8 -10 9 2 0 6Z', '#a4d65e', greenLine)}</g>` +
          part('M0 4C-9 0 -8 -13 0 -20C8 -13 9 0 0 4Z', '#bfe67a', greenLine) +
          `<circle cy="3" r="5.6" fill="#e8424f" stroke="#7d1626" stroke-width="2.4"/><circle cx="-1.8" cy="1.2" r="1.7" fill="#fff" fill-opacity=".9"/></g>`,
      ),
  },
  flower: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(17 8) rotate(12) scale(1.15)">` +
          [0, 72, 144, 216, 288]
            .map(
              (turn) =>
                `<g transform="rotate(${turn})">${part('M0 0C-10 -5 -8 -15 -3 -17L0 -14L3 -17C8 -15 10 -5 0 0Z', '#fff', canvas.ink.line, 2.2)}</g>`,
            )
            .join('') +
          [0, 72, 144, 216, 288]
            .map(
              (turn) =>
                `<g transform="rotate(${turn})"><path d="M0 -1C-4 -4 -3 -8 0 -10C3 -8 4 -4 0 -1Z" fill="#ff9cc4"/></g>`,
            )
            .join('') +
          `<circle r="4" fill="#ffd54d" stroke="#c98a12" stroke-width="1.6"/></g>`,
      ),
  },
  coralHorns: {
    behind: (canvas) => {
      const branch = 'M0 10C-2 0 -4 -6 -12 -12M-3 -2C-2 -9 2 -14 3 -20M-8 -9C-9 -14 -8 -17 -9 -21'
      const both = (side: number) =>
        `<g transform="translate(${side * 16} 4) scale(${-side} 1)">${part(branch, 'none', canvas.ink.line, 10)}${part(branch, 'none', canvas.ink.secondary, 5)}<path d="${branch}" fill="none" stroke="${canvas.ink.accent}" stroke-width="1.6" stroke-opacity=".7" stroke-linecap="round" stroke-dasharray="0.1 5"/></g>`
      return onTop(canvas, both(-1) + both(1))
    },
  },
} satisfies Partial<Record<SlimeAccessory, AccessoryDrawing>>
