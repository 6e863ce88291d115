import type { LabelBox } from './freeLabels.ts'

/** Less would be no hero, and in a crowd of hundreds nobody who is found. */
const leastOf = (hero: number) => Math.min(hero, Math.max(1.15, 1 + (hero - 1) * 0.4))
const step = 0.05
/** Half of a body's width, its height, and how far around the face of a monster its body reaches, in their own sizes. */
const body = { half: 0.36, high: 0.8, aroundFace: 0.8 } as const

/**
 * How much larger somebody becomes in a headline: so much that they do not lie over a monster beside them, which it is not about.
 * Where they stand before one already, they are as large as any hero.
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
