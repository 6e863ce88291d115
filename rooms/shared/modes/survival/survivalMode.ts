import type { ModeRules } from '../modeRules.ts'
import type { AnyReason } from '../turnPoints.ts'
import { heartPays } from './heartPay.ts'
import { sensibleSurvivor } from './sensibleSurvivor.ts'
import {
  admitToSurvival,
  dismissFromSurvival,
  openFirstSurvival,
  openSurvival,
  type SurvivalBoard,
} from './survivalBoard.ts'
import type { SurvivalEvent, SurvivalMove, SurvivalReason } from './survivalEvents.ts'
import { prepareSurvival } from './survivalHazards.ts'
import { type SurvivalShown, showSurvival } from './survivalShown.ts'
import { offerSurvivalMoves, playSurvivalTurn } from './survivalTurn.ts'

export const survivalMode: ModeRules<
  SurvivalBoard,
  SurvivalEvent,
  SurvivalShown,
  SurvivalMove,
  SurvivalReason | AnyReason
> = {
  mode: 'survival',
  version: 2,
  hasMoves: true,
  openBoard: openSurvival,
  admit: admitToSurvival,
  dismiss: dismissFromSurvival,
  prepare: prepareSurvival,
  offer: (_, frame) => offerSurvivalMoves(frame),
  choose: sensibleSurvivor,
  resolve: playSurvivalTurn,
  payAtEnd: ({ hearts }, players) =>
    players.flatMap(({ id }) => {
      const by = heartPays * (hearts[id] ?? 0)
      return by > 0 ? [{ player: id, by, reason: 'hearts' }] : []
    }),
  finishers: () => [],
  markOf: ({ hearts }, player) => hearts[player] ?? 0,
  show: showSurvival,
}

/** The first rules: all ground shakes alike, and a patrol bites only on its own tile. */
export const firstSurvivalMode: typeof survivalMode = { ...survivalMode, version: 1, openBoard: openFirstSurvival }
