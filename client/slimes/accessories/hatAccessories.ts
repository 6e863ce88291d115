import type { SlimeAccessory } from '../../../rooms/shared/catalog/slimeTraits.ts'
import { darker, lighter, mix } from '../colour.ts'
import { roundedPath, starCorners } from '../roundedPath.ts'
import { type AccessoryDrawing, gloss, onTop, part } from './accessoryDrawing.ts'

const star = (x: number, y: number, size: number, fill: string, line: string) =>
  part(roundedPath(starCorners([x, y], size, 0.5), 1.2), fill, line, 2)

export const hatAccessories = {
  cream: {
    front: (canvas) =>
      onTop(
        canvas,
        part(
          'M-21 6C-25 0 -20 -6 -14 -5C-16 -12 -8 -15 -4 -13C-5 -19 2 -22 6 -25C6 -20 12 -17 9 -12C16 -13 19 -7 16 -4C22 -4 25 2 20 6C12 11 -14 11 -21 6Z',
          '#fff8ee',
          '#8a5a38',
        ) +
          part('M-13 -4Q0 1 14 -4M-4 -12Q3 -9 8 -12', 'none', '#e5cdb2', 2) +
          `<circle cx="1" cy="-24" r="6.5" fill="#e8314f" stroke="#7d1029" stroke-width="2.4"/><circle cx="-1.2" cy="-26.2" r="1.9" fill="#fff" fill-opacity=".9"/>`,
        0,
        1,
      ),
  },
  nightcap: {
    front: (canvas) =>
      onTop(
        canvas,
        part('M-21 5C-19 -14 -4 -24 12 -21C26 -18 38 -6 37 12C30 4 24 0 17 1Q0 -2 -21 5Z', '#5d6fd6', canvas.ink.line) +
          `<path d="M-8 -13L-3 2M8 -21L9 0M22 -15L20 0" stroke="${canvas.ink.accent}" stroke-width="3.4" stroke-opacity=".85" stroke-linecap="round"/>` +
          part(
            'M-25 6C-26 0 -20 -1 -18 1Q0 -5 17 -1C22 -2 24 4 21 7Q0 1 -19 10C-23 11 -25 9 -25 6Z',
            '#fff',
            canvas.ink.line,
            2.6,
          ) +
          star(37, 16, 8.5, canvas.ink.accent, darker(canvas.ink.accent, 0.5)),
        -4,
      ),
  },
  beanie: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(6 10) rotate(10)">` +
          `<circle cx="0" cy="-25" r="7.5" fill="#fff" stroke="${canvas.ink.line}" stroke-width="2.6"/>` +
          part('M-25 3C-25 -14 -13 -23 0 -23C13 -23 25 -14 25 3Z', '#ff6f9f', '#7a1f52') +
          `<path d="M-19 -9L-10 -3L0 -10L10 -3L19 -9" fill="none" stroke="#fff" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>` +
          part('M-27 0Q0 -8 27 0Q30 6 26 10Q0 2 -26 10Q-30 6 -27 0Z', '#ffe1ec', '#7a1f52') +
          '</g>',
      ),
  },
  wizardHat: {
    front: (canvas) => {
      const brim = darker(canvas.ink.secondary, 0.5)
      return onTop(
        canvas,
        `<g transform="translate(0 13)">` +
          part(
            'M-22 2C-14 -14 -10 -30 4 -40C8 -43 16 -42 20 -36C15 -37 12 -34 13 -29C14 -18 18 -10 22 2Z',
            canvas.ink.secondary,
            brim,
          ) +
          `<path d="M-23 2Q0 -5 23 2L20 -6Q0 -12 -19 -6Z" fill="${canvas.ink.accent}" stroke="${brim}" stroke-width="2.2" stroke-linejoin="round"/>` +
          part(
            'M-41 6C-30 -4 -16 -3 0 -3C16 -3 30 -4 41 6C30 12 16 10 0 10C-16 10 -30 12 -41 6Z',
            mix(canvas.ink.secondary, canvas.ink.primary, 0.35),
            brim,
          ) +
          gloss('M-32 4Q-20 -.5 -6 0', 2.2, 0.5) +
          star(2, -18, 6, canvas.ink.accent, 'none') +
          star(8, -31, 3.4, canvas.ink.accent, 'none') +
          '</g>',
      )
    },
  },
  helmet: {
    behind: (canvas) =>
      onTop(
        canvas,
        part(
          'M0 4C-6 -8 -2 -24 14 -29C32 -34 46 -24 50 -8C42 -14 36 -12 34 -6C28 -12 20 -8 18 0Z',
          canvas.ink.accent,
          darker(canvas.ink.accent, 0.55),
        ) + gloss('M8 -12C12 -20 20 -24 28 -24', 2.4, 0.5),
        0,
        0.92,
      ),
    front: (canvas) => {
      const steel = lighter(canvas.ink.primary, 0.25)
      const edge = canvas.ink.line
      const [x, y] = canvas.shape.face
      return (
        `<g clip-path="url(#${canvas.clip})">` +
        part(
          `M0 0H120V${y + 4}H${x + 36}Q${x + 34} ${y - 19} ${x} ${y - 19}Q${x - 34} ${y - 19} ${x - 36} ${y + 4}H0Z`,
          steel,
          edge,
          3,
        ) +
        `<path d="M${x} 20V${y - 20}" stroke="${edge}" stroke-width="8"/><path d="M${x} 20V${y - 20}" stroke="#ffd34d" stroke-width="4.5"/>` +
        [-38, -27, 27, 38]
          .map(
            (dx) =>
              `<circle cx="${x + dx}" cy="${y - (Math.abs(dx) > 30 ? 6 : 19)}" r="2" fill="#fff" fill-opacity=".85"/>`,
          )
          .join('') +
        gloss(`M${x - 31} ${y - 22}Q${x - 24} ${y - 32} ${x - 13} ${y - 35}`, 4, 0.8) +
        '</g>' +
        `<path d="${canvas.shape.path}" fill="none" stroke="${edge}" stroke-width="3.4"/>`
      )
    },
  },
  ninjaBand: {
    behind: (canvas) => {
      const [x, y] = canvas.shape.face
      return `<g transform="translate(${x + canvas.shape.half - 4} ${y - 18})">${part('M0 0C8 -10 14 -12 24 -10C20 -6 20 -2 23 2C14 0 8 2 0 6Z', canvas.ink.accent, darker(canvas.ink.accent, 0.6))}${part('M0 2C8 4 14 8 17 18C11 15 8 16 4 20C4 12 2 8 -2 6Z', canvas.ink.accent, darker(canvas.ink.accent, 0.6))}</g>`
    },
    front: (canvas) => {
      const [x, y] = canvas.shape.face
      const edge = darker(canvas.ink.accent, 0.6)
      return (
        `<g clip-path="url(#${canvas.clip})">` +
        part(`M0 ${y + 8}Q${x} ${y + 2} 120 ${y + 8}V${y + 60}H0Z`, canvas.ink.secondary, canvas.ink.line, 2.8) +
        `<path d="M26 ${y + 20}Q${x} ${y + 14} 94 ${y + 20}M30 ${y + 29}Q${x} ${y + 24} 90 ${y + 29}" fill="none" stroke="${lighter(canvas.ink.secondary, 0.18)}" stroke-width="2.4" stroke-linecap="round"/>` +
        part(
          `M0 ${y - 25}Q${x} ${y - 33} 120 ${y - 25}V${y - 14}Q${x} ${y - 22} 0 ${y - 14}Z`,
          canvas.ink.accent,
          edge,
          2.8,
        ) +
        '</g>' +
        `<g transform="translate(${x} ${y - 24})">${part('M-12 -5Q0 -7.5 12 -5V6Q0 3.5 -12 6Z', '#d5dcec', '#3a4156', 2.2)}<path d="${roundedPath(starCorners([0, 0], 4.6, 0.36, 4), 0.4)}" fill="#3a4156"/></g>` +
        `<path d="${canvas.shape.path}" fill="none" stroke="${canvas.ink.line}" stroke-width="3.4"/>`
      )
    },
  },
  headband: {
    behind: (canvas) => {
      const [x, y] = canvas.shape.face
      return `<g transform="translate(${x + canvas.shape.half - 3} ${y - 22})">${part('M0 0C6 -8 12 -9 19 -6C16 -3 16 0 18 4C10 3 6 4 0 6Z', '#fff', '#27407c')}${part('M0 2C6 5 9 9 10 17C6 15 3 15 0 18Z', '#fff', '#27407c')}</g>`
    },
    front: (canvas) => {
      const [x, y] = canvas.shape.face
      return (
        `<g clip-path="url(#${canvas.clip})">` +
        part(
          `M0 ${y - 28}Q${x} ${y - 35} 120 ${y - 28}V${y - 18}Q${x} ${y - 25} 0 ${y - 18}Z`,
          '#ffffff',
          '#27407c',
          2.8,
        ) +
        '</g>' +
        `<circle cx="${x}" cy="${y - 26.5}" r="5" fill="#f0324b" stroke="#27407c" stroke-width="1.6"/>` +
        `<path d="${canvas.shape.path}" fill="none" stroke="${canvas.ink.line}" stroke-width="3.4"/>`
      )
    },
  },
} satisfies Partial<Record<SlimeAccessory, AccessoryDrawing>>
