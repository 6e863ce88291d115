import type { LabelBox } from './freeLabels.ts'

/** A smaller hero would not stand out, and nobody would find the hero in a crowd of hundreds. */
const leastOf = (hero: number) => Math.min(hero, Math.max(1.15, 1 + (hero - 1) * 0.4))
const step = 0.05
/** Half of a body's width, its height, and how far around the face of a monster its body reaches, in their own sizes. */
const body = { half: 0.36, high: 0.8, aroundFace: 0.8 } as const

/**
 * How much larger a hero becomes in a headline. They must not cover a monster beside them that the headline is not
 * about. If they stand in front of one already, they become as large as any hero.
 */
export function heroBeside(
  hero: number,
  { x, y, size }: { x: number; y: number; size: number },
  faces: readonly LabelBox[],
): number {
  const isFree = (growth: number) =>
    faces.every((face) => {
      const [half, high] = [size * growth * body.half, size * growth * body.high]
      const isBeside = Math.abs(x - face.x) >= half + face.width * body.aroundFace
      return isBeside || Math.abs(y - high / 2 - face.y) >= high / 2 + face.height * body.aroundFace
    })
  if (!isFree(1)) return hero
  const least = leastOf(hero)
  for (let growth = hero; growth > least; growth -= step) if (isFree(growth)) return growth
  return least
}

interface Hero {
  x: number
  y: number
  size: number
  growth: number
}

/** If two heroes are closer than this, in their own sizes, the face of one is behind the body of the other. */
const hidden = { wide: 0.6, high: 0.6 } as const

/** How far the heroes of a headline step aside, in their order: two on one place would hide each other. */
export function heroesApart([one, other]: readonly Hero[]): number[] {
  if (!one || !other) return [0]
  const size = Math.max(one.size * one.growth, other.size * other.growth)
  const missing = size * hidden.wide - Math.abs(other.x - one.x)
  if (missing <= 0 || Math.abs(other.y - one.y) >= size * hidden.high) return [0, 0]
  const side = other.x < one.x ? -1 : 1
  return [(-side * missing) / 2, (side * missing) / 2]
}
