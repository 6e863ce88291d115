import type { ShownSeeker } from '../../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import { goldCount } from '../../parts/game/standings/modeFigures.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { monstersOn, type SceneMoment, spotInWords } from '../scene/sceneMoment.ts'
import { byLength, wayBetween } from '../scene/ways.ts'

export function goldQuestInWords(moment: SceneMoment<ShownSeeker>): string[] {
  const { board, map, at, me } = moment
  const wayTo = (place: number) => wayBetween(map, at, place)
  const piles = board.things.filter(({ picture }) => picture === 'gold-pile').map((pile) => ({ way: wayTo(pile.at) }))
  const guards = monstersOn(board).filter(({ left }) => left > 0)
  return [
    sceneTexts.coins({ coins: goldCount(me.score) }),
    spotInWords(moment),
    piles.length > 0 ? sceneTexts.gold({ ways: byLength(piles).map(({ way }) => way) }) : sceneTexts.noGold({}),
    ...guards.map((guard) => sceneTexts.monster({ ...guard, way: wayTo(guard.at) })),
  ]
}
