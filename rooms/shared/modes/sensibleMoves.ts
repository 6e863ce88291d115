import type { MapMode } from '../maps/tileTypes.ts'
import type { BattleShown } from './battle/battleShown.ts'
import type { GoldQuestShown } from './goldQuest/goldQuestShown.ts'
import type { Move, MoveOffer, QuestionFrame, TurnAnswer, TurnPlayer } from './modeRules.ts'
import type { RacingShown } from './racing/racingShown.ts'
import type { SurvivalShown } from './survival/survivalShown.ts'
import type { TowerShown } from './tower/towerShown.ts'

/** All that a phone tells its player before a move is chosen: who chooses by it knows nothing that a player does not. */
export interface Sight<Shown> {
  frame: QuestionFrame
  offers: readonly MoveOffer[]
  self: TurnPlayer
  /** 1 is the leader. */
  rank: number
  players: number
  answer: TurnAnswer
  /** What the phone shows of the board. */
  shown: () => Shown
  random: () => number
}

/** How somebody who thinks for a moment would choose. */
export type Strategy<Shown> = (sight: Sight<Shown>) => Move

/** Lights a Nitro who is mostly right; else spills something where somebody is ahead. */
export const sensibleRacer: Strategy<RacingShown> = ({ frame, offers, self, rank }) => {
  const usuallyRight = (self.correctCount + 1) / (frame.played + 2)
  const canLight = offers.some(({ id }) => id === 'nitro')
  if (canLight && usuallyRight > 0.64) return { id: 'nitro' }
  return { id: rank > 1 ? 'slick' : 'steady' }
}

/** Goes for last hits and the boss, challenges rivals when quick, and guards what it has when slow and well placed. */
export const sensibleFighter: Strategy<BattleShown> = ({ frame, shown, answer, rank, players, offers }) => {
  const own = shown()
  const first = offers[0]?.id ?? 'guard'
  if (!('monster' in own)) return { id: first }
  const damage = (answer.fast ? 2 : 1) * (own.powered ? 2 : 1)
  const boss = own.boss && !own.boss.isAsleep && own.boss.left > 0
  if (own.monster && (own.monster.left <= damage || own.monster.kind === 'boss' || (frame.isFinale && boss)))
    return { id: first }
  if (rank > 1 && answer.early) return { id: 'duel' }
  return { id: 3 * rank <= players ? 'guard' : first }
}

/** The leader plays safe, who is well placed tries their luck, everybody else takes from those ahead. */
export const sensibleSeeker: Strategy<GoldQuestShown> = ({ rank, players }) => {
  if (rank === 1) return { id: 'wooden' }
  return { id: 3 * rank <= players ? 'golden' : 'rascal' }
}

/** Builds while stones have time to pay, shoots what is about to get through, climbs when far behind near the end. */
export const sensibleBuilder: Strategy<TowerShown> = ({ shown, frame, rank, players }) => {
  const own = shown()
  if (!own || 'roads' in own) return { id: 'build' }
  const turnsLeft = frame.total - frame.played
  if (own.atTheGate > 0 && own.lives < 0.6 * own.fullLives) return { id: 'fire' }
  if (turnsLeft >= 4 && own.own < 6) return { id: 'build' }
  return turnsLeft < 3 && rank > 0.8 * players ? { id: 'climb' } : { id: 'fire' }
}

/** Dares where it cannot cost a heart, hides early on who is often wrong and has no shield, roams otherwise. */
export const sensibleSurvivor: Strategy<SurvivalShown> = ({ shown, frame, self, answer }) => {
  const own = shown()
  if (!own || 'ground' in own) return { id: 'roam' }
  if (answer.fast) return { id: 'dare' }
  const oftenWrong = self.correctCount < 0.7 * frame.played
  const canLose = own.hearts > 0 && !own.shielded && frame.total - frame.played >= 6
  return { id: canLose && (oftenWrong || own.hearts === 1) ? 'hide' : 'roam' }
}

/** Boards differ by mode: who chooses is shown the board of the mode it chooses in. */
interface Chooser<Shown> {
  choose(sight: Sight<Shown>): Move
}

export const sensibleIn: Record<MapMode, Chooser<unknown>> = {
  racing: { choose: sensibleRacer } satisfies Chooser<RacingShown>,
  battle: { choose: sensibleFighter } satisfies Chooser<BattleShown>,
  'gold-quest': { choose: sensibleSeeker } satisfies Chooser<GoldQuestShown>,
  tower: { choose: sensibleBuilder } satisfies Chooser<TowerShown>,
  survival: { choose: sensibleSurvivor } satisfies Chooser<SurvivalShown>,
}
