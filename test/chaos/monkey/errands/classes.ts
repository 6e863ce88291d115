import { type Errand, type Ground, goTo, nthOf, press, stays } from './ground.ts'

const pupils = ['Hill, Anna', 'Marsh, Ben', 'Müller, Lotte', 'Öztürk, Çağla', 'O’Neil, Sinéad', 'الخطيب, أحمد']

export const makeClass: Errand = async ({ page, nth }) => {
  await goTo(page, '/classes/new')
  await page.getByLabel('Name of the class').fill(`${5 + (nth % 5)}${'abc'[nth % 3]}`)
  await page.getByLabel('Names of your pupils').fill(pupils.slice(0, 2 + (nth % 5)).join('\n'))
  await page.getByRole('button', { name: /^Make \d+ card/ }).click()
  await page.getByRole('heading', { name: /ready$/ }).waitFor()
  await press(page, 'I have printed them')
  await goTo(page, '/classes')
}

async function openClass({ page, classroom, nth }: Ground): Promise<boolean> {
  const id = nthOf(classroom.classes, nth)
  if (!id) return false
  await goTo(page, `/classes/${id}`)
  return true
}

export const lookAtClass: Errand = async (ground) => void (await openClass(ground))

export const openDoor: Errand = async (ground) => {
  if (!(await openClass(ground))) return
  const { page, classroom } = ground
  await press(page, /^Open (the class door|it again)$/)
  const address = await page.getByText(/\/class\/[A-Z0-9]{6}$/).textContent()
  const code = address?.split('/class/')[1]
  if (code) classroom.doors.push(code)
}

export const askColleague: Errand = async (ground) => {
  if (!(await openClass(ground))) return
  await ground.page.getByLabel('Ask a teacher to join').fill(ground.classroom.colleague)
  await press(ground.page, 'Ask')
}

export const joinClass: Errand = async ({ page }) => {
  await goTo(page, '/classes')
  await press(page, 'Yes, I join')
}

export const newYear: Errand = async ({ page }) => {
  await goTo(page, '/classes/new-year')
  const becomes = page.getByLabel(/ becomes$/).first()
  const name = await becomes.inputValue()
  await press(page, 'Start the new year')
  await page.waitForURL('**/classes')
  await stays(page, `class ${name}`, async () => (await page.getByRole('link', { name }).count()) > 0)
}

export const judgeMap: Errand = async (ground) => {
  if (await openClass(ground)) await press(ground.page, /^Let the class see it/)
}

export const useCard: Errand = async ({ page, person, classroom, nth }) => {
  const card = nthOf(classroom.cards, nth)
  if (!card) return
  await goTo(page, `/in#${card.secret}`)
  const isIn = page.getByText(`You are ${card.username}.`)
  const instead = page.getByRole('button', { name: 'Use the card' })
  await isIn.or(instead).first().waitFor()
  if (await instead.isVisible()) await instead.click()
  await isIn.waitFor()
  person.hasLoggedOut = true
  await stays(page, `the login of ${card.username}`, async () => {
    const me = await page.request.get('/api/auth/me')
    return me.ok() && (await me.text()).includes(card.username)
  })
}

export const goInAtDoor: Errand = async ({ page, person, classroom, nth }) => {
  const door = classroom.doors.at(-1)
  if (!door) return
  await goTo(page, `/class/${door}`)
  const goIn = page.getByRole('button', { name: 'Go in', exact: true })
  const who = page.getByRole('listitem').getByRole('button')
  await goIn.or(who.first()).first().waitFor()
  if (await goIn.isVisible()) await goIn.click()
  person.hasLoggedOut = true
  const names = await who.allTextContents()
  const card = nthOf(
    classroom.cards.filter(({ username }) => names.some((name) => name.includes(username))),
    nth,
  )
  if (!card) throw new Error('nobody at the door has a card')
  await press(page, card.username)
  for (const picture of card.pictures) await press(page, `${picture.charAt(0).toUpperCase()}${picture.slice(1)}`)
  await page.getByRole('heading', { name: `You are ${card.username}.` }).waitFor()
}

/** A pupil with a card hands a map that they have drawn in to their teacher. */
export const handMapIn: Errand = async ({ page }) => {
  await goTo(page, '/maps')
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: /^Hand it to the teacher/ })
    .first()
    .click()
  const isHanded = page.getByText(/^With your teacher of/)
  await isHanded.first().waitFor()
  await stays(page, 'a map that was handed in', async () => (await isHanded.count()) > 0)
}
