import { describe, expect, it } from 'vitest'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { GoldQuestEvent } from '../../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import { modeStage } from '../everyStage.ts'

/** One corridor: p is path, g gold, w wall. */
const corridor = (letters: string): TileGrid => ({
  width: letters.length,
  height: 1,
  types: [...letters].map((letter) => ({ g: 'gold', w: 'wall' })[letter] ?? 'path'),
})

const map = corridor('gpgppgppg')
const craft = modeStage('gold-quest')
const viewer = { own: 'ann', others: ['ben', null, 'cem'] }
const monster = { at: 4, kind: 'medium', full: 4, left: 3 } as const

const stagedOf = (shown: unknown) => craft.board(shown, map, viewer)
const pictures = (shown: unknown) => Object.fromEntries(stagedOf(shown).things.map(({ at, picture }) => [at, picture]))

describe('the board of a gold quest', () => {
  const whole = {
    gold: [
      { at: 0, left: 2, backInTurns: 0 },
      { at: 2, left: 0, backInTurns: 3 },
    ],
    monsters: [monster],
    figures: { ann: 1, ben: 7 },
  }

  it('shows gold that is there, the dishes of gold that is gone, and monsters', () => {
    expect(pictures(whole)).toEqual({ 0: 'gold-pile', 2: 'gold-gone', 4: 'monster-medium' })
  })

  it('has everybody where the rules have them', () => {
    expect(stagedOf(whole).spots).toEqual({ ann: 1, ben: 7 })
  })

  it('tells on the monster what is left of it', () => {
    expect(stagedOf(whole).things.at(-1)?.pips).toEqual({ left: 3, full: 4 })
  })
})

describe('the quest on a device', () => {
  const near = { figures: [1, 7, -1, 3], gold: [2, 5], monster: null }

  it('has the company where it was told, and nobody who is nowhere', () => {
    expect(stagedOf(near).spots).toEqual({ ann: 1, ben: 7, cem: 3 })
  })

  it('knows that gold nearer than the nearest that is there has gone, and says nothing of what is further away', () => {
    expect(pictures(near)).toEqual({ 0: 'gold-gone', 2: 'gold-pile', 5: 'gold-pile' })
  })

  it('ends where the own way has ended, with the dish empty and the monster hit', () => {
    const events: GoldQuestEvent[] = [
      { kind: 'hit', player: 'ann', at: 4, monster: 'medium', by: 5, left: 2, isLast: false },
      { kind: 'walked', player: 'ann', way: [1, 2] },
      { kind: 'gold', player: 'ann', at: 2, by: 15, left: 0 },
    ]
    const after = craft.after(stagedOf({ ...near, monster }), events)
    expect(after?.spots.ann).toBe(2)
    expect(after?.things.find(({ at }) => at === 2)?.picture).toBe('gold-gone')
    expect(after?.things.find(({ at }) => at === 4)?.pips?.left).toBe(2)
  })

  it('leaves gold that pays others as well where it lies', () => {
    const shared: GoldQuestEvent = { kind: 'gold', player: 'ann', at: 2, by: 15, left: 1 }
    const after = craft.after(stagedOf(near), [shared])
    expect(after?.things.find(({ at }) => at === 2)?.picture).toBe('gold-pile')
  })
})
