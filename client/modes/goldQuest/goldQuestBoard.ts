import { stepsBetween, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { goldPlaces, isWalkable } from '../../../rooms/shared/modes/goldQuest/goldGround.ts'
import { goodStarts } from '../../../rooms/shared/modes/goldQuest/goldQuestBoard.ts'
import type { GoldQuestEvent } from '../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import type { GoldQuestShown, ShownQuest, ShownSeeker } from '../../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import type { Monster, MonsterKind } from '../../../rooms/shared/modes/monsters.ts'
import { monsterId, monsterThing } from '../../stage/board/monsterThing.ts'
import { companySpots, type ShownTo } from '../../stage/board/shownTo.ts'
import { emptyBoard, type StagedBoard, type StagedThing } from '../../stage/board/stagedBoard.ts'
import { waitingSpots } from '../../stage/board/waitingSpots.ts'

const isWhole = (shown: GoldQuestShown): shown is ShownQuest => 'monsters' in shown

export const goldId = (at: number): string => `gold-${at}`

const usualSize = 1.15
/** What most piles of gold pay. */
const usualPay = 32
const sizePerPoint = 0.022

/** Gold that pays more is a larger pile. */
const sizeOf = (pays = usualPay): number => usualSize + sizePerPoint * (pays - usualPay)

const goldThing = (at: number, isThere: boolean, size = usualSize): StagedThing => ({
  id: goldId(at),
  at,
  picture: isThere ? 'gold-pile' : 'gold-gone',
  size,
  isFlat: true,
})

/** In corridors one tile wide no slime may be hidden behind a monster. */
const guardSizes: Readonly<Record<MonsterKind, number>> = { weak: 1, medium: 1.2, strong: 1.4, boss: 1.6 }

/** Placed nearer to the viewer if there is room, so that a slime behind it can be seen over it. */
const guard = (monster: Monster, { types, width }: TileGrid): StagedThing => {
  const before = types[monster.at + width]
  const isOpen = before !== undefined && isWalkable(before)
  return { ...monsterThing(monster), size: guardSizes[monster.kind], ...(isOpen && { aside: { x: 0, y: 0.22 } }) }
}

/** The board screen is shown the quest, a player's device what is near: both become the same kind of board. */
export const stageQuest = (shown: GoldQuestShown, map: TileGrid, viewer: ShownTo): StagedBoard =>
  isWhole(shown) ? wholeQuest(shown, map) : ownQuest(shown, map, viewer)

const wholeQuest = ({ gold, monsters, figures }: ShownQuest, map: TileGrid): StagedBoard => ({
  ...emptyBoard,
  spots: figures,
  things: [
    ...gold.map(({ at, left, pays }) => goldThing(at, left > 0, sizeOf(pays))),
    ...monsters.map((monster) => guard(monster, map)),
  ],
})

/** A device is told only the nearest gold that is there. So other gold, nearer than the farthest it was told, is gone. */
function ownQuest({ figures, gold, monster }: ShownSeeker, map: TileGrid, viewer: ShownTo): StagedBoard {
  const own = figures[0] ?? 0
  const there = new Set(gold)
  const away = (at: number) => stepsBetween(map.width, own, at)
  const known = Math.max(-1, ...gold.map(away))
  const gone = goldPlaces(map).filter((at) => !there.has(at) && away(at) < known)
  return {
    ...emptyBoard,
    spots: companySpots(figures, viewer),
    things: [
      ...gold.map((at) => goldThing(at, true)),
      ...gone.map((at) => goldThing(at, false)),
      ...(monster ? [guard(monster, map)] : []),
    ],
  }
}

/** Only the first question tells where the players begin. Until then they wait on the paths. */
export const openQuestBoard = (map: TileGrid, players: readonly string[] = []): StagedBoard => ({
  ...emptyBoard,
  spots: waitingSpots(map, goodStarts, players),
  things: goldPlaces(map).map((at) => goldThing(at, true)),
})

/** What a player's device knows of a turn: where its slime ended, what it hit and what it dug up. */
export function questAfter(board: StagedBoard, events: readonly GoldQuestEvent[]): StagedBoard {
  const spots = { ...board.spots }
  let { things } = board
  const change = (id: string, to: (thing: StagedThing) => StagedThing) => {
    things = things.map((thing) => (thing.id === id ? to(thing) : thing))
  }
  for (const event of events) {
    if (event.kind === 'walked') spots[event.player] = event.way.at(-1) ?? spots[event.player] ?? 0
    if (event.kind === 'gold' && event.left === 0) change(goldId(event.at), ({ at }) => goldThing(at, false))
    if (event.kind === 'hit')
      change(monsterId(event.at), (thing) =>
        thing.pips ? { ...thing, pips: { ...thing.pips, left: event.left } } : thing,
      )
  }
  return { ...board, spots, things }
}
