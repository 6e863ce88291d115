import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HostedGame } from '../../../rooms/shared/contract/hostedGames.ts'
import { deviceOf } from '../../../server/accounts/deviceMarks.ts'
import { openSchool, type School, usualPassword } from '../school.ts'

const game: HostedGame = {
  code: 'SLJMEZ',
  title: 'Planets',
  gameMode: 'racing',
  phase: 'question',
  players: 3,
  questionNumber: 2,
  totalQuestions: 9,
  endsInMs: null,
}
const owners = new Map<string, string>()
const players = new Set<string>()
let ended: string[]
/** The accounts of hosts, as they were when their games were ended. */
let hostsThen: (string | undefined)[]
let asked: { code: string; cookie: string | undefined; device: string | null; wish: object }[]
let school: School

beforeAll(async () => {
  school = await openSchool({
    hostedGames: {
      of: async (userId) => (owners.get(game.code) === userId ? [game] : []),
      playedBy: async (userId) => (players.has(userId) ? [{ code: game.code }] : []),
      end: async (code, userId) => {
        const isTheirs = owners.get(code) === userId
        if (isTheirs) ended.push(code)
        hostsThen.push((await school.archive.accounts.get(userId))?.username)
        return isTheirs ? null : 'gameNotFound'
      },
      again: async (code, { cookie, device }, wish) => {
        asked.push({ code, cookie, device, wish })
        return code === game.code ? null : 'gameNotFound'
      },
    },
  })
})
beforeEach(() => {
  ended = []
  hostsThen = []
  asked = []
})
afterAll(() => school.close())

test.each(['teacher', 'student'] as const)('a %s who hosts sees the game and ends it', async (role) => {
  const host = await school.newcomer(role)
  owners.set(game.code, host.user.id)
  const path = `/api/player/${host.user.id}/games`
  expect((await host.get(path)).body).toEqual([game])
  expect((await host.delete(`${path}/sljmez`)).status).toBe(204)
  expect(ended).toEqual(['SLJMEZ'])
})

test('who plays in a game is told its code, and nobody else: neither a guest, nor another account, nor a teacher', async () => {
  const player = await school.newcomer('student')
  players.add(player.user.id)
  const path = `/api/player/${player.user.id}/seats`
  expect((await player.get(path)).body).toEqual([{ code: game.code }])
  for (const stranger of [await school.newcomer('student'), await school.newcomer('teacher')]) {
    const refused = await stranger.get(path)
    expect(refused.status).toBe(403)
    expect(JSON.stringify(refused.body)).not.toContain(game.code)
    expect((await stranger.get(`/api/player/${stranger.user.id}/seats`)).body).toEqual([])
  }
  expect((await school.visitor().get(path)).status).toBe(401)
})

test('nobody else sees it, ends it or learns that there is one', async () => {
  const host = await school.newcomer('teacher')
  owners.set(game.code, host.user.id)
  const stranger = await school.newcomer('teacher')
  const theirs = `/api/player/${host.user.id}/games`
  const own = `/api/player/${stranger.user.id}/games`
  expect((await stranger.get(theirs)).status).toBe(403)
  expect((await stranger.delete(`${theirs}/SLJMEZ`)).status).toBe(403)
  expect((await school.visitor().get(theirs)).status).toBe(401)
  expect((await school.visitor().delete(`${theirs}/SLJMEZ`)).status).toBe(401)
  expect((await stranger.get(own)).body).toEqual([])
  const [taken, free] = [await stranger.delete(`${own}/SLJMEZ`), await stranger.delete(`${own}/AAAAAA`)]
  expect(taken).toMatchObject({ status: 404, body: free.body })
  expect(free).toMatchObject({ status: 404, body: { refusal: 'gameNotFound' } })
  expect(ended).toEqual([])
})

