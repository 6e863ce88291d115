import { expect, it } from 'vitest'
import { openHere, openRoom } from '../../rooms/wholeSchool.ts'
import { lastTold, listen, openHarness, until } from './roomHarness.ts'

it('a process that ends leaves a game that it is given where it is, for whoever is left', async () => {
  const harness = await openHarness()
  const board = listen(
    await harness.client('teacher:ending:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' }),
  )
  await until('the lobby', () => lastTold(board, 'join-success'))
  const code = board.room.roomId
  await harness.close()
  expect(harness.journal.games.has(code)).toBe(true)
  expect(await openHere(harness.ports, code)).toBeUndefined()
  // The same holds if the end comes while the game is being opened.
  const game = await harness.journal.take(code)
  if (!game) throw new Error('the game is gone')
  expect(await openRoom(harness.ports, game)).toBeUndefined()
  expect(harness.journal.games.has(code)).toBe(true)
})
