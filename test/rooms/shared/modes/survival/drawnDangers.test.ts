import { describe, expect, it } from 'vitest'
import { unrestOf } from '../../../../../rooms/shared/modes/survival/groundBlocks.ts'
import { sensibleSurvivor } from '../../../../../rooms/shared/modes/survival/sensibleSurvivor.ts'
import { hazardsOf } from '../../../../../rooms/shared/modes/survival/survivalHazards.ts'
import { firstSurvivalMode, survivalMode } from '../../../../../rooms/shared/modes/survival/survivalMode.ts'
import { playGame } from '../classroom.ts'
import { knowledgeDecides } from '../gameFigures.ts'
import { defaultMaps, hostileMaps, type NamedMap } from '../hostileMaps.ts'
import { aFrame, aPlayer, drawnGrid } from '../oneTurn.ts'
import { aBoard, legend } from './survivalWorld.ts'

const games = 20
const pupils = 30

/** How often a slime is hit in a game on this map, by danger. Hits by a dare are left out: they are the player's own risk. */
function hitsOn(map: NamedMap['grid'], rules = survivalMode) {
  const by: Record<string, number> = {}
  let known = 0
  for (let seed = 1; seed <= games; seed++) {
    const setup = { rules, sensible: sensibleSurvivor, map, players: pupils, chaos: 'lively', questions: 15 } as const
    const game = playGame({ ...setup, seed: 400 + seed })
    known += knowledgeDecides(game) / games
    for (const event of game.turns.flatMap(({ outcome }) => outcome.events))
      if ((event.kind === 'hurt' || event.kind === 'shrugged') && event.by !== 'dare')
        by[event.by] = (by[event.by] ?? 0) + 1 / (games * pupils)
  }
  return { by, all: Object.values(by).reduce((sum, hits) => sum + hits, 0), known }
}

const blank = hostileMaps('survival').find(({ name }) => name === 'nothing but safe')?.grid

describe('what is drawn hurts', () => {
  const maps = new Map(defaultMaps('survival').map(({ name, grid }) => [name, hitsOn(grid)]))
  const volcano = maps.get('Volcano Island')
  const ice = maps.get('Thin Ice')
  const greenhouse = maps.get('Runaway Greenhouse')

  it('a default map hits more than twice as often as one of nothing but safe ground, and knowledge still decides', () => {
    const plain = hitsOn(blank ?? drawnGrid(legend, '.'))
    for (const { all, known } of maps.values()) {
      expect(all).toBeGreaterThan(2 * plain.all)
      expect(known).toBeGreaterThan(0.93)
    }
    expect(plain.known).toBeGreaterThan(0.93)
  })

  it('each map hits by something else: shaking ground, sinking floes, beetles', () => {
    const share = (map: typeof volcano, by: string) => (map?.by[by] ?? 0) / (map?.all ?? 1)
    for (const [by, most] of [
      ['shaking', volcano],
      ['moving', ice],
      ['patrol', greenhouse],
    ] as const)
      for (const other of maps.values()) if (other !== most) expect(share(most, by)).toBeGreaterThan(share(other, by))
    expect(volcano?.all).toBeGreaterThan(1.25 * (greenhouse?.all ?? 0))
  })

  it.each(hostileMaps('survival').slice(0, 7))('$name spoils nothing: knowledge decides', ({ grid }) => {
    expect(hitsOn(grid).known).toBeGreaterThan(0.9)
  })
})

describe('the ground', () => {
  const rows = ['......~~~', '......~~~', '...~..~~~']

  it('shakes more where danger is, least where none is, and not at all where nothing else is left', () => {
    const [plain = 0, shore = 0, sea = 1] = unrestOf(aBoard({ p1: 0 }, rows))
    expect(shore).toBeGreaterThan(1.5 * plain)
    expect(sea).toBe(0)
  })

  it('shakes first where it is restless, and never more than a block in five rests', () => {
    const half = Array.from({ length: 30 }, () => `${'.'.repeat(15)}${'~..'.repeat(5)}`)
    const { unrest = [], ...board } = aBoard({ p1: 0 }, half)
    let left = 0
    let right = 0
    for (let played = 1; played <= 15; played++)
      for (const block of survivalMode.prepare({ ...board, unrest }, aFrame({ played })).shaking)
        if (block % 10 < 5) left += 1
        else right += 1
    expect(right).toBeGreaterThan(2 * left)
    const wild = survivalMode.prepare({ ...board, unrest: unrest.map(() => 99) }, aFrame({ chaos: 'wild' }))
    expect(wild.shaking).toHaveLength(80)
  })

  it('shakes everywhere alike in games of the first rules', () => {
    const frame = aFrame()
    const field = drawnGrid(legend, ...rows)
    expect(firstSurvivalMode.openBoard(field, [aPlayer('p1')], frame).unrest).toBeUndefined()
    expect(hitsOn(blank ?? field, firstSurvivalMode).all).toBeGreaterThan(1.5 * hitsOn(blank ?? field).all)
  })
})

it.each([
  ['1', 5],
  ['2', 5],
  ['3', 13],
] as const)('a patrol of kind %s bites on %i tiles around where it ends', (mark, tiles) => {
  const rows = ['.........', '.........', '.........', `...${mark}.....`, '.........', '.........', '.........']
  const board = aBoard({ p1: 0 }, rows)
  expect(hazardsOf(board).filter((hazard) => hazard === 'patrol')).toHaveLength(tiles)
})
