import type { ShownFighter } from '../../../rooms/shared/modes/battle/battleShown.ts'
import { healthPercent } from '../../parts/game/standings/modeFigures.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { monstersOn, type SceneMoment, spotInWords } from '../scene/sceneMoment.ts'
import { wayBetween } from '../scene/ways.ts'

type Battle = SceneMoment<ShownFighter>

export function battleInWords(moment: Battle): string[] {
  const { board, me, game } = moment
  const mood = board.moods[me.id]
  return [
    // A partly right answer gives health to a player who lies: the next board shows them up again.
    mood === 'out' && me.score === 0
      ? sceneTexts.knockedOut({})
      : sceneTexts.health({ percent: healthPercent(me.score, game.totalQuestions) }),
    ...(mood === 'flaming' ? [sceneTexts.powered({})] : []),
    spotInWords(moment),
    ...monstersInWords(moment),
  ]
}

/** The nearest monster that is awake, and the boss, wherever it is. */
function monstersInWords({ board, map, at, shown: { boss } }: Battle): string[] {
  const there = monstersOn(board).map((monster) => ({ ...monster, way: wayBetween(map, at, monster.at) }))
  const near = there.filter(({ monster, left }) => monster !== 'boss' && left > 0)
  const seen = there.find(({ monster }) => monster === 'boss')
  const bossTold = seen ?? (boss && { ...boss, way: null })
  const isNoneAwake = near.length === 0 && (!bossTold || bossTold.isAsleep || bossTold.left === 0)
  return [
    ...near.map((monster) => sceneTexts.monster(monster)),
    ...(isNoneAwake ? [sceneTexts.noMonster({})] : []),
    ...(bossTold ? [sceneTexts.boss(bossTold)] : []),
  ]
}
