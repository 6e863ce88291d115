import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import type { ThingName } from '../things/thingNames.ts'
import { type Mix, mixOf, type Pigment } from './pigments.ts'

/** How a scenery is painted. */
export interface Look {
  mix: Mix
  /** One light over the whole picture. */
  light?: { colour: string; alpha: number }
  /** Dark towards the edges. */
  edges?: { colour: string; alpha: number }
  /** What flies and drifts there instead; null for nothing. */
  life: Readonly<Partial<Record<ThingName, ThingName | null>>>
}

/** Families of colours, as the painters of the five worlds use them. */
const fire = { from: 0, to: 62 }
const leaf = { from: 62, to: 162 }
const lagoon = { from: 162, to: 202 }
const sky = { from: 202, to: 250 }
/** Only the bright open sky, by `vivid`: walls and shadows have the same hue, and are not meant. */
const air = [
  { from: 218, to: 250 },
  { saturation: 1, dark: 0, light: 1, vivid: 0.8 },
] as const
/** Shallow water is as blue as a lagoon, and more vivid: lagoons of a temple become sand, but no river does. */
const shallows = [
  { from: 190, to: 202 },
  { saturation: 1, dark: 0, light: 1, vivid: 0.85 },
] as const
/** Water is bluer than lagoons, but less blue than this. */
const blueStone = { from: 216, to: 250 }
const plum = { from: 250, to: 345 }
const rose = { from: 345, to: 360 }

const pigments = (
  all: readonly (readonly [family: { from: number; to: number }, pigment: Omit<Pigment, 'from' | 'to'>])[],
): Pigment[] => all.map(([family, pigment]) => ({ ...family, ...pigment }))

