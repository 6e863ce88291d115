import type { SlimeAccessory } from '../../../rooms/shared/catalog/slimeTraits.ts'
import { darker } from '../colour.ts'
import type { Ink } from '../ink.ts'
import { type AccessoryDrawing, gloss, onTop, part } from './accessoryDrawing.ts'

/** An arc over the head from ear to ear. */
const headBow = (x: number, y: number, half: number, peak: number) =>
  `M${x - half} ${y - 6}C${x - half - 2} ${peak - 2} ${x - half * 0.55} ${peak - 8} ${x} ${peak - 8}C${x + half * 0.55} ${peak - 8} ${x + half + 2} ${peak - 2} ${x + half} ${y - 6}`

/** A ring around the waist: the whole ring is drawn behind the body, the near half in front of it. */
const ring = 'M-57 0A57 13 0 0 1 57 0A57 13 0 0 1 -57 0Z'
const nearHalf = 'M-57 0A57 13 0 0 0 57 0'
const tilted = (drawing: string) => `<g transform="translate(60 82) rotate(-13)">${drawing}</g>`
const band = (d: string, { accent }: Ink) =>
  tilted(part(d, 'none', darker(accent, 0.62), 8.4) + part(d, 'none', accent, 4) + part(d, 'none', '#ffd3f5', 1.2))

export const wornAccessories = {
  none: {},
  bow: {
    front: (canvas) =>
      onTop(
        canvas,
        `<g transform="translate(14 6) rotate(10)">` +
          part('M0 0C-8 -12 -20 -13 -21 -6C-22 2 -20 8 -15 8C-9 8 -3 4 0 0Z', '#ff6f9f', '#7a1f52') +
          part('M0 0C8 -12 20 -13 21 -6C22 2 20 8 15 8C9 8 3 4 0 0Z', '#ff6f9f', '#7a1f52') +
          gloss('M-16 -6Q-11 -8 -7 -5M9 -6Q13 -8 16 -6') +
          part('M-5 -4Q0 -7 5 -4V4Q0 7 -5 4Z', '#ff9cbd', '#7a1f52', 2.4) +
          '</g>',
      ),
  },
  earmuffs: {
    behind: ({ shape, ink }) => {
      const [x, y] = shape.face
      const d = headBow(x, y, shape.half, shape.top[1])
      return part(d, 'none', ink.line, 8) + part(d, 'none', '#ff7a9c', 3.6)
    },
    front: ({ shape }) => {
      const [x, y] = shape.face
      const muff = (side: number) => {
        const cx = x + side * (shape.half + 1)
        const fluff = [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => {
            const angle = (turn * Math.PI) / 180
            return `<circle cx="${(cx + Math.cos(angle) * 8).toFixed(1)}" cy="${(y - 5 + Math.sin(angle) * 8.5).toFixed(1)}" r="4.6"/>`
          })
          .join('')
        return `<g fill="#a3315e">${fluff.replaceAll('r="4.6"', 'r="6.6"')}</g><g fill="#ff8fb3">${fluff}<circle cx="${cx}" cy="${y - 5}" r="9"/></g><circle cx="${cx - 2}" cy="${y - 8}" r="4" fill="#ffc2d6"/>`
      }
      return muff(-1) + muff(1)
    },
  },
  headphones: {
    behind: ({ shape }) => {
      const [x, y] = shape.face
      const d = headBow(x, y, shape.half + 1, shape.top[1] + 1)
      return part(d, 'none', '#1d1b3a', 10) + part(d, 'none', '#4b4790', 5)
    },
    front: ({ shape }) => {
      const [x, y] = shape.face
      const cup = (side: number) => {
        const cx = x + side * (shape.half + 2)
        return `<rect x="${cx - 8}" y="${y - 18}" width="16" height="26" rx="8" fill="#2b2858" stroke="#1d1b3a" stroke-width="2.8"/><rect x="${cx - 4 + side * 2}" y="${y - 13}" width="7" height="16" rx="3.5" fill="#6ff0e0"/>${gloss(`M${cx - 4} ${y - 12}V${y - 4}`, 2, 0.5)}`
      }
      return cup(-1) + cup(1)
    },
  },
  orbit: {
    behind: ({ ink }) => band(ring, ink),
    front: ({ ink }) => band(nearHalf, ink),
  },
} satisfies Partial<Record<SlimeAccessory, AccessoryDrawing>>
