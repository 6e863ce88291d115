import { sheer } from '../canvas/colours.ts'
import { overEverything, paintVignette } from '../canvas/grading.ts'
import { lineGradient } from '../canvas/light.ts'
import type { Easel } from '../worldEasel.ts'
import type { Look } from './looks.ts'

/** Adds the light of a scenery over everything, and the life that belongs to it. */
export function settleIn(easel: Easel, { light, edges, life }: Look): void {
  const { grade, frame } = easel
  easel.grade = (brush) => {
    grade(brush)
    if (light) {
      const colour = sheer(light.colour, light.alpha)
      overEverything(brush, easel, lineGradient(brush, [0, frame.top], [0, 0], [[0, colour]]))
    }
    if (edges) paintVignette(brush, easel, edges.colour, edges.alpha)
  }
  easel.resettle((kind) => (kind in life ? (life[kind] ?? null) : kind))
}
