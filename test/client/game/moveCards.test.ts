import { describe, expect, it } from 'vitest'
import { movePictures } from '../../../client/screens/play/choose/MovePicture.tsx'
import { cardOf, isMove, wordsAndNumbers } from '../../../client/screens/play/choose/moveCards.ts'
import { moveTexts } from '../../../client/texts/game/moves.ts'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import { modeRegistry } from '../../../rooms/shared/modes/modeRegistry.ts'
import { aFrame, aPlayer, type FrameOver } from '../../rooms/shared/modes/oneTurn.ts'
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

const behindAmira = { me: me({ ahead: { name: 'Amira', score: 500, slime: 'cherry' } }) }

describe('every move on offer', () => {
  it.each(mapModes)('has a name, words and a picture of its own in %s', (gameMode) => {
    const offers = turns.flatMap((over) => offersIn(gameMode, over))
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      const { name, words } = cardOf({ gameMode, ...behindAmira }, offer)
      expect(isMove(offer.id), offer.id).toBe(true)
      expect(Object.keys(moveTexts[gameMode])).toContain(offer.id)
      expect(name).not.toBe(offer.id)
      expect(words).not.toMatch(/undefined|NaN/)
      expect(Object.keys(movePictures)).toContain(offer.id)
    }
  })

  it.each(mapModes)('says what it pays in few enough words in %s', (gameMode) => {
    for (const over of turns)
      for (const offer of offersIn(gameMode, over)) {
        const { words } = cardOf({ gameMode, ...behindAmira }, offer)
        expect(words).toMatch(/[+−]?\d/)
        expect(words.length, words).toBeLessThanOrEqual(62)
      }
  })
})

describe('the words on a card', () => {
  const slick = { id: 'slick', values: { pays: 10, takes: 20 } }

  it('name who is ahead, and say so where nobody is', () => {
    expect(cardOf({ gameMode: 'racing', ...behindAmira }, slick).words).toBe('+10, and Amira ahead of you loses 20')
    expect(cardOf({ gameMode: 'racing', me: me({}) }, slick).words).toContain('nobody is ahead')
  })

  it('say that nobody loses where nobody does', () => {
    const calm = { ...slick, values: { pays: 10, takes: 0 } }
    expect(cardOf({ gameMode: 'racing', ...behindAmira }, calm).words).not.toContain('loses')
    const nitro = { id: 'nitro', values: { right: 15, wrong: 0 } }
    expect(cardOf({ gameMode: 'racing', ...behindAmira }, nitro).words).toContain('costs nothing')
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
