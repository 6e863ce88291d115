import type { SlimeAccessory } from '../../../rooms/shared/catalog/slimeTraits.ts'
import { darker, lighter } from '../colour.ts'
import { roundedPath, starCorners } from '../roundedPath.ts'
import { type AccessoryDrawing, gloss, onTop, part } from './accessoryDrawing.ts'

const mirrored = (drawing: string) => `${drawing}<g transform="translate(120 0) scale(-1 1)">${drawing}</g>`

export const wildAccessories = {
  fireWings: {
    behind: ({ ink, shape }) => {
      const y = shape.face[1]
      const line = darker(ink.secondary, 0.45)
      return (
        mirrored(
          part(
            `M36 ${y + 22}C20 ${y + 24} 8 ${y + 18} 2 ${y + 6}C8 ${y + 8} 12 ${y + 7} 14 ${y + 5}C6 ${y - 2} 1 ${y - 14} 3 ${y - 28}C8 ${y - 20} 13 ${y - 17} 17 ${y - 16}C14 ${y - 26} 16 ${y - 36} 22 ${y - 44}C26 ${y - 26} 34 ${y - 14} 42 ${y - 6}Z`,
            ink.primary,
            line,
          ) +
            `<path d="M38 ${y + 14}C26 ${y + 14} 18 ${y + 8} 14 ${y - 2}C20 ${y + 1} 24 ${y} 24 ${y - 4}C22 ${y - 10} 22 ${y - 16} 23 ${y - 22}C28 ${y - 12} 34 ${y - 6} 40 ${y}Z" fill="${ink.accent}"/>`,
        ) +
        onTop(
          { ink, shape, clip: '' },
          `${part(
            'M-2 10C-14 2 -14 -12 -6 -20C-6 -14 -3 -11 0 -11C0 -18 4 -23 10 -26C8 -18 12 -14 14 -8C17 0 12 8 4 10Z',
            ink.accent,
            line,
          )}<path d="M0 8C-6 3 -6 -4 -2 -8C0 -3 4 -5 5 -10C10 -4 8 4 3 8Z" fill="${ink.primary}"/>`,
        )
      )
    },
  },
  dragonHorns: {
    behind: ({ ink, shape }) => {
      const y = shape.face[1]
      const wing = lighter(ink.primary, 0.12)
      return (
        mirrored(
          part(
            `M38 ${y + 16}C26 ${y + 14} 22 ${y + 8} 17 ${y + 13}C16 ${y + 5} 10 ${y + 2} 4 ${y + 4}C7 ${y - 6} 4 ${y - 16} 2 ${y - 24}C16 ${y - 24} 30 ${y - 16} 42 ${y - 4}Z`,
            wing,
            ink.line,
          ) +
            part(
              `M40 ${y + 2}Q22 ${y - 10} 3 ${y - 23}M38 ${y + 6}Q24 ${y} 6 ${y + 3}M38 ${y + 10}Q28 ${y + 6} 17 ${y + 12}`,
              'none',
              ink.line,
              2,
            ),
        ) +
        onTop(
          { ink, shape, clip: '' },
          part('M-12 6C-22 0 -27 -10 -24 -24C-18 -14 -11 -10 -3 -4Z', ink.accent, '#7a4b12') +
            part('M12 6C22 0 27 -10 24 -24C18 -14 11 -10 3 -4Z', ink.accent, '#7a4b12') +
            part(
              'M-21 -9Q-17 -9 -14 -12M-18 -3Q-13 -3 -9 -7M21 -9Q17 -9 14 -12M18 -3Q13 -3 9 -7',
              'none',
              '#7a4b12',
              1.6,
            ),
        )
      )
    },
    front: (canvas) =>
      onTop(canvas, part('M-7 5Q-4 -6 0 -12Q4 -6 7 5Q0 8 -7 5Z', canvas.ink.secondary, canvas.ink.line, 2.6)),
  },
  unicornHorn: {
    behind: (canvas) =>
      onTop(
        canvas,
        part('M10 2C22 -10 40 -6 46 8C52 22 46 32 52 42C40 42 34 34 34 24C34 14 26 8 14 12Z', '#ff9ed3', '#8d4a9e') +
          part('M12 6C20 0 30 4 34 14C38 24 32 34 38 46C28 44 24 36 25 28C25 20 20 14 12 16Z', '#9fd6ff', '#8d4a9e') +
          part('M-20 12C-30 2 -32 -6 -30 -16C-20 -12 -12 -6 -8 2Z', canvas.ink.primary, '#8d4a9e') +
          part('M20 12C30 2 32 -6 30 -16C20 -12 12 -6 8 2Z', canvas.ink.primary, '#8d4a9e') +
          '<path d="M-19 6C-24 0 -26 -4 -26 -9C-20 -6 -15 -2 -13 3ZM19 6C24 0 26 -4 26 -9C20 -6 15 -2 13 3Z" fill="#ffb3dd"/>',
      ),
    front: (canvas) =>
      onTop(
        canvas,
        part('M-8 9Q-4 -14 1 -31Q5 -14 8 8Q0 12 -8 9Z', '#ffe27a', '#a0662a') +
          part('M-6.5 2Q1 3 7 -1M-4.6 -7Q1 -6 5 -10M-2.6 -15Q1 -15 3.5 -18', 'none', '#d99a2b', 2.2) +
          gloss('M-1 -17L-3.5 -4', 2, 0.85) +
          part(
            'M-26 14C-22 2 -10 2 -4 8C-10 8 -12 14 -8 20C-14 18 -20 18 -22 24C-26 22 -28 18 -26 14Z',
            '#c6a6ff',
            '#8d4a9e',
            2.4,
          ),
      ),
  },
  antenna: {
    behind: (canvas) => {
      const y = canvas.shape.face[1]
      const wing = `<ellipse cx="14" cy="${y - 10}" rx="15" ry="10" transform="rotate(28 14 ${y - 10})" fill="#f4fbff" fill-opacity=".9" stroke="${canvas.ink.line}" stroke-width="2.6"/><path d="M8 ${y - 14}Q16 ${y - 12} 22 ${y - 5}" fill="none" stroke="#b8d9ea" stroke-width="2"/>`
      return (
        mirrored(wing) +
        onTop(
          canvas,
          part('M-9 4C-12 -8 -16 -12 -22 -15M9 4C12 -8 16 -12 22 -15', 'none', canvas.ink.line, 3.4) +
            `<circle cx="-23" cy="-16" r="4.8" fill="${canvas.ink.accent}" stroke="${canvas.ink.line}" stroke-width="2.6"/><circle cx="23" cy="-16" r="4.8" fill="${canvas.ink.accent}" stroke="${canvas.ink.line}" stroke-width="2.6"/>`,
        )
      )
    },
  },
  starAntenna: {
    behind: (canvas) =>
      onTop(
        canvas,
        part('M-2 4C-4 -4 2 -8 4 -13', 'none', canvas.ink.line, 3.6) +
          `<g transform="translate(5 -19)">${part(roundedPath(starCorners([0, 0], 11.5, 0.5), 2.5), '#fff3a3', '#8a5a12', 2.6)}<circle cx="-2" cy="-2" r="2" fill="#fff"/></g>`,
      ),
  },
  fin: {
    behind: ({ ink }) =>
      part('M96 84C104 78 112 80 118 72C119 86 114 98 100 100Z', ink.secondary, ink.line) +
      part('M22 84C14 80 8 82 2 76C2 88 6 98 20 100Z', ink.secondary, ink.line),
    front: ({ ink }) =>
      `<g transform="translate(93 31)"><circle cx="9" cy="-12" r="3.6" fill="${ink.accent}" stroke="${ink.line}" stroke-width="2"/><circle cx="17" cy="-3" r="2.4" fill="${ink.accent}" stroke="${ink.line}" stroke-width="1.8"/></g>`,
  },
  bubbles: {
    front: ({ ink }) =>
      [
        [100, 34, 8],
        [110, 52, 4.5],
        [88, 20, 4],
        [17, 44, 5.5],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.accent}" fill-opacity=".65" stroke="${ink.line}" stroke-width="2.2"/><circle cx="${x - r * 0.32}" cy="${y - r * 0.35}" r="${r * 0.28}" fill="#fff"/>`,
        )
        .join(''),
  },
  bolt: {
    behind: (canvas) =>
      onTop(
        canvas,
        part(
          'M-20 2L-28 -16L-17 -11L-15 -20L-6 0ZM20 2L28 -16L17 -11L15 -20L6 0Z',
          canvas.ink.accent,
          darker(canvas.ink.accent, 0.5),
        ),
      ),
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(0 2)">${part('M5 -21L-10 -3H-2L-6 11L10 -7H2Z', '#fff', darker(canvas.ink.accent, 0.4), 2.6)}<path d="M3.5 -15L-5 -5H0L-2 3L5.5 -5H0Z" fill="${canvas.ink.accent}"/></g>`,
      ),
  },
} satisfies Partial<Record<SlimeAccessory, AccessoryDrawing>>
