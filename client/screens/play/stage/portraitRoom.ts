import type { Anchor } from '../../../stage/scenes/sceneContract.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a portrait stands: over the ribbon or below the upper bar, and whether it is drawn smaller. */
export interface PortraitRoom {
  isUp: boolean
  isSmall: boolean
}

/** A small portrait's share of the usual size. The style sheet draws it by the same number. */
export const smallShare = 0.6

/** How far a hero and what the hero holds, wins or loses reach from the middle of the body, in sizes of the body. */
const seen = { across: 0.6, up: 2.2, down: 1 } as const

/** How much of the heroes' heights a portrait covers. */
const hiddenBy = ({ x, y, width, height }: Box, heroes: readonly Anchor[]): number =>
  heroes
    .filter((hero) => hero.x + hero.size * seen.across > x && hero.x - hero.size * seen.across < x + width)
    .map((hero) => Math.min(y + height, hero.y + hero.size * seen.down) - Math.max(y, hero.y - hero.size * seen.up))
    .reduce((sum, hidden) => sum + Math.max(0, hidden), 0)

/**
 * Where a portrait hides least of the heroes of its headline. `usual`: its box over the ribbon. `whole`: the room that all
 * portraits share. A large portrait is kept, and one over the ribbon, unless another hides less.
 */
export function roomFor(usual: Box, whole: Box, heroes: readonly Anchor[]): PortraitRoom {
  const isRight = usual.x + usual.width / 2 > whole.x + whole.width / 2
  const rooms = [1, smallShare].flatMap((share) => {
    const [width, height] = [usual.width * share, usual.height * share]
    const x = isRight ? usual.x + usual.width - width : usual.x
    return [usual.y + usual.height - height, whole.y].map((y) => ({
      isUp: y === whole.y,
      isSmall: share < 1,
      hidden: hiddenBy({ x, y, width, height }, heroes),
    }))
  })
  return rooms.reduce((best, room) => (room.hidden < best.hidden ? room : best))
}
