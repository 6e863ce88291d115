import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patience } from '../../patience.ts'

vi.mock('../../../client/state/aids.ts', () => ({ bringAids: () => {}, takeOffAids: () => {} }))

const lotte = {
  id: 'u',
  username: 'lotte',
  role: 'student',
  currency: 1_500,
  ownedSlimes: ['mint'],
  selectedSlime: 'mint',
}
const profile = (currency: number, ownedSlimes: string[]) => ({ ...lotte, userId: 'u', currency, ownedSlimes })
const bought = { player: profile(300, ['mint', 'cherry']), receivedSlime: { id: 'cherry' } }

/** The answer to a session that is over. */
const nothing = {}
const ended = { refusal: 'signInFirst' }
const tooDear = { refusal: 'notEnoughCurrency' }

/** Calls that wait for their answers, by path. */
const waiting = new Map<string, (answer: unknown) => void>()
const arrives = async (path: string, answer: unknown) => {
  await vi.waitFor(() => expect(waiting.has(path)).toBe(true), patience)
  waiting.get(path)?.(answer)
}

const openPage = async () => {
  vi.resetModules()
  const session = await import('../../../client/state/session.ts')
  session.rememberUser(lotte as never)
  const account = await import('../../../client/state/account.ts')
  const player = await import('../../../client/state/player.ts')
  return { ...session, ...account, ...player }
}

beforeEach(() => {
  waiting.clear()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('sessionStorage', localStorage)
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise((resolve) =>
        waiting.set(path, (answer) =>
          resolve(
            answer === nothing
              ? new Response(null, { status: 204 })
              : Response.json(answer, { status: answer === ended ? 401 : answer === tooDear ? 409 : 200 }),
          ),
        ),
      ),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('who has logged out stays so, whatever was still to come about their session', async () => {
  const page = await openPage()
  const asked = page.verifySession()
  const left = page.logOut()
  await arrives('/api/auth/me', lotte)
  await arrives('/api/auth/logout', nothing)
  await Promise.all([asked, left])
  expect(page.signedInUser()).toBeNull()
})

it('who has logged in instead, in another tab, is not written over', async () => {
  const page = await openPage()
  const asked = page.verifySession()
  const other = { ...lotte, id: 'v', username: 'vera' }
  localStorage.setItem(page.userKey, JSON.stringify(other))
  await arrives('/api/auth/me', lotte)
  await asked
  expect(page.storedUser()).toMatchObject({ id: 'v' })
})

it('what was read before a purchase and comes after it takes nothing back', async () => {
  const page = await openPage()
  const read = [page.verifySession(), page.refreshPlayer()]
  const deal = page.buyPack('kitchen')
  await arrives('/api/player/u/buy-pack', bought)
  await deal
  await arrives('/api/player/u', profile(1_500, ['mint']))
  await arrives('/api/auth/me', { ...lotte, username: 'lotte-2' })
  await Promise.all(read)
  expect(page.signedInUser()).toMatchObject({ username: 'lotte-2', currency: 300, ownedSlimes: ['mint', 'cherry'] })
})

it('who has spent their coins in another tab sees them gone when the next purchase is refused', async () => {
  const page = await openPage()
  const deal = page.buyPack('kitchen')
  await arrives('/api/player/u/buy-pack', tooDear)
  expect(await deal).toMatchObject({ ok: false, status: 409 })
  await arrives('/api/player/u', profile(100, ['mint', 'cherry']))
  await vi.waitFor(() => expect(page.signedInUser()).toMatchObject({ currency: 100 }), patience)
})

it('who has logged in again is not logged out by what the session before was told', async () => {
  const page = await openPage()
  const read = page.refreshPlayer()
  page.forgetUser()
  const entered = page.logIn({ username: 'lotte', password: 'slime-time' })
  await arrives('/api/auth/login', lotte)
  await entered
  await arrives('/api/player/u', ended)
  await read
  expect(page.signedInUser()).toMatchObject({ id: 'u' })
  const later = page.refreshPlayer()
  await arrives('/api/player/u', ended)
  await later
  expect(page.signedInUser()).toBeNull()
})
