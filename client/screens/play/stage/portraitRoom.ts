import type { Anchor } from '../../../stage/scenes/sceneContract.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How far a hero and what the hero holds reach from the middle of the body, in sizes of the body. */
const seen = { across: 0.6, down: 1 } as const

/** Whether a portrait hides less of the heroes on the field if its upper edge is at `top`. */
export function goesUp({ x, y, width, height }: Box, top: number, heroes: readonly Anchor[]): boolean {
  const hiddenAt = (edge: number) =>
    heroes
      .filter((hero) => Math.abs(hero.x - x - width / 2) < width / 2 + hero.size * seen.across)
      .map((hero) => height / 2 + hero.size * seen.down - Math.abs(hero.y - edge - height / 2))
      .reduce((sum, hidden) => sum + Math.max(0, hidden), 0)
  return hiddenAt(top) < hiddenAt(y)
}
