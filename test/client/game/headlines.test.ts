import { describe, expect, it } from 'vitest'
import { headlinesOf, verbParts } from '../../../client/screens/play/resolve/headlines.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import { chanceOf } from '../../../rooms/shared/chance.ts'
import { gameSettings } from '../../../rooms/shared/contract/gameSettings.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { modeRegistry } from '../../../rooms/shared/modes/modeRegistry.ts'
import type { MoveOffer } from '../../../rooms/shared/modes/modeRules.ts'
import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import { modeTurn } from '../modes/everyScreen.ts'
import { player, viewWith } from './gameViews.ts'

const players = ['Ann', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay', 'Gus'].map((id) => player({ id }))

function told<Mode extends MapMode>(
  gameMode: Mode,
  events: readonly TermsOf<Mode>['event'][],
  over: Partial<GameView> = {},
) {
  const round = { questionNumber: 1, changes: [], events, end: null }
  return headlinesOf(
    viewWith({ gameMode, players, round, questionNumber: 1, totalQuestions: 5, ...over }),
    modeTurn(gameMode),
  ).map(({ text }) => text.replaceAll('*', ''))
}

const slick = (by: string, other: string, lost = 20) => ({ kind: 'slick', player: by, other, by: 10, lost }) as const
const boost = (by: string) => ({ kind: 'boost', player: by, at: 3, by: 15 }) as const

describe('the headlines of a turn', () => {
  it('name both where one takes something from the other, the winner first', () => {
    expect(told('racing', [slick('Ben', 'Cem')])).toEqual(['Ben slicks Cem!'])
    const stole = { kind: 'stole', player: 'Ann', other: 'Gus', by: 60, isSwap: false } as const
    expect(told('gold-quest', [stole])).toEqual(['Ann robs Gus!'])
  })

  it('are five at most', () => {
    expect(
      told(
        'racing',
        players.map(({ id }) => boost(id)),
      ),
    ).toHaveLength(5)
  })

  it('tell of different things before they repeat one', () => {
    const events = [
      slick('Ann', 'Ben'),
      slick('Cem', 'Dee'),
      slick('Eli', 'Fay'),
      slick('Gus', 'Ann'),
      slick('Ben', 'Cem'),
    ]
    const bubbles = ['Dee', 'Fay'].map((id) => ({ kind: 'bubble', player: id }) as const)
    expect(told('racing', [...events, ...bubbles])).toContain('2 players learned it and stayed safe')
  })

  it.each(['calm', 'lively', 'wild'] as const)('tell of the best wind, coin and chest of a %s game', (chaos) => {
    const frame = { settings: gameSettings.parse({ chaos }), total: 15, chance: chanceOf('a seed', 1) }
    const question = { ...frame, question: 1, played: 1, isFinale: false, isLast: false }
    const { tower, survival, 'gold-quest': gold } = modeRegistry
    const mostOf = (offers: readonly MoveOffer[], id: string) => offers.find((one) => one.id === id)?.values?.most ?? 0
    const wind = mostOf(tower.offer(tower.openBoard(null, [], frame), question), 'climb')
    const coin = mostOf(survival.offer(survival.openBoard(null, [], frame), question), 'dare')
    const chest = mostOf(gold.offer(gold.openBoard(null, [], frame), question), 'golden')
    const found = { kind: 'found', player: 'Cem', chest: 'golden', by: chest } as const
    const dared = { kind: 'moved', player: 'Ben', move: 'dare', from: 1, to: 2, paid: coin } as const
    // A calm wind is always the same, so it is no news.
    if (chaos !== 'calm') expect(told('tower', [{ kind: 'climbed', player: 'Ann', paid: wind }])).toHaveLength(1)
    expect(told('survival', [dared])).toHaveLength(1)
    expect(told('gold-quest', [found])).toHaveLength(1)
  })

  it('say twice the same once', () => {
    const fell = { kind: 'fell', player: 'Ann', at: 3, paid: 20 } as const
    const monsters = [1, 2].map((monster) => ({ ...fell, monster, walker: 'weak' }) as const)
    expect(told('tower', monsters)).toHaveLength(1)
    expect(told('racing', [boost('Ann'), boost('Ann'), boost('Ben')])).toHaveLength(2)
  })

  it('name nobody for failing', () => {
    const hurt = { kind: 'hurt', player: 'Ann', at: 1, by: 'swarm', hearts: 0, isPrivate: true } as const
    expect(told('survival', [hurt])).toEqual([])
    const struck = { kind: 'strike', player: 'Ann', at: 1, monster: 'weak', by: -10 } as const
    expect(told('battle', [struck, { kind: 'knocked-out', player: 'Ann' }])).toEqual([])
    const bumped = { kind: 'bumped', player: 'Ann', at: 1, by: -15 } as const
    expect(told('racing', [bumped, slick('Ben', 'Cem', 0)])).toEqual([])
  })

  it('count what got through, once', () => {
    const leak = (lives: number) => ({ kind: 'leaked', monster: lives, at: 9, cost: 1, lives }) as const
    expect(told('tower', [leak(8), leak(7)])).toEqual(['2 monsters get through: 7 lives left'])
  })

  it('keep back who crosses the line in the last question', () => {
    const crossed = { kind: 'crossed', player: 'Ann', place: 1 } as const
    expect(told('racing', [crossed], { questionNumber: 4 })).toEqual(['Ann crosses the line 1st!'])
    expect(told('racing', [crossed], { questionNumber: 5 })).toEqual([])
  })

  it('begin with how the game ended where it did', () => {
    const round = { questionNumber: 1, changes: [], events: [], end: 'lost' } as const
    expect(told('tower', [], { round })[0]).toContain('fallen')
  })

  it('set apart what somebody does', () => {
    expect(verbParts('Ben *slicks* Cem!')).toEqual([
      { text: 'Ben ', isVerb: false },
      { text: 'slicks', isVerb: true },
      { text: ' Cem!', isVerb: false },
    ])
  })
})
