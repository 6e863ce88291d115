/** Monsters in a box of 40 by 40, in front of their ground. The stronger a monster, the bigger, darker and pointier it is. */

const ink = '#2a1a4f'
const shadow = '<ellipse cx="20" cy="34.5" rx="13" ry="3.5" fill="#2a1a4f" fill-opacity=".28"/>'

const body = (d: string, fill: string) =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>`

const eye = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x}" cy="${y + 0.6}" r="${size * 0.5}" fill="${ink}"/>`

const fangs = (y: number, width: number, count: number) => {
  const step = width / count
  const left = 20 - width / 2
  const teeth = Array.from({ length: count }, () => `l${step / 2} 3.6 ${step / 2}-3.6`).join('')
  return `<path d="M${left} ${y}${teeth}z" fill="#fff" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>`
}

const angry = (y: number) =>
  `<path d="M11.5 ${y}l6 3M28.5 ${y}l-6 3" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`

const bug = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${body('M-6 4c0-6 2.5-8 6-8s6 2 6 8z', '#9b5cf6')}<path d="M-3-4l-2-3M3-4l2-3" stroke="${ink}" stroke-width="2" stroke-linecap="round"/><circle cx="-2.2" r="1.5" fill="#fff"/><circle cx="2.2" r="1.5" fill="#fff"/></g>`

export const monsterTiles = {
  'enemy-weak': `${shadow}${body('M9 34c0-13 4-19 11-19s11 6 11 19c-3-2.5-5-2.5-7.3 0-2.7-2.5-5-2.5-7.4 0-2.3-2.5-4.3-2.5-7.3 0z', '#e8d8ff')}${eye(20, 23, 4.4)}`,
  'enemy-medium': `${shadow}${body('M10 14l-3-9 8 4zM30 14l3-9-8 4z', '#ffcf3f')}${body('M7 34c0-16 4-24 13-24s13 8 13 24c-3-2.5-5.5-2.5-8.6 0-3-2.5-5.8-2.5-8.8 0-3.1-2.5-5.6-2.5-8.6 0z', '#9450f0')}${eye(15, 20, 3.6)}${eye(25, 20, 3.6)}${fangs(26, 9, 2)}`,
  'enemy-strong': `${shadow}${body('M10 13L3 3l12 4zM30 13l7-10-12 4zM16 8l4-7 4 7z', '#ff9a3d')}${body('M4.5 34.5C4.5 17 9 7 20 7s15.5 10 15.5 27.5c-3.5-3-6.5-3-10.2 0-3.5-3-7-3-10.6 0-3.7-3-6.7-3-10.2 0z', '#5a1fb8')}${eye(14, 19, 4)}${eye(26, 19, 4)}${angry(13.5)}${fangs(26, 14, 3)}`,
  'enemy-boss': `${shadow}${body('M3 35C3 18 8 10 20 10s17 8 17 25c-4-3-7-3-11.3 0-3.7-3-7.7-3-11.4 0C10 32 7 32 3 35z', '#b3163f')}${body('M10 12L8 1.5l7 4.5 5-5.5 5 5.5 7-4.5L30 12z', '#ffcf3f')}${eye(13.5, 20.5, 4.4)}${eye(26.5, 20.5, 4.4)}${angry(14.5)}${fangs(27, 17, 4)}`,
  'enemy-swarm': `${bug(12, 14)}${bug(28.5, 17)}${bug(18, 30)}`,
} as const
