import type { SlimeLook } from '../../rooms/shared/catalog/slimeLooks.ts'
import { accessoryDrawings } from './accessories.ts'
import { type BodyShape, bodyShapes } from './bodyShapes.ts'
import { darker, lighter, mix } from './colour.ts'
import { drawEyes } from './eyes.ts'
import { type Ink, inkFor } from './ink.ts'
import { drawMouth } from './mouths.ts'
import { patternDrawings } from './patterns.ts'
import { type Pose, type Stance, stances } from './poses.ts'
import { floorY } from './slimeBox.ts'

/** Leaves room above hats for the hop, and beside wings for the squash. */
const fit = 0.94

/** The box with the body cut out of it: shifted, it leaves a crescent of shade or light inside the body. */
const crescent = (path: string, dx: number, dy: number, fill: string, opacity: number) =>
  `<path transform="translate(${dx} ${dy})" d="M-60-60H180V180H-60Z${path}" fill-rule="evenodd" fill="${fill}" fill-opacity="${opacity}"/>`

const definitions = (id: string, ink: Ink, path: string) =>
  `<defs><radialGradient id="${id}-b" cx=".36" cy=".24" r=".95"><stop offset="0" stop-color="${lighter(ink.primary, 0.38)}"/><stop offset=".42" stop-color="${ink.primary}"/><stop offset="1" stop-color="${mix(ink.primary, ink.secondary, 0.75)}"/></radialGradient>` +
  `<radialGradient id="${id}-j" cx=".5" cy=".96" r=".52"><stop offset="0" stop-color="${lighter(ink.primary, 0.62)}" stop-opacity=".75"/><stop offset="1" stop-color="${lighter(ink.primary, 0.5)}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="${id}-h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity=".35"/></linearGradient>` +
  `<clipPath id="${id}-c"><path d="${path}"/></clipPath></defs>`

const highlights = (id: string, shape: BodyShape) => {
  const [x, y, rx, ry, turn] = shape.shine
  const angle = ((rx >= ry ? turn + 180 : turn + 90) * Math.PI) / 180
  const away = Math.max(rx, ry) + 5
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="url(#${id}-h)"/>` +
    `<circle cx="${(x + Math.cos(angle) * away).toFixed(1)}" cy="${(y + Math.sin(angle) * away).toFixed(1)}" r="2.3" fill="#fff" fill-opacity=".8"/>`
  )
}

const arms = (shape: BodyShape, ink: Ink) => {
  const [x, y] = shape.face
  const reach = Math.min(shape.half + 8, 48)
  const arm = (side: number) => {
    const at = Math.min(110, Math.max(10, x + side * reach))
    return `<ellipse cx="${at}" cy="${y + 3}" rx="7" ry="12.5" transform="rotate(${side * 36} ${at} ${y + 3})" fill="${ink.primary}" stroke="${ink.line}" stroke-width="3.2"/>`
  }
  return arm(-1) + arm(1)
}

const joy = (ink: Ink) => {
  const spark = (x: number, y: number, size: number, fill: string) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0 -8Q1.2 -1.2 8 0Q1.2 1.2 0 8Q-1.2 1.2 -8 0Q-1.2 -1.2 0 -8Z" fill="${fill}" stroke="${ink.line}" stroke-width="1.8" stroke-linejoin="round"/>`
  return spark(11, 34, 0.9, '#fff6b8') + spark(109, 28, 0.75, '#ffffff') + spark(112, 50, 0.5, '#fff6b8')
}

const stars = (ink: Ink) =>
  `<path d="M99 40C104 47 105 51 101 53.5C97 56 93 53 94 48C95 45 97 43 99 40Z" fill="#9fe0ff" stroke="${ink.line}" stroke-width="2.2" stroke-linejoin="round"/>`

const face = (design: SlimeLook, stance: Stance, shape: BodyShape, ink: Ink) => {
  const [x, y] = shape.face
  const { eyes, mouth } = design.traits
  const cheek = (side: number) =>
    `<ellipse cx="${side * 25}" cy="6" rx="6" ry="3.8" fill="${ink.blush}" fill-opacity=".75"/>`
  return (
    `<g transform="translate(${x} ${y - stance.faceUp}) scale(${shape.faceScale})">` +
    (mouth === 'hidden' || mouth === 'beard' ? '' : cheek(-1) + cheek(1)) +
    `<g data-part="eyes">${drawEyes(eyes, stance.eyes, ink)}</g>` +
    drawMouth(mouth, stance.mouth, ink) +
    '</g>'
  )
}

const body = (design: SlimeLook, shape: BodyShape, ink: Ink, id: string) =>
  `<path d="${shape.path}" fill="url(#${id}-b)"/>` +
  `<g clip-path="url(#${id}-c)">` +
  patternDrawings[design.traits.pattern]({ ink, id, shape, body: design.traits.body }) +
  `<path d="${shape.path}" fill="url(#${id}-j)"/>` +
  crescent(shape.path, -4.5, -5, darker(ink.secondary, 0.25), 0.3) +
  crescent(shape.path, 2.6, 3.4, '#ffffff', 0.42) +
  '</g>' +
  `<path d="${shape.path}" fill="none" stroke="${ink.line}" stroke-width="3.2" stroke-linejoin="round"/>` +
  highlights(id, shape)

const shadow = (stance: Stance) => {
  const width = 40 * stance.scaleX - stance.lift * 0.9
  return `<ellipse data-part="shadow" cx="60" cy="110.5" rx="${width.toFixed(1)}" ry="${(5.4 - stance.lift * 0.18).toFixed(1)}" fill="#160a33" fill-opacity=".2"/>`
}

/**
 * Everything inside the `<svg>` of one slime, in a 120 x 120 box. No DOM and no styles, so it can be nested in another
 * document. `id` is put before every gradient and clip name and must be unique within the document it lands in.
 */
export const slimeMarkup = (design: SlimeLook, pose: Pose = 'idle', id = `${design.id}-${pose}`): string => {
  const shape = bodyShapes[design.traits.body]
  const ink = inkFor(design.colors)
  const stance = stances[pose]
  const accessory = accessoryDrawings[design.traits.accessory]
  const canvas = { ink, shape, clip: `${id}-c` }
  const squash = `translate(60 ${floorY - stance.lift}) rotate(${stance.tilt}) scale(${(stance.scaleX * fit).toFixed(3)} ${(stance.scaleY * fit).toFixed(3)}) translate(-60 ${-floorY})`
  return (
    definitions(id, ink, shape.path) +
    shadow(stance) +
    `<g transform="${squash}"><g data-part="slime">` +
    (accessory.behind?.(canvas) ?? '') +
    (stance.arms ? arms(shape, ink) : '') +
    body(design, shape, ink, id) +
    face(design, stance, shape, ink) +
    (accessory.front?.(canvas) ?? '') +
    '</g></g>' +
    (pose === 'cheer' ? joy(ink) : '') +
    (pose === 'hurt' ? stars(ink) : '')
  )
}