test('a host asks for the next game of one that is over, as who they are and with nothing but what may be wished for', async () => {
  const host = await school.newcomer('teacher')
  const path = `/api/player/${host.user.id}/games`
  // A class door gives a browser its number.
  await host.post('/api/doors', { door: 'AAAAAA' })
  const wish = { gameMode: 'racing', hostUserId: 'somebody', seats: ['all'], round: 99 }
  expect(await host.post(`${path}/sljmez/again`, wish)).toMatchObject({ status: 200, body: { gameCode: 'SLJMEZ' } })
  const device = deviceOf(host.cookie())
  expect(device).toMatch(/./)
  expect(asked).toMatchObject([{ code: 'SLJMEZ', device, wish: { gameMode: 'racing' } }])
  expect(Object.keys(asked[0]?.wish ?? {})).toEqual(['gameMode'])
  expect((await host.post(`${path}/AAAAAA/again`, {})).status).toBe(404)
  expect((await host.post(`${path}/SLJMEZ/again`, { gameMode: 'chess' })).status).toBe(400)
})

test('nobody asks for it in the name of a host', async () => {
  const host = await school.newcomer('teacher')
  const theirs = `/api/player/${host.user.id}/games/SLJMEZ/again`
  expect((await (await school.newcomer('teacher')).post(theirs, {})).status).toBe(403)
  expect((await school.visitor().post(theirs, {})).status).toBe(401)
  expect(asked).toEqual([])
})

test('what is no code ends nothing', async () => {
  const host = await school.newcomer('teacher')
  owners.set(game.code, host.user.id)
  for (const code of ['IIIIII', 'ABC', '%00', '..%2F..%2Fetc', 'A'.repeat(500), '*', 'practice-x'])
    expect((await host.delete(`/api/player/${host.user.id}/games/${code}`)).status).toBe(400)
  expect(ended).toEqual([])
})

test('a script that ends games all day is slowed down', async () => {
  const host = await school.newcomer('teacher')
  const path = `/api/player/${host.user.id}/games/SLJMEZ`
  const statuses = new Set<number>()
  for (let round = 0; round < 16; round++)
    for (const { status } of await Promise.all(Array.from({ length: 100 }, () => host.delete(path))))
      statuses.add(status)
  expect(statuses).toEqual(new Set([404, 429]))
})

test('a host may ask for the next game as often as for new ones, because each try reads a whole set', async () => {
  const [script, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const again = ({ user, post }: typeof script, code: string) => post(`/api/player/${user.id}/games/${code}/again`, {})
  const tries = await Promise.all(Array.from({ length: 100 }, () => again(script, 'ABC234')))
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(60)
  expect((await again(script, game.code)).status).toBe(429)
  expect((await again(other, game.code)).status).toBe(200)
  expect(asked).toHaveLength(61)
})

test('who deletes their account ends the games that nobody could lead any more, while it still is their account', async () => {
  const host = await school.newcomer('teacher')
  owners.set(game.code, host.user.id)
  expect((await host.post('/api/auth/farewell', { password: 'wrong' })).status).toBe(403)
  expect(ended).toEqual([])
  expect((await host.post('/api/auth/farewell', { password: usualPassword })).status).toBe(204)
  expect(ended).toEqual(['SLJMEZ'])
  expect(hostsThen).toEqual([host.user.username])
})

test('so does an administrator who removes a host, where they may remove them', async () => {
  const [administrator, host] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  await school.services.administration.setRole({ username: 'shell' }, administrator.user.id, {
    role: 'teacher',
    administrator: true,
  })
  owners.set(game.code, administrator.user.id)
  expect((await administrator.delete(`/api/school/people/${administrator.user.id}`)).status).toBe(409)
  expect(ended).toEqual([])
  owners.set(game.code, host.user.id)
  expect((await administrator.delete(`/api/school/people/${host.user.id}`)).status).toBe(204)
  expect(ended).toEqual(['SLJMEZ'])
  expect(hostsThen).toEqual([host.user.username])
})
