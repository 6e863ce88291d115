import { beforeEach, expect, it } from 'vitest'
import {
  dropCard,
  forgetCards,
  matchCards,
  renewCards,
  showCards,
  useMadeCards,
} from '../../../client/state/madeCards.ts'
import type { Card } from '../../../rooms/shared/contract/classes.ts'

const card = (pupil: string, name: string, secret = `secret of ${pupil}`): Card => ({
  pupil,
  name,
  username: `player ${pupil}`,
  slime: 'mint',
  secret,
  words: ['one', 'two', 'three'],
  pictures: ['apple', 'boat', 'cat'] as unknown as Card['pictures'],
})

const lotte = card('a', 'Lotte Müller')
const emil = card('b', 'Emil Brandt')
const rosa = card('c', 'Rosa Krause')

const made = (...cards: Card[]) => ({ classId: '6b', className: '6b', cards })
const page = (...pupils: { pupil: string; name: string; username: string }[]) => ({
  id: '6b',
  name: '6b',
  pupils: pupils.map(({ pupil, name, username }) => ({ id: pupil, name, username })),
})

const waiting = () => useMadeCards.getState().ofClass['6b']?.cards.map(({ name, secret }) => [name, secret])
const all = (...cards: Card[]) => cards.map(({ name, secret }) => [name, secret])

beforeEach(() => forgetCards('6b'))

it('cards wait with those that were made before, until the teacher says that they are printed', () => {
  showCards(made(lotte, emil))
  showCards(made(rosa))
  expect(waiting()).toEqual(all(lotte, emil, rosa))
  forgetCards('6b')
  showCards(made(rosa))
  expect(waiting()).toEqual(all(rosa))
})

it('a new card of a pupil takes the place of the one that waits', () => {
  showCards(made(lotte, emil))
  const fresh = card('a', 'Lotte Müller', 'another')
  renewCards(made(fresh))
  expect(waiting()).toEqual(all(fresh, emil))
  showCards(made(rosa))
  expect(waiting()).toEqual(all(fresh, emil, rosa))
})

it('a pupil who was renamed has the name of now on their card, and who was removed has none', () => {
  showCards(made(lotte, emil, rosa))
  matchCards(page(lotte, emil, rosa))
  expect(waiting()).toEqual(all(lotte, emil, rosa))
  dropCard('6b', emil.pupil)
  matchCards({ ...page({ ...lotte, name: 'Charlotte Müller' }, rosa), name: '7b' })
  expect(waiting()).toEqual(all({ ...lotte, name: 'Charlotte Müller' }, rosa))
  expect(useMadeCards.getState().ofClass['6b']?.className).toBe('7b')
  for (const { pupil } of [lotte, rosa]) dropCard('6b', pupil)
  expect(waiting()).toBeUndefined()
})

it('no page takes a card away: neither one from before it was made, nor one that its pupil was moved away from', () => {
  matchCards(page(lotte))
  showCards(made(emil))
  matchCards(page(lotte))
  expect(waiting()).toEqual(all(emil))
  matchCards(page(lotte, emil))
  matchCards(page(lotte))
  expect(waiting()).toEqual(all(emil))
})

it('a page that says nothing new changes nothing, so that nothing is drawn again', () => {
  showCards(made(lotte))
  matchCards(page(lotte))
  const before = useMadeCards.getState()
  matchCards(page(lotte, emil))
  expect(useMadeCards.getState()).toBe(before)
})
