import { expect, test } from 'vitest'
import { openSchool } from '../school.ts'

const games = {
  SLJMEZ: { open: true, refusal: null, nicknames: 'free' as const },
  QTTERS: { open: true, refusal: null, nicknames: 'generated' as const },
  LQCKED: { open: false, refusal: 'locked' as const, nicknames: 'free' as const },
}

test('says whether a game is open and whether a name has to be chosen', async () => {
  const school = await openSchool({ games })
  const visitor = school.visitor()
  expect((await visitor.get('/api/games/SLJMEZ')).body).toEqual({
    gameCode: 'SLJMEZ',
    open: true,
    refusal: null,
    nicknames: 'free',
    nicknameNeeded: true,
  })
  expect((await visitor.get('/api/games/sljmez')).body).toMatchObject({ gameCode: 'SLJMEZ' })
  expect((await visitor.get('/api/games/QTTERS')).body).toMatchObject({ nicknameNeeded: false, nicknames: 'generated' })
  expect((await visitor.get('/api/games/LQCKED')).body).toMatchObject({ open: false, refusal: 'locked' })
  expect((await (await school.newcomer()).get('/api/games/SLJMEZ')).body).toMatchObject({ nicknameNeeded: false })
  for (const code of ['AAAAAA', 'IIIIII', 'ABC', '%00', 'SLJMEZ%20', '..%2F..%2Fetc', 'A'.repeat(500)]) {
    const known = code.startsWith('SLJMEZ')
    expect((await visitor.get(`/api/games/${code}`)).status).toBe(known ? 200 : 404)
  }
  expect((await visitor.get('/api/games/AAAAAA')).body).toEqual({ error: 'Game not found', refusal: 'gameNotFound' })
  await school.close()
})

test('tells a guest of a guest’s way in, also where the cookie of a pupil who has left is still in the browser', async () => {
  const removed = { open: false, refusal: 'removed' as const, nicknames: 'free' as const }
  const findGame = async (_code: string, userId: string | null) => (userId === null ? games.SLJMEZ : removed)
  const school = await openSchool({ findGame })
  const pupil = await school.newcomer()
  expect((await pupil.get('/api/games/SLJMEZ')).body).toMatchObject({ refusal: 'removed', nicknameNeeded: false })
  for (const query of ['guest', 'guest=', 'guest=1&guest=2'])
    expect((await pupil.get(`/api/games/SLJMEZ?${query}`)).body).toMatchObject({ refusal: null, nicknameNeeded: true })
  await school.close()
})

test('guessing codes ends soon; a class behind the same address that knows its code does not notice', async () => {
  const gameLimits = { missesByAddress: { points: 5, seconds: 60 } }
  const school = await openSchool({ games, gameLimits })
  const look = async (code: string, address: string) =>
    (await school.visitor().get(`/api/games/${code}`, { 'x-forwarded-for': address })).status
  for (let n = 0; n < 40; n++) expect(await look('SLJMEZ', '10.1.1.1')).toBe(200)
  const guesses: number[] = []
  for (let n = 0; n < 7; n++) guesses.push(await look('AAAAAA', '10.1.1.2'))
  expect(guesses).toEqual([404, 404, 404, 404, 404, 429, 429])
  expect(await look('SLJMEZ', '10.1.1.1')).toBe(200)
  // Nor does a class behind the guesser's address notice, however many guesses there were.
  for (let round = 0; round < 3; round++)
    await Promise.all(Array.from({ length: 20 }, () => look('AAAAAB', '10.1.1.2')))
  for (let n = 0; n < 40; n++) expect(await look('SLJMEZ', '10.1.1.2')).toBe(200)
  await school.close()
})
