import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool, type SignedIn } from '../school/browserSchool.ts'

let school: BrowserSchool
let teacher: SignedIn

beforeAll(async () => {
  school = await openBrowserSchool()
  teacher = await school.newcomer('teacher')
})

afterAll(() => school.close())

/** A single percent sign, and half of an encoded letter. */
const broken = ['%', '%E0%A4%A']

it.each(broken)('a game at the address %s is not found, with an account as without one', async (code) => {
  for (const { page } of [teacher, await school.visitor()])
    for (const path of [`/lobby/${code}`, `/play/${code}`]) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Game not found' }).waitFor()
    }
})

it.each([
  ['/sets', 'question set'],
  ['/edit-set', 'question set'],
  ['/reports', 'report'],
  ['/classes', 'class'],
])('%s with a broken address says of its %s that it is not valid', async (path, what) => {
  const { page } = teacher
  await page.goto(`${path}/%`)
  await page.getByText(new RegExp(`${what} (is not valid|not found)`, 'i')).waitFor()
  expect(await page.getByText('did not understand').count()).toBe(0)
})