const looks: Readonly<Record<Scenery, Look>> = {
  ice: {
    mix: mixOf(
      pigments([
        [fire, { hue: 204, saturation: 0.8, dark: 0.1, light: 0.94 }],
        [leaf, { hue: 206, saturation: 0.5, dark: 0.42, light: 1.02 }],
        [lagoon, { hue: 198, saturation: 0.9, dark: 0.1, light: 0.98 }],
        [sky, { saturation: 0.95, dark: 0.06, light: 1 }],
        [plum, { hue: 208, saturation: 1.5, dark: 0.46, light: 1.04 }],
        [rose, { hue: 214, saturation: 0.6, dark: 0.2, light: 1 }],
      ]),
    ),
    edges: { colour: '#12336b', alpha: 0.4 },
    life: { ember: 'snowflake', butterfly: 'snowflake', 'fire-fountain': null },
  },
  garden: {
    mix: mixOf(
      pigments([
        [fire, { hue: 118, saturation: 0.55, dark: 0.02, light: 0.42, vivid: 0.95 }],
        [
          { from: 0, to: 31 },
          { hue: 118, saturation: 0.5, dark: 0.02, light: 0.5 },
        ],
        shallows,
        [lagoon, { hue: 40, saturation: 0.75, dark: 0.14, light: 0.94 }],
        air,
        [blueStone, { hue: 118, saturation: 0.72, dark: 0.04, light: 0.8 }],
        [plum, { hue: 24, saturation: 1.5, dark: 0.08, light: 0.94 }],
        [rose, { hue: 110, saturation: 0.6, dark: 0.04, light: 0.7 }],
      ]),
    ),
    edges: { colour: '#0b3a24', alpha: 0.35 },
    life: { ember: 'butterfly', bubble: 'butterfly' },
  },
  moonlight: {
    mix: mixOf(
      pigments([
        [fire, { saturation: 1, dark: 0, light: 1, vivid: 0.97 }],
        [fire, { hue: 226, saturation: 0.34, dark: 0.02, light: 0.62 }],
        [leaf, { hue: 196, saturation: 0.5, dark: 0.03, light: 0.6 }],
        [lagoon, { hue: 216, saturation: 0.8, dark: 0.02, light: 0.6 }],
        [sky, { hue: 230, saturation: 0.6, dark: 0.02, light: 0.6 }],
        [plum, { hue: 244, saturation: 0.6, dark: 0.01, light: 0.56 }],
        [rose, { hue: 236, saturation: 0.6, dark: 0.01, light: 0.5 }],
      ]),
    ),
    edges: { colour: '#050a2a', alpha: 0.55 },
    life: { butterfly: 'ember', bird: null },
  },
  'dragon-cave': {
    mix: mixOf(
      pigments([
        [leaf, { hue: 18, saturation: 1.1, dark: 0.04, light: 0.62 }],
        [lagoon, { hue: 32, saturation: 0.95, dark: 0.02, light: 0.97 }],
        [sky, { hue: 350, saturation: 0.6, dark: 0.04, light: 0.56 }],
        [plum, { hue: 348, saturation: 0.7, dark: 0.02, light: 0.5 }],
      ]),
    ),
    edges: { colour: '#2a0608', alpha: 0.36 },
    life: { bubble: 'ember', butterfly: 'ember', bird: null, cloud: null },
  },
  desert: {
    mix: mixOf(
      pigments([
        [
          { from: 62, to: 132 },
          { hue: 42, saturation: 1.15, dark: 0.16, light: 1 },
        ],
        [
          { from: 132, to: 162 },
          { hue: 96, saturation: 0.6, dark: 0.06, light: 0.86 },
        ],
        shallows,
        [lagoon, { hue: 38, saturation: 0.9, dark: 0.12, light: 0.98 }],
        air,
        [blueStone, { hue: 20, saturation: 0.85, dark: 0.04, light: 0.92 }],
        [plum, { hue: 18, saturation: 0.9, dark: 0.08, light: 0.96 }],
      ]),
    ),
    light: { colour: '#ffb347', alpha: 0.08 },
    edges: { colour: '#7a3a10', alpha: 0.3 },
    life: { butterfly: null },
  },
  autumn: {
    mix: mixOf(
      pigments([
        [
          { from: 62, to: 118 },
          { hue: 47, saturation: 0.95, dark: 0.1, light: 0.94 },
        ],
        [
          { from: 118, to: 172 },
          { hue: 20, saturation: 1.5, dark: 0.08, light: 0.9 },
        ],
        [blueStone, { hue: 28, saturation: 0.9, dark: 0.1, light: 1 }],
        [plum, { hue: 30, saturation: 0.95, dark: 0.06, light: 0.96 }],
      ]),
    ),
    light: { colour: '#ff8a3c', alpha: 0.07 },
    edges: { colour: '#4a1c08', alpha: 0.35 },
    life: { butterfly: null, bubble: null },
  },
  'neon-night': {
    mix: mixOf(
      pigments([
        [fire, { hue: 320, saturation: 1, dark: 0, light: 1, vivid: 0.9 }],
        [fire, { hue: 262, saturation: 0.8, dark: 0.03, light: 0.5 }],
        [leaf, { hue: 254, saturation: 0.85, dark: 0.02, light: 0.46 }],
        [lagoon, { hue: 190, saturation: 1.1, dark: 0.02, light: 0.66 }],
        [sky, { hue: 196, saturation: 1.1, dark: 0.04, light: 0.66 }],
        [plum, { hue: 268, saturation: 1, dark: 0.02, light: 0.5 }],
        [rose, { hue: 322, saturation: 1, dark: 0.1, light: 0.8 }],
      ]),
    ),
    edges: { colour: '#0a0424', alpha: 0.5 },
    life: { butterfly: 'ember', bird: null },
  },
  candy: {
    mix: mixOf(
      pigments([
        [leaf, { hue: 330, saturation: 1, dark: 0.2, light: 1 }],
        [lagoon, { hue: 168, saturation: 0.8, dark: 0.2, light: 1 }],
        air,
        [blueStone, { hue: 322, saturation: 0.9, dark: 0.22, light: 1 }],
        [sky, { hue: 186, saturation: 0.8, dark: 0.24, light: 1 }],
        [plum, { hue: 292, saturation: 0.9, dark: 0.18, light: 1 }],
      ]),
    ),
    edges: { colour: '#8a1f6a', alpha: 0.25 },
    life: { ember: 'butterfly', bubble: 'butterfly' },
  },
}

/** Null if a map lies in the world of its mode, or in a scenery that only a newer server knows. */
export const lookOf = (scenery: Scenery | undefined): Look | null =>
  (scenery && Object.hasOwn(looks, scenery) && looks[scenery]) || null
