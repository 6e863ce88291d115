import { join } from 'node:path'
import { countOn, dragOn } from '../../../browser/school/drawingHand.ts'
import { BrokenLaw, type Errand, goTo, nthOf, press, stays } from './ground.ts'

const files = ['mixed.moodle.xml', 'spanish.quizlet.txt', 'planets.set.json', 'hand-written.gift.txt', 'bare.table.csv']
const fileOf = (nth: number): string =>
  join(import.meta.dirname, '../../../client/questionSets/files', nthOf(files, nth) ?? '')

export const importSet: Errand = async ({ page, nth }) => {
  const title = `Imported ${nth % 1000}`
  await goTo(page, '/create-set?import')
  const chosen = page.getByRole('dialog').locator('input[type="file"]')
  await chosen.waitFor({ state: 'attached' })
  await chosen.setInputFiles(fileOf(nth))
  await press(page, /^Use \d+ questions?$/)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await press(page, 'Save Question Set')
  await page.waitForURL(/\/(teacher|student)$/)
  const row = page.getByRole('button', { name: `More for ${title}` })
  await stays(page, `set ${title}`, async () => (await row.count()) > 0)
}

export const exportSet: Errand = async ({ page, nth }) => {
  await goTo(page, '/teacher')
  const more = page.getByRole('button', { name: /^More for / })
  await more.first().waitFor()
  await more.nth(nth % (await more.count())).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const kinds = page.getByRole('dialog').getByRole('radio')
  await kinds.first().waitFor()
  await kinds.nth(nth % (await kinds.count())).check({ force: true })
  const save = page.getByRole('button', { name: /^Save \d+ question/ })
  if (!(await save.isEnabled())) return
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  if (await download.failure()) throw new BrokenLaw('a file was not saved', `${await download.failure()}`)
}

/** Draws a map, undoes and redoes, lets bots try it, saves it and looks at it again. */
export const drawAndTry: Errand = async ({ page, nth }) => {
  await goTo(page, '/maps/create')
  await page.getByRole('grid').waitFor()
  const count = () => countOn(page, 'track')
  const before = await count()
  await dragOn(page, [2, 2 + (nth % 7)], [12, 2 + (nth % 7)])
  const drawn = await count()
  await press(page, 'Undo')
  const undone = await count()
  await press(page, 'Redo')
  const redone = await count()
  if (undone !== before || redone !== drawn)
    throw new BrokenLaw('a drawing is not undone and redone', `${before}, ${drawn}, ${undone}, ${redone}`)
  await press(page, 'Try it')
  const trial = page.getByRole('dialog', { name: /tried by bots$/ })
  await trial.getByText(/^Turn \d/).waitFor()
  await page.keyboard.press('Escape')
  await trial.waitFor({ state: 'detached' })
  await page.getByLabel('Map name').fill(`Map ${nth % 1000}`)
  await press(page, 'Save Map')
  await page.waitForURL('**/maps/edit/*')
  await stays(page, `a map of ${redone} tiles`, async () => (await count()) === redone)
}

export const readReport: Errand = async ({ page, nth }) => {
  await goTo(page, '/reports')
  const rows = page.locator('main a[href^="/reports/"]')
  await rows.first().waitFor()
  await rows.nth(nth % (await rows.count())).click()
  await page.getByRole('tab', { name: 'Students' }).click()
}

export const watchAgain: Errand = async (ground) => {
  await readReport(ground)
  const { page } = ground
  await page.getByRole('link', { name: 'Watch the game again' }).click()
  await press(page, '4×')
}

const modes = ['Classic', 'Racing', 'Battle']
const mostOfPractice = 120

/** Plays a practice to its end, in each mode: presses whatever goes on. */
export const practiseOut: Errand = async ({ page, nth }) => {
  await goTo(page, '/practice')
  await page
    .getByRole('radio', { name: /questions?/ })
    .first()
    .check({ force: true })
  await page
    .getByRole('radio', { name: new RegExp(`^${nthOf(modes, nth)}`) })
    .first()
    .check({ force: true })
  await press(page, 'Start Practice')
  const over = page.getByText('Practice Complete!')
  const next = page.getByRole('button', {
    name: /^(Next Question|Finish|Choose your move|Second look|Skip|Next)$|^[ABCD]: /,
  })
  const move = page.getByRole('list', { name: 'Moves' }).getByRole('button')
  for (let presses = 0; presses < mostOfPractice && !(await over.isVisible()); presses++) {
    await over.or(next.first()).or(move.first()).first().waitFor()
    const what = (await move.count()) > 0 ? move : next
    await what
      .nth(presses % Math.max(1, await what.count()))
      .click({ timeout: 1000 })
      .catch(() => {})
  }
  if (!(await over.isVisible())) throw new BrokenLaw('a practice does not end', `${nthOf(modes, nth)}`)
}
