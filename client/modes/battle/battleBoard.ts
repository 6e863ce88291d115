import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { placesOfType } from '../../../rooms/shared/maps/tilePaths.ts'
import { drawnMonsters, startsOf } from '../../../rooms/shared/modes/battle/battleBoard.ts'
import type { BattleEvent } from '../../../rooms/shared/modes/battle/battleEvents.ts'
import type { BattleShown, ShownBattle, ShownFighter } from '../../../rooms/shared/modes/battle/battleShown.ts'
import { type Monster, monsterKind, monsterOf } from '../../../rooms/shared/modes/monsters.ts'
import { monsterId, monsterThing } from '../../stage/board/monsterThing.ts'
import { companySpots, type ShownTo } from '../../stage/board/shownTo.ts'
import { emptyBoard, type FigureMood, type StagedBoard, type StagedThing } from '../../stage/board/stagedBoard.ts'
import { waitingSpots } from '../../stage/board/waitingSpots.ts'

const isWhole = (shown: BattleShown): shown is ShownBattle => 'monsters' in shown

export const powerUpId = (at: number): string => `power-up-${at}`

const powerUpThing = (at: number): StagedThing => ({
  id: powerUpId(at),
  at,
  picture: 'power-up',
  size: 1.05,
  isFlat: true,
})

const fighter = (monster: Monster, isAsleep: boolean): StagedThing => ({
  ...monsterThing(monster),
  ...(monster.kind === 'boss' && { isNamed: true }),
  ...(isAsleep && { isAsleep: true, ...(monster.kind === 'boss' && { picture: 'monster-boss-asleep' }) }),
})

/** How many rows behind him a king covers, and how far at his side a figure is seen again. */
const [kingsRows, besideKing] = [4, 2.1]

/** Moves what stands behind a king to his side: over his crown it would look like a part of it. */
function besideKings(things: readonly StagedThing[], width: number): StagedThing[] {
  const kings = things.filter(({ isNamed }) => isNamed)
  return things.map((thing) => {
    const king = kings.find(({ at }) => {
      const [across, down] = [(thing.at % width) - (at % width), Math.floor(at / width) - Math.floor(thing.at / width)]
      return Math.abs(across) <= 1 && down > 0 && down <= kingsRows
    })
    if (!king || thing.isFlat) return thing
    const across = (thing.at % width) - (king.at % width)
    return { ...thing, aside: { x: across < 0 ? -besideKing : besideKing, y: 0 } }
  })
}

/** The board screen is shown the arena, a player's device what is nearest: both become the same kind of board. */
export const stageBattle = (shown: BattleShown, map: TileGrid, viewer: ShownTo): StagedBoard =>
  isWhole(shown) ? wholeArena(shown, map) : ownArena(shown, map, viewer)

function wholeArena({ monsters, powerUps, figures, powered, knockedOut }: ShownBattle, map: TileGrid): StagedBoard {
  const moods: Record<string, FigureMood> = {}
  for (const id of powered) moods[id] = 'flaming'
  for (const id of knockedOut) moods[id] = 'out'
  return {
    ...emptyBoard,
    columns: map.width,
    spots: figures,
    moods,
    things: [
      ...besideKings(
        monsters.map((monster) => fighter(monster, monster.isAsleep)),
        map.width,
      ),
      ...powerUps.filter(({ backInTurns }) => backInTurns === 0).map(({ at }) => powerUpThing(at)),
    ],
  }
}

/** A player's device is not told where the boss is, so it works that out from the map. It is told no power-ups. */
function ownArena(
  { figures, monster, boss, powered, knockedOut }: ShownFighter,
  map: TileGrid,
  viewer: ShownTo,
): StagedBoard {
  const mood: FigureMood | null = knockedOut ? 'out' : powered ? 'flaming' : null
  const lair = drawnMonsters(map).find((at) => map.types[at] === 'enemy-boss')
  const isBossNear = monster !== null && monster.at === lair
  return {
    ...emptyBoard,
    columns: map.width,
    spots: companySpots(figures, viewer),
    moods: mood ? { [viewer.own]: mood } : {},
    things: [
      ...(monster ? [fighter(monster, false)] : []),
      ...(boss && lair !== undefined && !isBossNear
        ? [fighter({ ...boss, at: lair, kind: 'boss' }, boss.isAsleep)]
        : []),
    ],
  }
}

/** Only the first question tells where the players stand. Until then they wait at the gates, and the boss sleeps. */
export const openArena = (map: TileGrid, players: readonly string[] = []): StagedBoard => ({
  ...emptyBoard,
  columns: map.width,
  spots: waitingSpots(map, startsOf, players),
  things: [
    ...besideKings(
      drawnMonsters(map).flatMap((at) => {
        const kind = monsterKind(map.types[at] ?? '')
        return kind ? [fighter(monsterOf(kind, at, 1), kind === 'boss')] : []
      }),
      map.width,
    ),
    ...placesOfType(map, (type) => type === 'powerup').map(powerUpThing),
  ],
})

/** What a player's device knows of a turn: where its slime ended, what it hit, and whether it still stands. */
export function battleAfter(board: StagedBoard, events: readonly BattleEvent[]): StagedBoard {
  const spots = { ...board.spots }
  const moods = { ...board.moods }
  let { things } = board
  for (const event of events) {
    if ('way' in event) spots[event.player] = event.way.at(-1) ?? spots[event.player] ?? 0
    if (event.kind === 'got-up') delete moods[event.player]
    if (event.kind === 'knocked-out') moods[event.player] = 'out'
    if (event.kind === 'power-up') {
      moods[event.player] = 'flaming'
      things = things.filter(({ id }) => id !== powerUpId(event.at))
    }
    if (event.kind !== 'attack') continue
    if (moods[event.player] === 'flaming') delete moods[event.player]
    things = things.map((thing) =>
      thing.id === monsterId(event.at) && thing.pips ? { ...thing, pips: { ...thing.pips, left: event.left } } : thing,
    )
  }
  return { ...board, spots, moods, things }
}
