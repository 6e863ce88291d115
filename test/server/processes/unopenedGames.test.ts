import { expect, test } from 'vitest'
import type { Shelves } from '../../../server/archive/shelves.ts'
import { watchUnopened } from '../../../server/processes/unopenedGames.ts'

test('only what is missing twice was never opened: not a game that is just being opened, nor one that was closed', async () => {
  const claimed = new Set(['OPEN', 'STRAY', 'OPENING', 'CLOSING'])
  const open = new Set(['OPEN'])
  let ids = 0
  const runningGames = {
    count: async () => claimed.size,
    ids: async () => {
      ids++
      return [...claimed]
    },
  } as unknown as Shelves['runningGames']
  const unopened = watchUnopened(runningGames, 'this')
  const look = () => unopened(() => [...open])
  expect(await look()).toEqual([])
  open.add('OPENING')
  claimed.delete('CLOSING')
  claimed.add('NEW')
  expect(await look()).toEqual(['STRAY'])
  open.add('STRAY')
  open.add('NEW')
  expect(await look()).toEqual([])
  expect(ids).toBe(2)
  // A game that was missing long ago counts from the beginning again.
  open.delete('NEW')
  expect(await look()).toEqual([])
  expect(await look()).toEqual(['NEW'])
})
