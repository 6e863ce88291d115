import type { Strategy } from '../modeRules.ts'
import type { BattleShown } from './battleShown.ts'

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
