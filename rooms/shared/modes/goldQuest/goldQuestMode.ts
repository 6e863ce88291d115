import type { ModeRules, Turn, TurnOutcome } from '../modeRules.ts'
import { moversOf } from '../movers.ts'
import { OneHit } from '../oneHit.ts'
import { type AnyReason, TurnPoints } from '../turnPoints.ts'
import {
  admitSeeker,
  dismissSeeker,
  type GoldQuestBoard,
  openFirstQuest,
  openQuest,
  prepareQuest,
} from './goldQuestBoard.ts'
import { type GoldQuestTurn, offerChests, openGolden, openRascals, openWooden } from './goldQuestChests.ts'
import type { Chest, GoldQuestEvent, GoldQuestReason } from './goldQuestEvents.ts'
import { type GoldQuestShown, showQuest } from './goldQuestShown.ts'
import { GoldQuestWalks } from './goldQuestWalking.ts'
import { sensibleSeeker } from './sensibleSeeker.ts'

function resolve(turn: Turn<GoldQuestBoard>): TurnOutcome<GoldQuestBoard, GoldQuestEvent, GoldQuestReason | AnyReason> {
  const { board } = turn
  const events: GoldQuestEvent[] = []
  const hits = new OneHit(turn, board.lostBefore)
  const points = new TurnPoints<GoldQuestReason>(turn)
  const play: GoldQuestTurn = { turn, points, hits, events, movers: moversOf(turn) }
  const walks = new GoldQuestWalks(play)

  for (const { id } of turn.players) if (turn.learned.has(id)) events.push({ kind: 'bubble', player: id })
  openWooden(play)
  openGolden(play)
  walks.fight()
  openRascals(play)
  const walked = walks.walk()
  return {
    board: { ...board, ...walked, monsters: walks.monsters, lostBefore: hits.landed, newcomers: [] },
    changes: play.points.changes,
    events,
    end: null,
  }
}

/** Knowledge opens chests and leads to gold; luck only decides the content of a chest and the player who is robbed. */
export const goldQuestMode: ModeRules<
  GoldQuestBoard,
  GoldQuestEvent,
  GoldQuestShown,
  Chest,
  GoldQuestReason | AnyReason
> = {
  mode: 'gold-quest',
  version: 2,
  hasMoves: true,
  openBoard: openQuest,
  admit: admitSeeker,
  dismiss: dismissSeeker,
  prepare: prepareQuest,
  offer: offerChests,
  choose: sensibleSeeker,
  resolve,
  payAtEnd: () => [],
  finishers: () => [],
  markOf: () => 0,
  show: showQuest,
}

/** The first rules: all gold pays alike, slimes walk around traps, and chests hold their first amounts. */
export const firstGoldQuestMode: typeof goldQuestMode = { ...goldQuestMode, version: 1, openBoard: openFirstQuest }
