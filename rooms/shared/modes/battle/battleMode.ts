import type { ModeRules, Turn, TurnOutcome } from '../modeRules.ts'
import { moversOf } from '../movers.ts'
import { OneHit } from '../oneHit.ts'
import { type AnyReason, TurnPoints } from '../turnPoints.ts'
import {
  admitFighter,
  type BattleBoard,
  dismissFighter,
  isThere,
  openBattle,
  openFirstBattle,
  type PowerUp,
  prepareBattle,
} from './battleBoard.ts'
import type { BattleEvent, BattleMove, BattleReason } from './battleEvents.ts'
import { attackMonsters, type BattleTurn, fightDuels, offerMoves, strikeBack, takePlainMoves } from './battleMoves.ts'
import { type BattleShown, showBattle } from './battleShown.ts'
import { BattleWalks } from './battleWalks.ts'
import { sensibleFighter } from './sensibleFighter.ts'

/** Counted from the turn in which a slime takes it. */
const powerUpAwayForTurns = 3

/** A player who gets up is guarded for that turn. */
function getUp({ turn, hits, events }: BattleTurn): void {
  const down = new Set(turn.board.knockedOut)
  for (const { id } of turn.players) {
    if (!down.has(id) || !(turn.answers.get(id)?.correct || turn.learned.has(id))) continue
    hits.spare(id)
    events.push({ kind: 'got-up', player: id })
  }
}

/** A slime keeps a power-up for its next attack, and takes no second one before. */
function walkAll({ turn, movers, ways, events }: BattleTurn): Pick<BattleBoard, 'figures' | 'powerUps' | 'powered'> {
  const used = new Set(movers.filter(({ move }) => move.id === 'attack').map(({ player }) => player.id))
  const powered = new Set(turn.board.powered.filter((id) => !used.has(id)))
  const powerUps = new Map<number, PowerUp>(turn.board.powerUps.map((powerUp) => [powerUp.at, powerUp]))
  const figures = { ...turn.board.figures }
  for (const { player } of movers) {
    const way = ways.get(player.id) ?? []
    figures[player.id] = way.at(-1) ?? figures[player.id] ?? 0
    if (powered.has(player.id)) continue
    const found = way.map((place) => powerUps.get(place)).find((powerUp) => powerUp && isThere(powerUp, turn.played))
    if (!found) continue
    powered.add(player.id)
    powerUps.set(found.at, { at: found.at, back: turn.played + powerUpAwayForTurns })
    events.push({ kind: 'power-up', player: player.id, at: found.at })
  }
  return { figures, powerUps: [...powerUps.values()], powered: [...powered] }
}

/** At the end of a turn exactly those lie who have no points left. */
function knockOut({ turn, points, events }: BattleTurn): string[] {
  const before = new Set(turn.board.knockedOut)
  const gotUp = new Set(events.filter(({ kind }) => kind === 'got-up').map(({ player }) => player))
  const down: string[] = []
  for (const { id: player } of turn.players) {
    const isDown = points.of(player) === 0
    if (isDown) down.push(player)
    if (isDown && !before.has(player)) events.push({ kind: 'knocked-out', player })
    if (!isDown && before.has(player) && !gotUp.has(player)) events.push({ kind: 'got-up', player, unguarded: true })
  }
  return down
}

function resolve(turn: Turn<BattleBoard>): TurnOutcome<BattleBoard, BattleEvent, BattleReason | AnyReason> {
  const { board } = turn
  const events: BattleEvent[] = []
  const play: BattleTurn = {
    turn,
    points: new TurnPoints<BattleReason>(turn),
    hits: new OneHit(turn, board.lostBefore),
    events,
    movers: moversOf(turn),
    walks: new BattleWalks(board),
    monsters: board.monsters.map((monster) => ({ ...monster })),
    ways: new Map(),
  }
  for (const { id } of turn.players) if (turn.learned.has(id)) events.push({ kind: 'bubble', player: id })
  getUp(play)
  takePlainMoves(play)
  attackMonsters(play)
  fightDuels(play)
  const struck = strikeBack(play)
  const walked = walkAll(play)
  const knockedOut = knockOut(play)
  const lostBefore = [...new Set([...play.hits.landed, ...struck])]
  return {
    board: { ...board, ...walked, monsters: play.monsters, knockedOut, lostBefore },
    changes: play.points.changes,
    events,
    end: null,
  }
}

/** Knowing fights monsters, and rivals who did not know or took longer. */
export const battleMode: ModeRules<BattleBoard, BattleEvent, BattleShown, BattleMove, BattleReason | AnyReason> = {
  mode: 'battle',
  version: 2,
  hasMoves: true,
  openBoard: openBattle,
  admit: admitFighter,
  dismiss: dismissFighter,
  prepare: prepareBattle,
  offer: offerMoves,
  choose: sensibleFighter,
  resolve,
  payAtEnd: () => [],
  finishers: () => [],
  markOf: () => 0,
  show: showBattle,
}

/** The first rules: blobs pay as much as blows, and monsters strike as hard from anywhere. */
export const firstBattleMode: typeof battleMode = { ...battleMode, version: 1, openBoard: openFirstBattle }
