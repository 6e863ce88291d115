import { shortName } from '../../../rooms/shared/names/shortName.ts'
import type { Tone } from '../script/script.ts'
import type { PictureSheet } from './PictureSheet.ts'

const display = 'Fredoka, "Fredoka fallback", system-ui, sans-serif'

/** A name wider than this, in heights of its letters, would cover its neighbours. Fifteen usual letters are narrower. */
const widestName = 9

const measuring = document.createElement('canvas').getContext('2d')

function widthOf(text: string, font: string, gap = '0px'): number {
  if (!measuring) return text.length * 12
  measuring.font = font
  measuring.wordSpacing = gap
  return measuring.measureText(text).width
}

/** Our round V reaches far into the gap before it. Safari cannot widen gaps on a canvas, so a thin space does it there. */
const thinSpace = '\u2009'
const knowsGaps = measuring !== null && 'wordSpacing' in measuring
const gapOf = (size: number) => `${size * 0.12}px`
const gapped = (name: string): string => (knowsGaps ? name : name.replaceAll(' ', ` ${thinSpace}`))

type Look = 'plain' | 'headline' | 'own' | 'foe'

const looks: Record<Look, { fill: string; ink: string; ring: string }> = {
  plain: { fill: 'rgba(26, 14, 60, 0.86)', ink: '#ffffff', ring: 'rgba(255, 255, 255, 0.28)' },
  headline: { fill: 'rgba(26, 14, 60, 0.94)', ink: '#ffffff', ring: '#ffcf3f' },
  foe: { fill: 'rgba(110, 10, 46, 0.94)', ink: '#ffffff', ring: '#ffcf3f' },
  own: { fill: '#ffcf3f', ink: '#45300a', ring: '#ffffff' },
}

/** The colours of the teams' banners, in order. */
const teamInks = ['#4de0a2', '#d92a55', '#3fb6ff', '#ffcf3f', '#ff9a3d', '#7a45f0']

/** A name under the feet of its figure, with the colour of the team. `size`: that of the letters. */
export function namePill(
  sheet: Pick<PictureSheet, 'picture'>,
  name: string,
  size: number,
  look: Look,
  team = 0,
): string {
  const banner = teamInks[team - 1]
  const font = `600 ${size}px ${display}`
  const gap = gapOf(size)
  const text = shortName(gapped(name), (written) => widthOf(written, font, gap), size * widestName)
  const edge = look === 'plain' ? 2 : 3.5
  const spot = banner ? size * 0.62 : 0
  const width = widthOf(text, font, gap) + size * 1.1 + spot + edge * 2
  const height = size * 1.5 + edge * 2
  return sheet.picture(`name:${look}:${size}:${team}:${name}`, width, height, (brush, wide, high) => {
    const { fill, ink, ring } = looks[look]
    brush.beginPath()
    brush.roundRect(edge, edge, wide - edge * 2, high - edge * 2, high / 2)
    brush.fillStyle = fill
    brush.fill()
    brush.lineWidth = edge
    brush.strokeStyle = ring
    brush.stroke()
    brush.font = font
    brush.wordSpacing = gap
    brush.fillStyle = ink
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    // Isolated, so that what stands for the rest of a name from right to left is at its end.
    brush.fillText(`\u2068${text}\u2069`, (wide + spot) / 2, high / 2 + size * 0.05)
    if (!banner) return
    brush.beginPath()
    brush.arc(edge + size * 0.66, high / 2, size * 0.31, 0, Math.PI * 2)
    brush.fillStyle = banner
    brush.fill()
    brush.lineWidth = size * 0.08
    brush.strokeStyle = '#ffffff'
    brush.stroke()
  })
}

const tones: Record<Tone | 'sky' | 'violet', { from: string; to: string; edge: string }> = {
  gain: { from: '#f4fff0', to: '#7dffb0', edge: '#064a35' },
  loss: { from: '#fff0f2', to: '#ff7d95', edge: '#5e0a26' },
  sky: { from: '#f4fdff', to: '#8fe0ff', edge: '#0e4a72' },
  violet: { from: '#ffffff', to: '#e4c8ff', edge: '#4a16a0' },
  gold: { from: '#fffbe0', to: '#ffc933', edge: '#5b2f00' },
}

/** A number that pops: thick edge, lit from above. */
export function numberPicture(
  sheet: Pick<PictureSheet, 'picture'>,
  text: string,
  size: number,
  tone: keyof typeof tones,
): string {
  const font = `700 ${size}px ${display}`
  const edge = size * 0.26
  const width = widthOf(text, font) + edge * 2.2
  const height = size * 1.1 + edge * 2
  return sheet.picture(`number:${tone}:${size}:${text}`, width, height, (brush, wide, high) => {
    const { from, to, edge: line } = tones[tone]
    brush.font = font
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.lineJoin = 'round'
    const [x, y] = [wide / 2, high / 2 + size * 0.04]
    brush.lineWidth = edge
    brush.strokeStyle = line
    brush.strokeText(text, x, y + size * 0.06)
    brush.strokeText(text, x, y)
    const light = brush.createLinearGradient(0, y - size * 0.45, 0, y + size * 0.42)
    light.addColorStop(0.15, from)
    light.addColorStop(0.9, to)
    brush.fillStyle = light
    brush.fillText(text, x, y)
  })
}

/** The hits that a thing can still take: one mark for each, or a bar if they are too many. */
export function pipsPicture(sheet: PictureSheet, left: number, full: number, size: number, most = 10): string {
  const shown = Math.min(full, most)
  const lit = full === shown ? left : Math.ceil((left / full) * shown)
  const [wide, gap] = [size * 0.62, size * 0.18]
  const width = shown * (wide + gap) - gap + size * 0.7
  return sheet.picture(`pips:${lit}:${shown}:${size}`, width, size, (brush, across, high) => {
    brush.beginPath()
    brush.roundRect(1, 1, across - 2, high - 2, high / 2)
    brush.fillStyle = 'rgba(24, 10, 52, 0.9)'
    brush.fill()
    for (let index = 0; index < shown; index++) {
      brush.beginPath()
      brush.roundRect(size * 0.35 + index * (wide + gap), high * 0.28, wide, high * 0.44, high * 0.14)
      brush.fillStyle = index < lit ? '#ff5d78' : 'rgba(255, 255, 255, 0.2)'
      brush.fill()
    }
  })
}
