import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'

/** As a school's own network calls it: a name that is neither this machine's own nor behind TLS. */
const hostName = 'slimes.lan'

let school: BrowserSchool
let lan = ''
beforeAll(async () => {
  school = await openBrowserSchool([`--host-resolver-rules=MAP ${hostName} 127.0.0.1`])
  lan = school.url.replace('127.0.0.1', hostName)
})
afterAll(() => school.close())

it('over plain http, where browsers keep much to themselves, a class signs in, plays, practises and buys', async () => {
  const teacher = await school.visitor({ baseURL: lan })
  const { page } = teacher
  await page.goto('/')
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ])
  expect(await page.evaluate(() => 'clipboard' in navigator || 'wakeLock' in navigator)).toBe(false)
  const register = async (page: typeof teacher.page, role: RegExp, username: string) => {
    await page.goto('/login')
    await page.getByRole('radio', { name: role }).check({ force: true })
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
  }
  await register(page, /Teacher/, 'Ms_Plain')
  await page.waitForURL('**/teacher')
  const questions = [{ question: 'Is this plain?', answers: ['Yes', 'No', 'Perhaps', 'Ask again'], correct: 0 }]
  const set = JSON.stringify({ title: 'Planets', subject: 'Science', questions: [...questions, ...questions] })
  const headers = { 'content-type': 'application/json' }
  await page.evaluate(([body, headers]) => fetch('/api/question-sets', { method: 'POST', body, headers }), [
    set,
    headers,
  ] as const)
  await page.reload()
  await page.getByRole('radio', { name: /^Planets/ }).check({ force: true })
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  const code = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await page
    .getByText(/copied/i)
    .first()
    .waitFor()

  const pupil = await school.visitor({ baseURL: lan, viewport: { width: 390, height: 844 } })
  const phone = pupil.page
  await register(phone, /Student/, 'plain_pupil')
  await phone.waitForURL('**/student')
  await phone.goto(`/join/${code}`)
  await phone
    .getByText(/^You are in/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await phone.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByRole('button', { name: /^Next/ }).waitFor()
  // A reload on the way: the seat is found again without anything but what plain http allows.
  await phone.reload()
  await phone
    .getByText(/Question 1 of|correct|right/i)
    .first()
    .waitFor()

  await phone.goto('/shop')
  await phone
    .getByRole('listitem')
    .getByRole('button', { name: /^Buy Pack/ })
    .first()
    .click()
  await phone.getByRole('dialog').getByText('You Got!').waitFor()
  expect(teacher.errors).toEqual([])
  expect(pupil.errors).toEqual([])
})
