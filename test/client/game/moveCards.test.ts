import { describe, expect, it } from 'vitest'
import { cardIn, cardOf, riskOf, wordsAndNumbers } from '../../../client/screens/play/choose/moveCards.ts'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import { modeRegistry } from '../../../rooms/shared/modes/modeRegistry.ts'
import { aFrame, aPlayer, type FrameOver } from '../../rooms/shared/modes/oneTurn.ts'
import { modeTurn } from '../modes/everyScreen.ts'
import { me } from './gameViews.ts'

const mapModes = ['racing', 'battle', 'gold-quest', 'tower', 'survival'] as const

const turns: FrameOver[] = (['calm', 'lively', 'wild'] as const).flatMap((chaos) =>
  [1, 9, 13, 15].map((played) => ({ chaos, played })),
)

const offersIn = (mode: GameMode, over: FrameOver) => {
  const rules = modeRegistry[mode]
  const frame = aFrame(over)
  return rules.offer(rules.prepare(rules.openBoard(null, [aPlayer('p1'), aPlayer('p2')], frame), frame), frame)
}

const race = modeTurn('racing')
const behindAmira = { me: me({ ahead: { name: 'Amira', score: 500, slime: 'cherry' } }) }

describe('every move on offer', () => {
  it.each(mapModes)('has a name, words and a picture of its own in %s', (gameMode) => {
    const offers = turns.flatMap((over) => offersIn(gameMode, over))
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      const { name, pays, words } = cardOf(behindAmira, offer, modeTurn(gameMode))
      expect(name).not.toBe(offer.id)
      expect(`${pays} ${words}`).not.toMatch(/undefined|NaN/)
      expect(cardIn(modeTurn(gameMode), offer.id)?.Picture, offer.id).toBeTypeOf('function')
    }
  })

  it.each(mapModes)('says what it pays in one number, and the rest in few enough words, in %s', (gameMode) => {
    for (const over of turns)
      for (const offer of offersIn(gameMode, over)) {
        const { pays, words } = cardOf(behindAmira, offer, modeTurn(gameMode))
        expect(pays).toMatch(/^(\+\d+|\d+–\d+)$/)
        expect(words.length, words).toBeLessThanOrEqual(42)
      }
  })
})

describe('the sign of what may become of a move', () => {
  const risk = (gameMode: (typeof mapModes)[number], over: FrameOver, id: string) => {
    const offer = offersIn(gameMode, over).find((one) => one.id === id)
    return offer && riskOf(cardIn(modeTurn(gameMode), id), offer)
  }

  it('says that nothing can be lost exactly where nothing can', () => {
    expect(risk('racing', { chaos: 'calm' }, 'nitro')).toBe('luck')
    expect(risk('racing', { chaos: 'wild' }, 'nitro')).toBe('loss')
    expect(risk('gold-quest', { chaos: 'calm' }, 'golden')).toBe('luck')
    expect(risk('gold-quest', { chaos: 'wild' }, 'golden')).toBe('loss')
    expect(risk('survival', { chaos: 'calm' }, 'dare')).toBe('luck')
    expect(risk('survival', { chaos: 'wild' }, 'dare')).toBe('heart')
  })

  it.each(mapModes)('leaves a sure move to everybody, and calls none sure that pays by chance, in %s', (gameMode) => {
    for (const over of turns) {
      const offers = offersIn(gameMode, over)
      const risks = offers.map((offer) => riskOf(cardIn(modeTurn(gameMode), offer.id), offer))
      expect(risks).toContain('sure')
      for (const [index, offer] of offers.entries())
        if (/–/.test(cardOf(behindAmira, offer, modeTurn(gameMode)).pays)) expect(risks[index]).not.toBe('sure')
    }
  })
})

describe('the words on a card', () => {
  const slick = { id: 'slick', values: { pays: 10, takes: 20 } }

  it('name who is ahead, and say so where nobody is', () => {
    expect(cardOf(behindAmira, slick, race).words).toBe('Amira ahead loses 20')
    expect(cardOf({ me: me({}) }, slick, race).words).toContain('Nobody is ahead')
  })

  it('say that nobody loses where nobody does', () => {
    const calm = { ...slick, values: { pays: 10, takes: 0 } }
    expect(cardOf(behindAmira, calm, race).words).not.toContain('loses')
    const nitro = { id: 'nitro', values: { right: 15, wrong: 0 } }
    expect(cardOf(behindAmira, nitro, race).words).toContain('costs nothing')
  })

  it('set numbers apart', () => {
    expect(wordsAndNumbers('right +30, wrong −20%').filter(({ isNumber }) => isNumber)).toEqual([
      { text: '+30', isNumber: true },
      { text: '−20%', isNumber: true },
    ])
    expect(
      wordsAndNumbers('right +30, wrong −20%')
        .map(({ text }) => text)
        .join(''),
    ).toBe('right +30, wrong −20%')
  })
})
