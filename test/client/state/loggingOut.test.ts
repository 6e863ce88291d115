import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('../../../client/state/aids.ts', () => ({ bringAids: () => {}, takeOffAids: () => {} }))

const lotte = { id: 'u', username: 'lotte', role: 'student', ownedSlimes: ['mint'], selectedSlime: 'mint' }
const ben = { ...lotte, id: 'v', username: 'ben' }

/** What the server's cookie stands for, and whether anything gets through to it. */
const server = { signedIn: '', isReached: true, isBroken: false, isBehindAnother: false }
const calls: string[] = []

const answer = async (path: string, init?: RequestInit): Promise<Response> => {
  calls.push(path)
  if (!server.isReached) throw new TypeError('the line is dead')
  if (server.isBehindAnother) return new Response('<html>Please accept the terms</html>')
  if (server.isBroken) return Response.json({}, { status: 503 })
  const sent = JSON.parse(String(init?.body ?? '{}')) as { userId?: string; username?: string }
  if (path === '/api/auth/logout' && sent.userId === server.signedIn) server.signedIn = ''
  if (path !== '/api/auth/login') return new Response(null, { status: 204 })
  const user = sent.username === 'ben' ? ben : lotte
  server.signedIn = user.id
  return Response.json(user)
}

const openPage = async () => {
  vi.resetModules()
  const session = await import('../../../client/state/session.ts')
  const account = await import('../../../client/state/account.ts')
  const { noteReachable } = await import('../../../client/net/connection.ts')
  return { ...session, ...account, noteReachable }
}

/** Ten seconds in which the page lives on. */
const later = () => vi.advanceTimersByTimeAsync(10_000)

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  Object.assign(server, { signedIn: 'u', isReached: true, isBroken: false, isBehindAnother: false })
  const kept = new Map([['slime-school.user', JSON.stringify(lotte)]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves nothing behind once the server has heard of it', async () => {
  const page = await openPage()
  await page.logOut()
  expect([server.signedIn, localStorage.getItem(page.userKey)]).toEqual(['', null])
  await later()
  expect(calls).toEqual(['/api/auth/logout'])
})

it('is told again when the server is back, whether the line was dead or the records were away', async () => {
  const page = await openPage()
  server.isReached = false
  void page.logOut()
  await later()
  expect([page.signedInUser(), calls.length]).toEqual([null, 1])
  Object.assign(server, { isReached: true, isBroken: true })
  page.noteReachable(true)
  await later()
  expect(server.signedIn).toBe('u')
  server.isBroken = false
  await later()
  expect([server.signedIn, localStorage.getItem(page.userKey)]).toEqual(['', null])
})

it('is told again where a network that wants a login first has answered for the server', async () => {
  const page = await openPage()
  server.isBehindAnother = true
  void page.logOut()
  await later()
  expect([server.signedIn, localStorage.getItem(page.userKey)]).toEqual(['u', 'left:u'])
  server.isBehindAnother = false
  await later()
  expect([server.signedIn, localStorage.getItem(page.userKey)]).toEqual(['', null])
})

it('is told by the next page, where the lid was closed at once', async () => {
  server.isReached = false
  void (await openPage()).logOut()
  server.isReached = true
  const page = await openPage()
  expect(page.signedInUser()).toBeNull()
  await page.verifySession()
  await later()
  expect([server.signedIn, localStorage.getItem(page.userKey)]).toEqual(['', null])
})

it.each(['lotte', 'ben'])('never logs out %s, who has logged in since', async (username) => {
  const page = await openPage()
  server.isBroken = true
  void page.logOut()
  await vi.advanceTimersByTimeAsync(1)
  server.isBroken = false
  await page.logIn({ username, password: 'slime-time' })
  await later()
  const { id } = username === 'ben' ? ben : lotte
  expect([server.signedIn, page.signedInUser()?.id, page.storedUser()?.id]).toEqual([id, id, id])
  expect(calls).toEqual(['/api/auth/logout', '/api/auth/login'])
})

it('leaves alone the user who has logged in in another tab of the browser', async () => {
  const page = await openPage()
  const otherTab = await openPage()
  await otherTab.logIn({ username: 'ben', password: 'slime-time' })
  const seat = 'slime-school:seat:ABC234'
  vi.stubGlobal('sessionStorage', {})
  Object.assign(localStorage, { [seat]: 'of ben' })
  const removed = vi.spyOn(localStorage, 'removeItem')
  await page.logOut()
  expect(removed).not.toHaveBeenCalledWith(seat)
  await later()
  expect([page.signedInUser(), page.storedUser()?.id, server.signedIn]).toEqual([null, 'v', 'v'])
})

it('is heard even where nothing can be stored', async () => {
  const page = await openPage()
  vi.stubGlobal('localStorage', undefined)
  await page.logOut()
  expect([page.signedInUser(), server.signedIn]).toEqual([null, ''])
})

it('waits for a user who is just logging in', async () => {
  const page = await openPage()
  server.isBroken = true
  void page.logOut()
  await vi.advanceTimersByTimeAsync(1)
  server.isBroken = false
  let letIn = (): void => {}
  const door = new Promise<void>((open) => {
    letIn = open
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const heard = await answer(path, init)
    // The cookie is there already, and the rest of the answer is still on its way.
    if (path === '/api/auth/login') await door
    return heard
  })
  const entered = page.logIn({ username: 'lotte', password: 'slime-time' })
  await later()
  letIn()
  await entered
  await later()
  expect([server.signedIn, page.signedInUser()?.id]).toEqual(['u', 'u'])
})

it('does not set out with the cookie of a user who has logged in before a connection was free for it', async () => {
  const page = await openPage()
  let connect = (): void => {}
  const connection = new Promise<void>((free) => {
    connect = free
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/logout') await connection
    init?.signal?.throwIfAborted()
    return answer(path, init)
  })
  void page.logOut()
  await page.logIn({ username: 'lotte', password: 'slime-time' })
  connect()
  await later()
  expect([server.signedIn, calls]).toEqual(['u', ['/api/auth/login']])
})

it('lets the next guest look at a game as a guest until the server has heard of it, and as anybody afterwards', async () => {
  const page = await openPage()
  const { lookAtGame } = await import('../../../client/net/games.ts')
  server.isBroken = true
  void page.logOut()
  await lookAtGame('ABC234')
  server.isBroken = false
  await later()
  await lookAtGame('ABC234')
  await page.logIn({ username: 'ben', password: 'slime-time' })
  await lookAtGame('ABC234')
  expect(calls.filter((path) => path.startsWith('/api/games/'))).toEqual([
    '/api/games/ABC234?guest',
    '/api/games/ABC234',
    '/api/games/ABC234',
  ])
})

it('is not forgotten over a wrong password, nor over coins that another tab is paid', async () => {
  const page = await openPage()
  const inGame = await openPage()
  server.isBroken = true
  void page.logOut()
  inGame.updateUser({ currency: 5 })
  expect(inGame.signedInUser()).toMatchObject({ currency: 5 })
  await page.logIn({ username: 'lotte', password: 'wrong' })
  server.isBroken = false
  const next = await openPage()
  expect(next.signedInUser()).toBeNull()
  await next.verifySession()
  await later()
  expect(server.signedIn).toBe('')
})
