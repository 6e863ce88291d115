import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isolated } from '../../../client/texts/saying.ts'
import type { Card, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

const phone = { width: 390, height: 844 }
const names = ['Lotte Quetzalmann', 'Emil Quetzalstein', 'Mia Quetzalbaum']
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Everything that reaches a page: frames of its sockets, and bodies of answers. */
const heardBy = (page: Page): { texts: () => Promise<string[]> } => {
  const heard: Promise<string>[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(Promise.resolve(payload.toString()))),
  )
  page.on('response', (response) => void heard.push(response.text().catch(() => '')))
  return { texts: () => Promise.all(heard) }
}

const classWithCards = async (teacher: Page, name = '6b'): Promise<Card[]> => {
  const pupils = names.map((name) => ({ name }))
  const made = await teacher
    .context()
    .request.post('/api/classes', { data: { name, devices: 'own', pupils }, headers: { origin: school.url } })
  return ((await made.json()) as MadeCards).cards
}

const host = async (board: Page, className = '6b'): Promise<string> => {
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  // Two presses: one for the class, one to open the game.
  await board.getByText(`For ${isolated(className)}`).click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  return board.url().split('/').at(-1) ?? ''
}

const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')

it('a lesson for a class: one scan is a seat, strangers stay outside, and only the remote knows who is who', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  const board = teacher.page
  const cards = await classWithCards(board)
  const [lotte, emil, mia] = cards
  if (!lotte || !emil || !mia) throw new Error('three cards were asked for')

  // A pupil who comes too early waits on the page of the card, and is taken into the game when it opens.
  const early = await school.visitor({ viewport: phone })
  await early.page.goto(`/in#${emil.secret}`)
  await early.page.getByText(`You are ${emil.username}.`).waitFor()
  const heard = [heardBy(board), heardBy(early.page)]
  const code = await host(board)
  await early.page.waitForURL(`**/lobby/${code}`)

  const scanned = await school.visitor({ viewport: phone })
  heard.push(heardBy(scanned.page))
  await scanned.page.goto(`/in#${lotte.secret}`)
  await scanned.page.waitForURL(`**/lobby/${code}`)
  for (const [{ page }, card] of [[early, emil] as const, [scanned, lotte] as const])
    await page.getByText(`You are in, ${card.username}!`).waitFor()
  await board.getByText(lotte.username).first().waitFor()

  // A stranger, a pupil without a class, and a user with their own password.
  const guest = await school.visitor({ viewport: phone })
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByText('This game is for one class.').first().waitFor()
  const other = await school.newcomer('student', { viewport: phone })
  await other.page.goto(`/lobby/${code}`)
  await other.page.getByText('This game is for one class.').first().waitFor()

  const remote = await teacher.context.newPage()
  await remote.setViewportSize(phone)
  const remoteFrames: string[] = []
  remote.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void remoteFrames.push(payload.toString())),
  )
  const [own] = (await (await teacher.context.request.get('/api/classes')).json()) as { id: string }[]
  await teacher.context.request.put(`/api/classes/${own?.id}/pupils/${lotte.pupil}/aids`, {
    data: { time: 1.5, screen: ['large'] },
    headers: { origin: school.url },
  })
  await remote.goto(`/remote/${code}`)
  await remote.getByText('6b: 2 of 3 here').click()
  await remote.getByText('Mia Quetzalbaum').waitFor()
  expect(await remote.getByRole('listitem').filter({ hasText: 'Lotte Quetzalmann' }).textContent()).toContain(
    lotte.username,
  )
  await remote.getByText('1½ × time · Larger text').waitFor()
  expect(await axeComplaints(remote)).toEqual([])
  if (process.env.SHOTS_DIR) await remote.screenshot({ path: `${process.env.SHOTS_DIR}/roll.png` })
  await remote.getByText('6b: 2 of 3 here').click()

  await remote.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of [early, scanned]) await tile(page).click()
  await remote.getByRole('button', { name: /^(?:Next|Podium|Go on|To the)/ }).click()
  await early.page
    .getByText(/\b(?:1st|2nd|First|Second|place)\b/i)
    .first()
    .waitFor()
  await board.getByText(lotte.username).first().waitFor()

  // The report of the game: the page, the data behind it and the tables.
  await board.goto('/reports')
  await board.locator('main a[href^="/reports/"]').first().click()
  await board.waitForURL(/\/reports\/[^/]+$/)
  await board.waitForLoadState('networkidle')
  const report = `/api/reports/${board.url().split('/').at(-1)}`
  const fetched = await Promise.all(
    [report, `${report}.csv`, `${report}/replay`, '/api/auth/data'].map((path) => teacher.context.request.get(path)),
  )
  expect(fetched.map((answer) => answer.status())).toEqual([200, 200, 200, 200])
  const downloads = await Promise.all(fetched.map((answer) => answer.text()))
  expect(downloads[0]).toContain(lotte.username)
  await early.page.goto('/leaderboard')
  await early.page.waitForLoadState('networkidle')
  const pages = await Promise.all([board, early.page, scanned.page, guest.page].map((page) => page.content()))
  const texts = [
    ...pages,
    ...downloads,
    ...(await Promise.all(heard.map(({ texts: all }) => all()))).flat(),
    ...remoteFrames,
  ]
  expect(texts.some((text) => text.includes(lotte.username))).toBe(true)
  expect(texts.filter((text) => text.includes('Quetzal'))).toEqual([])

  // The page of the class leads to the reports of its own games only.
  await board.goto(`/classes/${own?.id}`)
  await board.getByRole('link', { name: 'Results' }).click()
  await board.getByRole('heading', { name: 'Game Reports: 6b' }).waitFor()
  expect(await board.locator('main a[href^="/reports/"]').count()).toBe(1)
  expect(await axeComplaints(board)).toEqual([])

  // The other teacher can read it, too, as soon as they teach the class.
  const second = await school.newcomer('teacher')
  await second.page.goto('/reports')
  await second.page.getByText('No reports yet').waitFor()
  const [group] = (await (await teacher.context.request.get('/api/classes')).json()) as { id: string }[]
  const origin = { headers: { origin: school.url } }
  const asked = { ...origin, data: { username: second.user.username } }
  await teacher.context.request.post(`/api/classes/${group?.id}/teachers`, asked)
  await second.context.request.post(`/api/classes/invites/${group?.id}`, { ...origin, data: {} })
  await second.page.reload()
  const row = second.page.getByRole('link').filter({ hasText: `Hosted by ${teacher.user.username}` })
  await row.getByText('6b', { exact: true }).waitFor()
  expect(await axeComplaints(second.page)).toEqual([])
  if (process.env.SHOTS_DIR) await second.page.screenshot({ path: `${process.env.SHOTS_DIR}/class-reports.png` })
  await row.click()
  await second.page.getByRole('tab', { name: 'Students' }).click()
  await second.page.getByText(lotte.username).first().waitFor()
  expect(await second.page.content()).not.toContain('Quetzal')
})

it('a phone that leads the game of a class with a name from right to left says how many are here behind this name', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  await classWithCards(teacher.page, 'כיתה ו')
  const code = await host(teacher.page, 'כיתה ו')
  const remote = await teacher.context.newPage()
  await remote.setViewportSize(phone)
  await remote.goto(`/remote/${code}`)
  const lefts = await remote.getByText(`${isolated('כיתה ו')}: 0 of 3 here`).evaluate((summary) => {
    const walk = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT)
    const leftOf = new Map<string, number>()
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        leftOf.set(letter, range.getBoundingClientRect().left)
      }
    return ['כ', '0', 'f', '3'].map((letter) => leftOf.get(letter) ?? 0)
  })
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})
