import { describe, expect, it } from 'vitest'
import { ownHappenings } from '../../../client/screens/play/resolve/ownHappenings.ts'
import type { RoundResolved } from '../../../rooms/shared/contract/game.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { ScoreChange } from '../../../rooms/shared/modes/modeRules.ts'
import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import { modeTurn } from '../modes/everyScreen.ts'
import { viewWith } from './gameViews.ts'

const names = { amira: 'Amira', ben: 'Ben' }

function happened<Mode extends MapMode>(
  gameMode: Mode,
  changes: readonly Omit<ScoreChange, 'player'>[],
  events: readonly TermsOf<Mode>['event'][] = [],
) {
  const own = changes.map((change) => ({ player: 'me', ...change }))
  const round: RoundResolved = { questionNumber: 1, changes: own, events, end: null, names }
  return ownHappenings(viewWith({ gameMode, playerId: 'me', round }), modeTurn(gameMode)).map(({ text, by }) =>
    by ? `${text} ${by}` : text,
  )
}

describe('what happened to oneself', () => {
  it('begins with what weighs most', () => {
    const changes = [
      { by: 10, reason: 'slipstream' },
      { by: -20, reason: 'slicked', other: 'amira' },
    ]
    expect(happened('racing', changes)).toEqual(['Amira slicked you -20', 'You rode the slipstream 10'])
  })

  it('begins with the gain where a loss was made up for', () => {
    const robbed = { by: -120, reason: 'robbed', other: 'amira' }
    expect(happened('gold-quest', [robbed, { by: 120, reason: 'rascal-loot', other: 'ben' }])[0]).toBe(
      'You robbed Ben! 120',
    )
    const small = { by: 40, reason: 'wooden' }
    expect(happened('gold-quest', [robbed, small, { by: 90, reason: 'rascal-loot', other: 'ben' }])).toEqual([
      'You robbed Ben! 90',
      'Amira robbed you -120',
      'The wooden chest paid out 40',
    ])
    expect(happened('gold-quest', [robbed, small])[0]).toBe('Amira robbed you -120')
  })

  it('says twice the same once', () => {
    const boost = { by: 15, reason: 'boost' }
    expect(happened('racing', [boost, boost])).toEqual(['Over the boost! 30'])
    const dodged = { kind: 'dodged', player: 'me', at: 3 } as const
    expect(happened('racing', [], [dodged, { ...dodged, at: 9 }])).toHaveLength(1)
  })

  it('names whom a slick has hit, and nobody where it hit nobody', () => {
    const slick = { by: 10, reason: 'slick' }
    const event = { kind: 'slick', player: 'me', other: 'ben', by: 10 } as const
    expect(happened('racing', [slick], [{ ...event, lost: 20 }])).toEqual(['You slicked Ben! 10'])
    expect(happened('racing', [slick], [{ ...event, lost: 0 }])).toEqual(['You spilled a slick 10'])
  })

  it('says why an attack paid more than its card promised', () => {
    const pay = { by: 20, reason: 'attack' }
    const attack = (isLast: boolean): TermsOf<'battle'>['event'] => ({
      ...{ kind: 'attack', player: 'me', way: [1], at: 2, monster: 'weak', damage: 1, left: 0, full: 3 },
      isLast,
      by: 20,
    })
    expect(happened('battle', [pay], [attack(true)])).toEqual([
      'You brought the monster down! The last hit pays more 20',
    ])
    expect(happened('battle', [pay], [attack(false)])).toEqual(['Your attack landed! 20'])
  })

  it('tells a duel that was won in calm from a draw', () => {
    const pay = { by: 50, reason: 'duel-pay' }
    const duel = (isWon: boolean): TermsOf<'battle'>['event'] => ({
      kind: 'duel',
      player: 'me',
      other: 'ben',
      way: [1],
      isWon,
      by: 50,
      lost: 0,
    })
    expect(happened('battle', [pay], [duel(true)])).toEqual(['You won the duel against Ben! 50'])
    expect(happened('battle', [pay], [duel(false)])).toEqual(['A draw against Ben 50'])
  })

  it('tells who was robbed from who was made to swap', () => {
    const robbed = { by: -60, reason: 'robbed', other: 'amira' }
    const stole = { kind: 'stole', player: 'amira', other: 'me', by: 60 } as const
    expect(happened('gold-quest', [robbed], [{ ...stole, isSwap: false }])).toEqual(['Amira robbed you -60'])
    expect(happened('gold-quest', [robbed], [{ ...stole, isSwap: true }])).toEqual([
      'Amira swapped places with you -60',
    ])
  })

  it('puts a heart before any points', () => {
    const hurt = { kind: 'hurt', player: 'me', at: 3, by: 'swarm', hearts: 1, isPrivate: true } as const
    expect(happened('survival', [{ by: 60, reason: 'dare' }], [hurt])[0]).toBe('You lost a heart')
  })

  it('says of somebody who got nothing that they tried', () => {
    const duel: TermsOf<'battle'>['event'] = {
      kind: 'duel',
      player: 'ben',
      other: 'me',
      way: [1],
      isWon: false,
      by: 8,
      lost: 0,
    }
    expect(happened('battle', [], [duel])).toEqual(['Ben challenged you and won nothing'])
  })

  it('tells an empty chest from a coin that was not there', () => {
    const empty = { kind: 'empty', player: 'me', isPrivate: true } as const
    expect(happened('gold-quest', [], [empty])).toEqual(['This time the chest was empty'])
    const moved = { kind: 'moved', player: 'me', move: 'dare', from: 1, to: 2, paid: 0 } as const
    expect(happened('survival', [], [moved, empty])).toEqual(['No coin this time'])
  })

  it('is nothing in a quiet turn', () => {
    expect(happened('tower', [])).toEqual([])
  })
})
