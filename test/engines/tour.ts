import { createSums, type Product } from '../product/runningProduct.ts'
import { type EnginePage, until } from './engine.ts'
import { choose, login, logout, press, shows, write } from './hands.ts'
import { look } from './look.ts'
import { answerFirst } from './phoneGames.ts'

/** Each of these pages as it stands: with its heading and its lists, and no wider than the window. */
async function walk(page: EnginePage, url: string, who: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.go(`${url}${path}`)
    await until(`${page.name}: ${path} of a ${who}`, () =>
      page.run(
        () => document.querySelector('main h1, main h2') !== null && !document.querySelector('[aria-busy=true]'),
      ),
    )
    await look(page, `${who}${path.replaceAll('/', '-')}`)
  }
}

const forEverybody = ['/', '/login', '/join', '/shop', '/leaderboard', '/create-set', '/in', '/nowhere']
const forTeachers = ['/teacher', '/maps', '/maps/create', '/classes', '/reports', '/account', '/school']
const forStudents = ['/student', '/shop', '/achievements', '/practice', '/maps', '/reports', '/account']

export async function lookAtPages(page: EnginePage, product: Product): Promise<void> {
  const [teacher, student] = [await product.register('teacher'), await product.register('student')]
  const set = await createSums(teacher, 3)
  await logout(page, product.url)
  await walk(page, product.url, 'visitor', forEverybody)
  await login(page, product.url, teacher.username)
  await walk(page, product.url, 'teacher', [...forTeachers, `/sets/${set}`, `/edit-set/${set}`])
  await login(page, product.url, student.username)
  await walk(page, product.url, 'student', forStudents)
}

const placeOf = (page: EnginePage, column: number, row: number) =>
  page.run(
    (column: number, row: number) => {
      const cell = document.querySelectorAll('[role=row]')[row]?.querySelectorAll('[role=gridcell]')[column]
      const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect()
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    },
    column,
    row,
  )

const tilesOf = (page: EnginePage, type: string) =>
  page.run((type: string) => document.querySelectorAll(`[role=gridcell][data-tile="${type}"]`).length, type)

/** Draws a line with a mouse and one with a finger, undoes and redoes them, and looks at the map after a reload. */
export async function drawMap(page: EnginePage, product: Product): Promise<void> {
  const teacher = await product.register('teacher')
  await login(page, product.url, teacher.username)
  await page.go(`${product.url}/maps/create`)
  await until(`${page.name}: a map`, async () => (await tilesOf(page, 'grass')) > 0)
  const drawn = (count: number) =>
    until(`${page.name}: ${count} tiles`, async () => (await tilesOf(page, 'track')) === count)
  for (const [index, kind] of (['mouse', 'touch'] as const).entries()) {
    const row = 2 + 2 * index
    await page.stroke(kind, await Promise.all([1, 2, 4, 6].map((column) => placeOf(page, column, row))))
    await drawn(6 * (index + 1))
  }
  await look(page, 'editor-drawn')
  await press(page, 'Undo')
  await drawn(6)
  await press(page, 'Redo')
  await drawn(12)
  await write(page, 'Map name', 'Two lines')
  await press(page, 'Save')
  await until(`${page.name}: saved`, () => page.run(() => location.pathname.startsWith('/maps/edit/')))
  await page.go(await page.run(() => location.href))
  await drawn(12)
}

/** Plays a practice against the rival. */
export async function practise(page: EnginePage, product: Product): Promise<void> {
  const [teacher, student] = [await product.register('teacher'), await product.register('student')]
  const set = await createSums(teacher, 3)
  await teacher.put(`/api/question-sets/${set}/sharing`, { sharing: 'everyone' })
  await login(page, product.url, student.username)
  await page.go(`${product.url}/practice`)
  await shows(page, 'Sums')
  await choose(page, 'Sums')
  await look(page, 'practice-choose')
  await press(page, 'Start Practice')
  await shows(page, 'Question 1 of 3')
  await answerFirst(page)
  await shows(page, 'Correct!')
  await look(page, 'practice-reveal')
}
