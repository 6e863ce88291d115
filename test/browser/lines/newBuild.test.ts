import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOf } from '../../../server/builtPages.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

const oldPages = join(import.meta.dirname, '../../../dist/client')
const newPages = mkdtempSync(join(tmpdir(), 'slime-pages-'))
const oldBuild = buildOf(oldPages)
const newBuild = `${oldBuild.slice(0, -3)}NEW`

/** Copies the pages as another build: the main file has a new name wherever it is named. */
function buildAnew(): void {
  cpSync(oldPages, newPages, { recursive: true })
  const files = readdirSync(newPages, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    if (/\.(br|gz)$/.test(name)) rmSync(path)
    else if (/\.(js|html)$/.test(name))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`main-${oldBuild}`, `main-${newBuild}`))
    if (name === `main-${oldBuild}.js`) renameSync(path, join(parentPath, `main-${newBuild}.js`))
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

let school: BrowserSchool
beforeAll(async () => {
  expect(oldBuild).not.toBe('')
  buildAnew()
  process.env.PAGES_DIR = newPages
  school = await openBrowserSchool()
  delete process.env.PAGES_DIR
})
afterAll(async () => {
  await school?.close()
  rmSync(newPages, { recursive: true, force: true })
})

it('a page of an old build loads the new one between questions, once, and is back on its seat', async () => {
  const { teacher, code } = await hostedGame(school)
  const guest = await school.visitor()
  let loads = 0
  await guest.context.route('**/*', async (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) loads++
    const { pathname } = new URL(request.url())
    const file = join(oldPages, request.isNavigationRequest() ? 'index.html' : pathname)
    if (loads === 1 && isFile(file) && !pathname.startsWith('/api')) await route.fulfill({ path: file })
    else await route.continue()
  })
  const builds = () => guest.page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '))

  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Otto')
  expect(await builds()).toContain(oldBuild)
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect.poll(builds).toContain(newBuild)
  await guest.page.getByText('Waiting for host to start the game...').waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await guest.page.getByText('Question 1 of').first().waitFor()
  expect(loads).toBe(2)
  expect([...guest.errors, ...teacher.errors]).toEqual([])
})

it('a page of an old build says so where a part of it is gone from the server, and keeps what was typed', async () => {
  const { page, context, errors } = await school.newcomer('teacher')
  const updated = { is: false }
  const oldFile = (path: string, isPage: boolean) => join(oldPages, isPage ? 'index.html' : path)
  await context.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const file = oldFile(pathname, request.isNavigationRequest())
    if (updated.is && pathname.endsWith('.js')) await route.fulfill({ status: 404 })
    else if (!updated.is && isFile(file) && !pathname.startsWith('/api')) await route.fulfill({ path: file })
    else await route.continue()
  })
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('An hour of work')
  await page.waitForLoadState('networkidle')
  updated.is = true
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('[data-toast]').filter({ hasText: 'This did not load. Try again or reload.' }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('An hour of work')
  expect(await page.getByText('The server cannot be reached').count()).toBe(0)
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})
