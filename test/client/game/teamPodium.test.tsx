import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TeamPodium } from '../../../client/parts/game/teams/TeamPodium.tsx'
import type { TeamSum } from '../../../client/parts/game/teams/teamSums.ts'

/** Slimes are drawn by code that a page loads later. */
vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: () => null }))

const colours = ['mint', 'berry', 'sky'] as const
const sums = (...places: number[]) =>
  places.map((place, index) => ({ place, colour: colours[index], slime: 'mint', score: 90, players: 2 }) as TeamSum)

const heading = (...places: number[]) =>
  /<h2[^>]*>(.*)<\/h2>/.exec(renderToStaticMarkup(<TeamPodium sums={sums(...places)} />))?.[1]

it('says which teams have won, and that they are level only where all of them are', () => {
  expect(heading(2, 1, 3)).toBe('Team Cherry wins!')
  expect(heading(1, 1, 3)).toBe('Team Mint and Team Cherry win!')
  expect(heading(1, 1, 1)).toBe('The teams are level!')
})
