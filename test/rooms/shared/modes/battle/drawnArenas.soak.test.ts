import { describe, expect, it } from 'vitest'
import { firstBattleMode } from '../../../../../rooms/shared/modes/battle/battleMode.ts'
import { learnedClass } from '../../../../bench/learningBots.ts'
import { type ClassSetup, contenders } from '../../../../bench/modeContenders.ts'
import { changed, classOf, classTurn, rightAfter } from '../classTurn.ts'
import { knowledgeDecides } from '../gameFigures.ts'
import { defaultMaps, hostileMaps, type NamedMap } from '../hostileMaps.ts'
import { aFrame, wrong } from '../oneTurn.ts'
import { anyClass, battleMap, fight, fourMonsters, tough } from './battleWorld.ts'

it('walls keep a slime away from what a blow pays more for', () => {
  const attacked = (rows: readonly string[]) =>
    changed(
      fight(
        { ...tough, walls: battleMap(...rows).types.flatMap((type, place) => (type === 'wall' ? [place] : [])) },
        { scores: anyClass, moves: { a: 'attack' }, answers: { a: rightAfter(12) } },
      ),
      'a',
      'attack',
    )
  expect([attacked(fourMonsters), attacked(['S.........', '##########', ...fourMonsters.slice(2)])]).toEqual([13, 10])
})

it('under the first rules it is all the same where somebody stands', () => {
  const opened = firstBattleMode.openBoard(battleMap(...fourMonsters), classOf(anyClass), aFrame())
  const board = { ...opened, figures: { a: 30, b: 4 } }
  const turn = { scores: anyClass, moves: { a: 'attack' }, answers: { a: rightAfter(12), b: wrong }, played: 5 }
  const outcome = firstBattleMode.resolve(classTurn(firstBattleMode.prepare(board, aFrame({ played: 5 })), turn))
  expect([changed(outcome, 'a', 'attack'), changed(outcome, 'b', 'strike')]).toEqual([20, -10])
})

describe('whole battles of thirty who have learned what is worth doing', () => {
  const [games, players, questions] = [24, 30, 15]
  const battle = contenders.find(({ mode }) => mode === 'battle')
  if (!battle) throw new Error('nobody fights')

  const onMap = ({ grid }: Pick<NamedMap, 'grid'>, rules?: number) => {
    const setup: ClassSetup = { players, questions, chaos: 'lively', map: grid, ...(rules && { rules }) }
    const { choose } = learnedClass(battle, setup)
    const all = Array.from({ length: games }, (_, index) =>
      battle.play({ ...setup, sensible: choose, choosers: ['sensible'] }, 3_000 + index),
    )
    const mean = (of: (game: (typeof all)[number]) => number) => all.reduce((sum, game) => sum + of(game), 0) / games
    const moves = all.flatMap(({ turns }) => turns.flatMap(({ turn }) => [...turn.moves.values()].map(({ id }) => id)))
    return {
      ofMonsters:
        mean(({ turns }) =>
          turns
            .flatMap(({ outcome }) => outcome.changes)
            .reduce((sum, { by, reason }) => sum + (reason === 'attack' || reason === 'strike' ? Math.abs(by) : 0), 0),
        ) / players,
      attacks: moves.filter((move) => move === 'attack').length / moves.length,
      guards: moves.filter((move) => move === 'guard').length / moves.length,
      knowledge: mean(knowledgeDecides),
    }
  }
  const blank = onMap(
    hostileMaps('battle').find(({ name }) => name === 'nothing but arena') ?? { grid: battleMap('.') },
  )

  it.each(defaultMaps('battle'))(
    '$name: monsters do more to a class than on a blank arena, and knowledge decides',
    (map) => {
      const now = onMap(map)
      const before = onMap(map, 1)
      process.stdout.write(
        `${map.name}: monsters ${now.ofMonsters.toFixed(0)} (${before.ofMonsters.toFixed(0)}), blank ${blank.ofMonsters.toFixed(0)}, attacks ${now.attacks.toFixed(2)} (${before.attacks.toFixed(2)}), guards ${now.guards.toFixed(2)} (${before.guards.toFixed(2)}), knowledge ${now.knowledge.toFixed(3)}\n`,
      )
      expect(now.ofMonsters).toBeGreaterThan(1.25 * blank.ofMonsters)
      expect(now.guards).toBeLessThan(before.guards)
      expect(now.knowledge).toBeGreaterThan(0.92)
    },
  )

  it.each(hostileMaps('battle'))('$name spoils nothing', (map) => {
    expect(onMap(map).knowledge).toBeGreaterThan(0.9)
  })
})
