import { isDeepStrictEqual } from 'node:util'
import { matchMaker } from '@colyseus/core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { StagedBoard } from '../../client/stage/board/stagedBoard.ts'
import { type Arrange, type Ground, placeFigures } from '../../client/stage/place/placement.ts'
import type { SeenStage } from '../../client/stage/scenes/seen.ts'
import type { StageFigure } from '../../client/stage/stageView.ts'
import type { GameRoom } from '../../rooms/game/GameRoom.ts'
import { playedMap, unpackMap } from '../../rooms/shared/maps/packedMap.ts'
import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import { isMapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { Match } from '../../rooms/shared/match/matchModel.ts'
import { shownBoard } from '../../rooms/shared/match/tellings.ts'
import { modeStage } from '../client/modes/everyStage.ts'

/** The game as the server has it: pages and server are in one process here. */
const roomOf = (code: string): GameRoom => matchMaker.getLocalRoomById(code) as GameRoom
// biome-ignore lint/complexity/useLiteralKeys: in brackets TypeScript lets a test read a private field
const matchOf = (code: string): Match => roomOf(code)['table'].match

/** Breaks every line of the game at once, in the middle of any message. */
export function cutLines(code: string): void {
  for (const { ref } of roomOf(code).clients)
    if ('terminate' in ref && typeof ref.terminate === 'function') ref.terminate()
}

const mapOf = ({ plan }: Match): TileGrid => {
  const map = playedMap(plan.gameMode, plan.map)
  if (!map) throw new Error(`${plan.gameMode} has no map`)
  return unpackMap(map)
}

const figuresOf = ({ seats }: Match): StageFigure[] =>
  [...seats.values()]
    .filter(({ plays }) => plays)
    .sort((a, b) => a.tally.place - b.tally.place)
    .map(({ player, username, slime }, index) => ({ id: player, name: username, slime, rank: index + 1, isDone: true }))

function stageOf({ plan: { gameMode } }: Match) {
  if (!isMapMode(gameMode)) throw new Error(`${gameMode} has no stage`)
  return modeStage(gameMode)
}

/** All of the board, as the server shows it to a board screen at this moment. */
const boardNow = (match: Match): StagedBoard =>
  stageOf(match).board(shownBoard(match, null), mapOf(match), { own: '', others: [] })

/** The facts that a picture and a board have in common. */
interface Picture {
  /**
   * Where each player stands, in pixels of the world. Players on the same place are listed together, because their
   * order is open.
   */
  stands: Record<string, string>
  moods: Record<string, string>
  /** Things on the map that players can beat, take or build up. */
  things: string[]
}

const pixel = ({ x, y }: { x: number; y: number }): string => `${Math.round(x)} ${Math.round(y)}`

function standsOf(ids: readonly string[], { spots }: StagedBoard, at: (id: string) => string): Record<string, string> {
  const bunches = new Map<number, string[]>()
  for (const id of ids) bunches.set(spots[id] ?? -1, [...(bunches.get(spots[id] ?? -1) ?? []), id])
  return Object.fromEntries([...bunches.values()].map((bunch) => [bunch.sort().join(), bunch.map(at).sort().join()]))
}

const tellThing = (thing: { id: string; at: number; picture: string; left: number | null }): string =>
  `${thing.id} at ${thing.at}: ${thing.picture}${thing.left === null ? '' : `, ${thing.left} left`}`

const seenOn = (page: Page): Promise<SeenStage | null> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement & { seen?: () => SeenStage | null }>('main canvas')
    return canvas?.seen?.() ?? null
  })

function pictureSeen({ figures, things }: SeenStage, board: StagedBoard): Picture {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  return {
    stands: standsOf([...byId.keys()], board, (id) => pixel(byId.get(id) ?? { x: 0, y: 0 })),
    moods: Object.fromEntries(figures.flatMap(({ id, mood }) => (mood ? [[id, mood]] : []))),
    things: things.map(tellThing).sort(),
  }
}

function pictureMeant(match: Match, board: StagedBoard, seen: SeenStage, arrange: Arrange | undefined): Picture {
  const map = mapOf(match)
  const { tile, firstFoot } = seen
  const ground: Ground = {
    ...seen,
    footOf: (place) => ({
      x: firstFoot.x + (place % map.width) * tile.width,
      y: firstFoot.y + Math.floor(place / map.width) * tile.height,
    }),
  }
  const { spots } = placeFigures(board, figuresOf(match), ground, arrange)
  const moods = Object.entries(board.moods).filter(([id, mood]) => spots.has(id) && mood !== 'finished')
  return {
    stands: standsOf([...spots.keys()], board, (id) => pixel(spots.get(id) ?? { x: 0, y: 0 })),
    moods: Object.fromEntries(moods),
    things: board.things
      .filter(({ pips }) => (pips?.left ?? 1) > 0)
      .map((thing) => tellThing({ ...thing, left: thing.pips?.left ?? null }))
      .sort(),
  }
}

/** Waits until the board screen shows what the server says, whatever happened to the screen before. */
export async function expectTruth(board: Page, code: string): Promise<void> {
  const match = matchOf(code)
  const { arrange } = (await stageOf(match).world()).world
  await expect
    .poll(
      async () => {
        const seen = await seenOn(board)
        if (!seen) return 'nothing'
        const now = boardNow(match)
        const [shown, meant] = [pictureSeen(seen, now), pictureMeant(match, now, seen, arrange)]
        return isDeepStrictEqual(shown, meant) ? 'the truth' : { shown, meant }
      },
      { interval: 100 },
    )
    .toBe('the truth')
}

/** The same for a player's device: its own figure stands where the server has it. */
export async function expectOwnTruth(phone: Page, code: string, name: string): Promise<void> {
  const match = matchOf(code)
  const own = [...match.seats.values()].find(({ username }) => username === name)?.player ?? ''
  await expect
    .poll(
      async () => {
        const seen = await seenOn(phone)
        const figure = seen?.figures.find(({ id }) => id === own)
        if (!seen || !figure) return 'nothing'
        const now = boardNow(match)
        const place = now.spots[own] ?? -1
        const { width } = mapOf(match)
        const foot = {
          x: seen.firstFoot.x + (place % width) * seen.tile.width,
          y: seen.firstFoot.y + Math.floor(place / width) * seen.tile.height,
        }
        const away = Math.hypot(figure.x - foot.x, figure.y - foot.y) / seen.tile.width
        return away < bunchReach ? 'the truth' : { place, away }
      },
      { interval: 100 },
    )
    .toBe('the truth')
}

/** In tiles: a figure in a bunch or before a monster is at most this far from the middle of its place. */
const bunchReach = 2.5
