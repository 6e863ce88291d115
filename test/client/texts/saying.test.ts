import { expect, it } from 'vitest'
import { gameLobbyTexts } from '../../../client/texts/game/gameLobby.ts'
import { gamePlayTexts } from '../../../client/texts/game/gamePlay.ts'
import { isolated, saying } from '../../../client/texts/saying.ts'
import { rosterTexts } from '../../../client/texts/school/roster.ts'

it.each(['دانا', 'דנה 7', 'ߞߏߟߏ', '𞤀𞤣𞤤𞤢𞤥'])(
  'the name %s in a sentence keeps the signs and numbers beside it in their places',
  (name) => {
    const held = `\u2068${name}\u2069`
    expect(gameLobbyTexts.youAreIn(name)).toBe(`You are in, ${held}!`)
    expect(gamePlayTexts.behind(2, name)).toBe(`2 points behind ${held}`)
    expect(rosterTexts.option(name, 3)).toBe(`${held} (3 pupils)`)
  },
)

it.each(['Ann', 'Zoë 7', '小明', '🐳\ufe0f', 'Ελένη', ''])('%s stays as it is', (name) => {
  expect(isolated(name)).toBe(name)
  expect(saying`${name}: ${5}`).toBe(`${name}: 5`)
})
