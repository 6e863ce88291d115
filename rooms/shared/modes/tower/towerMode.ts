import type { ModeRules } from '../modeRules.ts'
import type { AnyReason } from '../turnPoints.ts'
import { sensibleBuilder } from './sensibleBuilder.ts'
import { admitToTower, dismissFromTower, openFirstTower, openTower, type TowerBoard } from './towerBoard.ts'
import type { TowerEvent, TowerMove, TowerReason } from './towerEvents.ts'
import { showTower, type TowerShown } from './towerShown.ts'
import { offerTowerMoves, playTowerTurn } from './towerTurn.ts'
import { prepareTower } from './towerWaves.ts'

const survivalPays = 50

export const towerMode: ModeRules<TowerBoard, TowerEvent, TowerShown, TowerMove, TowerReason | AnyReason> = {
  mode: 'tower',
  version: 2,
  hasMoves: true,
  openBoard: openTower,
  admit: admitToTower,
  dismiss: dismissFromTower,
  prepare: prepareTower,
  offer: offerTowerMoves,
  choose: sensibleBuilder,
  resolve: playTowerTurn,
  payAtEnd: ({ lives }, players) =>
    lives > 0 ? players.map(({ id }) => ({ player: id, by: survivalPays, reason: 'survived' })) : [],
  finishers: () => [],
  markOf: ({ lives }) => lives,
  show: showTower,
}

/** The first rules: all roads take equally long, and all stones hit alike. */
export const firstTowerMode: typeof towerMode = { ...towerMode, version: 1, openBoard: openFirstTower }
