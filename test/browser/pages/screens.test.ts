import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
let visitor: Visit
let teacher: Visit
let student: Visit

beforeAll(async () => {
  school = await openBrowserSchool()
  visitor = await school.visitor()
  teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  student = await school.newcomer('student')
})

afterAll(() => school.close())

const open = async ({ page }: Visit, path: string): Promise<string> => {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  return new URL(page.url()).pathname
}

const heading = ({ page }: Visit) => page.locator('h1').first().textContent()

describe('every route opens for whom it is meant', () => {
  const routes: [path: string, title: string, who: () => Visit][] = [
    ['/', 'Learn with Slimes', () => visitor],
    ['/login', 'Join Slime School', () => visitor],
    ['/join', 'Join a Game', () => visitor],
    ['/create-set', 'Create Question Set', () => visitor],
    ['/shop', 'Slime Shop', () => visitor],
    ['/leaderboard', 'Leaderboard', () => visitor],
    ['/nowhere', 'Page Not Found', () => visitor],
    ['/teacher', 'Welcome, teacher', () => teacher],
    ['/maps', 'Maps', () => teacher],
    ['/maps/create', 'Create Map', () => teacher],
    ['/reports', 'Game Reports', () => teacher],
    ['/classes', 'My classes', () => teacher],
    ['/classes/new', 'New class', () => teacher],
    ['/classes/new-year', 'New school year', () => teacher],
    ['/classes/import', 'Import a class', () => teacher],
    ['/in', 'Log in with your card', () => visitor],
    ['/class', 'Class door', () => visitor],
    ['/student', 'Welcome, student', () => student],
    ['/shop', 'Slime Shop', () => student],
    ['/maps', 'Maps', () => student],
    ['/achievements', 'Achievements', () => student],
    ['/practice', 'Practice Solo', () => student],
  ]

  it.each(routes)('%s shows "%s", and axe has nothing to say', async (path, title, who) => {
    const visit = who()
    expect(await open(visit, path)).toBe(path)
    expect(await heading(visit)).toContain(title)
    expect(await axeComplaints(visit.page)).toEqual([])
  })
})

describe('whoever may not see a route is sent to the login page', () => {
  it.each([
    ['a visitor', '/teacher', () => visitor],
    ['a visitor', '/student', () => visitor],
    ['a visitor', '/maps', () => visitor],
    ['a visitor', '/achievements', () => visitor],
    ['a visitor', '/practice', () => visitor],
    ['a student', '/teacher', () => student],
    ['a teacher', '/student', () => teacher],
    ['a teacher', '/practice', () => teacher],
    ['a teacher', '/achievements', () => teacher],
  ] as [string, string, () => Visit][])('%s on %s', async (_, path, who) => {
    expect(await open(who(), path)).toBe('/login')
  })
})

describe('the navigation bar', () => {
  const bar = ({ page }: Visit) => page.locator('header').first()

  it('offers a visitor nothing but the login', async () => {
    await open(visitor, '/')
    expect(await bar(visitor).getByRole('link').allInnerTexts()).toContain('Login')
    expect(await bar(visitor).getByRole('navigation').count()).toBe(0)
  })

  it('offers a teacher dashboard, maps and leaderboard', async () => {
    await open(teacher, '/maps')
    expect(await bar(teacher).getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Maps',
      'Leaderboard',
    ])
  })

  it('offers a student the shop, the balance and the collection, too', async () => {
    await open(student, '/maps')
    expect(await bar(student).getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Practice',
      'Shop',
      'Achievements',
      'Maps',
      'Leaderboard',
    ])
    await bar(student).getByRole('link', { name: '1,500 coins' }).waitFor()
    await bar(student).getByRole('button', { name: 'My Collection' }).click()
    await student.page.getByText('Collected: 1 / 37').waitFor()
    expect(await axeComplaints(student.page)).toEqual([])
  })

  it('opens the menu of a phone', async () => {
    const phone = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
    await open(phone, '/student')
    expect(await phone.page.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(false)
    await phone.page.getByRole('button', { name: 'Open menu' }).click()
    await phone.page.keyboard.press('Escape')
    expect(await phone.page.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(false)
    await phone.page.getByRole('button', { name: 'Open menu' }).click()
    // Beside it, as anybody does who wants the page back.
    await phone.page.mouse.click(2, 800)
    expect(await phone.page.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(false)
    await phone.page.getByRole('button', { name: 'Open menu' }).click()
    await phone.page.getByRole('link', { name: 'Shop', exact: true }).click()
    await phone.page.waitForURL('**/shop')
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('remembers that the sound is off', async () => {
    await open(visitor, '/leaderboard')
    await visitor.page.getByRole('button', { name: 'Sound is on. Turn it off' }).click()
    await visitor.page.reload()
    await visitor.page.getByRole('button', { name: 'Sound is off. Turn it on' }).waitFor()
  })
})

it('nothing went wrong on any page', () => {
  expect([...visitor.errors, ...teacher.errors, ...student.errors]).toEqual([])
})
