import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rosterZip } from '../../client/classes/rosterFiles.ts'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'

/** A name in a school's own network: it is not this machine, and has no TLS. */
const hostName = 'slimes.lan'

let school: BrowserSchool
let lan = ''
beforeAll(async () => {
  school = await openBrowserSchool([`--host-resolver-rules=MAP ${hostName} 127.0.0.1`])
  lan = school.url.replace('127.0.0.1', hostName)
})
afterAll(() => school.close())

const register = async (page: Page, role: RegExp, username: string) => {
  await page.goto('/login')
  await page.getByRole('radio', { name: role }).check({ force: true })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

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

  const pupil = await school.visitor({ baseURL: lan, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
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
  // After a reload the phone finds its seat, with only what plain HTTP allows.
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

it('over plain http a class comes out of a school’s file, and three words or three pictures sign a pupil in', async () => {
  const { page, errors } = await school.visitor({ baseURL: lan })
  await register(page, /Teacher/, 'Ms_Lan')
  await page.waitForURL('**/teacher')
  await page.goto('/classes/import')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer: Buffer.from(rosterZip()) })
  await page.getByText('New: 3').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: '3 cards are ready' }).waitFor()
  const words = await page.locator('[data-printed] ol').first().locator('li').allTextContents()
  const pupil = await school.visitor({ baseURL: lan, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await pupil.page.goto('/in')
  for (const [at, word] of words.entries()) await pupil.page.getByLabel(`Word ${at + 1}`).fill(word)
  await pupil.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await pupil.page
    .getByRole('heading', { name: /^You are / })
    .or(pupil.page.getByText('Welcome'))
    .first()
    .waitFor()

  await page.getByRole('button', { name: 'I have printed them' }).click()
  await page
    .getByRole('button', { name: /^New card for / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('ol li').first().waitFor()
  const pictures = await dialog.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const username = await dialog.locator('strong').first().textContent()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open the class door' }).click()
  const address = (await page.getByText(/\/class\/[A-Z0-9]{6}$/).textContent()) ?? ''
  const shared = await school.visitor({ baseURL: lan })
  await shared.page.goto(`/class/${address.split('/class/')[1]}`)
  await shared.page.getByRole('button', { name: username ?? '', exact: true }).click()
  for (const picture of pictures.slice(1))
    await shared.page.getByRole('button', { name: picture ?? '', exact: true }).click()
  await shared.page.getByRole('heading', { name: `You are ${username}.` }).waitFor()
  expect([errors, pupil.errors, shared.errors]).toEqual([[], [], []])
})
