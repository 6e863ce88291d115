import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { StagedBoard, StagedThing } from '../../stage/board/stagedBoard.ts'
import type { GameView, OwnView } from '../../state/gameView.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { byLength, wayBetween } from './ways.ts'

/** What a description of the player's surroundings may know: only what this device was told. */
export interface SceneMoment<Shown> {
  shown: Shown
  board: StagedBoard
  map: TileGrid
  me: OwnView
  /** The place of the player's slime. */
  at: number
  game: Pick<GameView, 'totalQuestions' | 'questionNumber'>
  /** The turn has been played, and this device was not told what lies around the slime now. */
  isOver: boolean
}

const kinds = ['weak', 'medium', 'strong', 'boss'] as const
type SeenKind = (typeof kinds)[number]

interface SeenMonster {
  monster: SeenKind
  at: number
  left: number
  full: number
  isAsleep: boolean
}

/** The picture of a sleeping monster has another name with the same beginning. */
const monsterKindOf = ({ picture }: StagedThing): SeenKind | null =>
  kinds.find((kind) => picture.startsWith(`monster-${kind}`)) ?? null

export const monstersOn = ({ things }: StagedBoard): SeenMonster[] =>
  things.flatMap((thing) => {
    const monster = monsterKindOf(thing)
    const { at, pips, isAsleep = false } = thing
    return monster && pips ? [{ monster, at, ...pips, isAsleep }] : []
  })

/** The other players whom this device can name, and where they are. */
export const othersOn = <Shown>({ board, me }: SceneMoment<Shown>): { name: string; at: number }[] =>
  Object.entries(board.spots).flatMap(([name, at]) => (name === me.id ? [] : [{ name, at }]))

export function spotInWords<Shown>({ map: { width, types }, at }: SceneMoment<Shown>): string {
  const [columns, rows] = [width, Math.ceil(types.length / width)]
  return sceneTexts.spot({ column: (at % width) + 1, columns, row: Math.floor(at / width) + 1, rows })
}

export const othersInWords = <Shown>(moment: SceneMoment<Shown>): string[] =>
  byLength(othersOn(moment).map(({ name, at }) => ({ name, way: wayBetween(moment.map, moment.at, at) }))).map(
    (other) => sceneTexts.player(other),
  )
