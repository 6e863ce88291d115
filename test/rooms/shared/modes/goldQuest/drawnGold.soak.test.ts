import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../../../rooms/shared/maps/mapReading.ts'
import { placesBeside } from '../../../../../rooms/shared/maps/tileGrid.ts'
import { stepsFrom } from '../../../../../rooms/shared/maps/tilePaths.ts'
import { goldPlaces, isWalkable } from '../../../../../rooms/shared/modes/goldQuest/goldGround.ts'
import { firstGoldQuestMode, goldQuestMode } from '../../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { goldWorth } from '../../../../../rooms/shared/modes/goldQuest/goldWorth.ts'
import { sensibleSeeker } from '../../../../../rooms/shared/modes/goldQuest/sensibleSeeker.ts'
import { monsterKind } from '../../../../../rooms/shared/modes/monsters.ts'
import { learnedClass } from '../../../../bench/learningBots.ts'
import { type ClassSetup, contenders } from '../../../../bench/modeContenders.ts'
import { playGame } from '../classroom.ts'
import { changed, freshClass } from '../classTurn.ts'
import { knowledgeDecides } from '../gameFigures.ts'
import { defaultMaps, hostileMaps, type NamedMap, randomMap } from '../hostileMaps.ts'
import { aFrame } from '../oneTurn.ts'
import { anyClass, quest, questMap, questOn } from './goldQuestWorld.ts'

const pays = (...rows: string[]) => goldWorth(questMap(...rows)).map(({ pays }) => pays)

describe('what gold pays', () => {
  it('is more, the further it lies from other gold', () => {
    expect(pays('$$...')).toEqual([22, 22])
    expect(pays('$...$')).toEqual([28, 28])
    expect(pays('$............$')).toEqual([36, 36])
  })

  it('is counted along ways that can be walked', () => {
    expect(pays('$#$', '.#.', '...')).toEqual([32, 32])
    expect(pays('$#$')).toEqual([36, 36])
    expect(pays('.$.')).toEqual([36])
  })

  it('is ten more beside a monster', () => {
    expect(pays('$2.......$')).toEqual([46, 36])
  })

  it('is the same that counting the steps between all gold comes to, on any map', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { grid } = randomMap('gold-quest', seed)
      const gold = goldPlaces(grid)
      for (const { at, pays } of goldWorth(grid)) {
        const steps = stepsFrom(grid, [at], isWalkable)
        const away = gold.map((other) => steps[other] ?? -1).filter((distance) => distance > 0)
        const isGuarded = placesBeside(grid, at).some((place) => monsterKind(grid.types[place] ?? '') !== null)
        expect(pays).toBe(20 + 2 * Math.min(8, ...away) + (isGuarded ? 10 : 0))
      }
    }
  })

  it('is what the editor says, of gold that can be reached', () => {
    const grid = questMap('.$..$#$')
    expect(readingOf('gold-quest', grid).worth).toEqual([
      { at: 1, pays: 26 },
      { at: 4, pays: 26 },
    ])
  })

  it.each([...hostileMaps('gold-quest'), ...Array.from({ length: 40 }, (_, seed) => randomMap('gold-quest', seed))])(
    'is between 22 and 46 on $name',
    ({ grid }) => {
      for (const { pays } of goldWorth(grid)) {
        expect(pays).toBeGreaterThanOrEqual(22)
        expect(pays).toBeLessThanOrEqual(46)
      }
    },
  )
})

it('a guard that was beaten is back after four turns, and by the first rules never', () => {
  const rows = ['.$1', '###']
  const moves = { p1: 'wooden' }
  const beaten = quest(questOn(8, ...rows), { scores: anyClass, moves, played: 2 }).board
  const standing = (played: number) => goldQuestMode.prepare(beaten, aFrame({ played })).monsters[0]?.left
  expect([standing(3), standing(5), standing(6)]).toEqual([0, 0, 1])
  const first = firstGoldQuestMode.openBoard(questMap(...rows), freshClass(8), aFrame())
  const then = quest(first, { scores: anyClass, moves, played: 2 })
  expect(firstGoldQuestMode.prepare(then.board, aFrame({ played: 15 })).monsters[0]?.left).toBe(0)
  expect(changed(then, 'p1', 'wooden')).toBe(30)
})

describe('whole games of thirty who have learned what is worth doing', () => {
  const [games, players, questions] = [24, 30, 15]
  const gold = contenders.find(({ mode }) => mode === 'gold-quest')
  if (!gold) throw new Error('nobody plays gold quest')

  const onMap = ({ grid }: NamedMap, rules?: number) => {
    const setup: ClassSetup = { players, questions, chaos: 'lively', map: grid, ...(rules && { rules }) }
    const { choose } = learnedClass(gold, setup)
    const all = Array.from({ length: games }, (_, index) =>
      gold.play({ ...setup, sensible: choose, choosers: ['sensible'] }, 3_000 + index),
    )
    const mean = (of: (game: (typeof all)[number]) => number) => all.reduce((sum, game) => sum + of(game), 0) / games
    const points = (reasons: readonly string[]) =>
      mean(({ turns }) =>
        turns
          .flatMap(({ outcome }) => outcome.changes)
          .reduce((sum, { by, reason }) => sum + (reasons.includes(reason) ? by : 0), 0),
      ) / players
    return {
      ofTiles: points(['gold', 'hit', 'last-hit', 'trap']),
      ofChests: points(['wooden', 'golden', 'golden-lost', 'rascal', 'rascal-loot', 'robbed']),
      knowledge: mean(knowledgeDecides),
    }
  }
  const blank = hostileMaps('gold-quest').find(({ name }) => name === 'nothing but path')

  it.each(defaultMaps('gold-quest'))('$name gives as much as a third of all chests, and knowledge decides', (map) => {
    const { ofTiles, ofChests, knowledge } = onMap(map)
    process.stdout.write(
      `${map.name}: tiles ${ofTiles.toFixed(0)}, chests ${ofChests.toFixed(0)}, knowledge ${knowledge.toFixed(3)}\n`,
    )
    expect(ofTiles).toBeGreaterThan(ofChests / 3)
    expect(knowledge).toBeGreaterThan(0.88)
    const before = onMap(map, 1)
    expect(before.ofTiles).toBeLessThan(before.ofChests / 4)
  })

  it('nothing but path gives nothing, and knowledge decides all the same', () => {
    const { ofTiles, knowledge } = onMap(blank ?? { name: '', grid: questMap('.') })
    expect(ofTiles).toBe(0)
    expect(knowledge).toBeGreaterThan(0.88)
  })

  it.each(hostileMaps('gold-quest'))('$name spoils nothing', ({ grid }) => {
    const setup = {
      rules: goldQuestMode,
      sensible: sensibleSeeker,
      map: grid,
      players,
      questions,
      chaos: 'lively',
    } as const
    const decided = Array.from({ length: 8 }, (_, index) => knowledgeDecides(playGame({ ...setup, seed: 500 + index })))
    expect(decided.reduce((sum, value) => sum + value, 0) / decided.length).toBeGreaterThan(0.86)
  })
})
