import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClassDoorState, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

const phone = { width: 390, height: 844 }
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const origin = () => ({ headers: { origin: school.url } })

const makeClass = async (teacher: Page): Promise<MadeCards> => {
  const data = { name: '6b', devices: 'shared', pupils: [{ name: 'Lotte Müller' }] }
  return (await teacher.context().request.post('/api/classes', { data, ...origin() })).json()
}

it('a pupil with an account of their own asks at the class door, is let in by name, and goes to the game without a code', async () => {
  const teacher = await school.newcomer('teacher')
  const board = teacher.page
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  const { classId } = await makeClass(board)
  const opened = await board.context().request.post(`/api/classes/${classId}/door`, { data: {}, ...origin() })
  const code = ((await opened.json()) as ClassDoorState).door?.code ?? ''
  await board.goto(`/classes/${classId}`)
  await board.getByText('Lotte Müller').waitFor()

  const { page, user, errors } = await school.newcomer('student', { viewport: phone })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await page.getByText('Please type the code').waitFor()
  await page.getByLabel('Code of the class door').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await page.getByRole('button', { name: `Join as ${user.username}` }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'own-join-as', ['phone'])
  await page.getByRole('button', { name: `Join as ${user.username}` }).click()
  await page.getByRole('heading', { name: '6b: you have asked to join' }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'own-asked', ['phone'])

  // While the door is open, the page of the class looks for knocks by itself.
  await board.getByRole('heading', { name: '1 pupil wants to join' }).waitFor()
  await page.getByText('Your teacher sees it now').waitFor()
  await board.getByRole('button', { name: `Not my pupil: ${user.username}` }).click()
  await page.getByText('Your teacher has not let you in').waitFor()
  await shootDevices(page, 'own-turned-away', ['phone'])
  await page.goto(`/class/${code}`)
  await page.getByRole('button', { name: `Join as ${user.username}` }).click()
  await board.getByRole('heading', { name: '1 pupil wants to join' }).waitFor()
  const letIn = board.getByRole('button', { name: `Let in: ${user.username}`, exact: true })
  expect(await letIn.isDisabled()).toBe(true)
  await board.getByLabel(`Real name of ${user.username}`).fill('Ada Quetzalstern')
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'own-knock')
  await letIn.click()
  const row = board.getByRole('listitem').filter({ hasText: 'Ada Quetzalstern' })
  await row.getByText('Own account').waitFor()
  expect(await row.getByRole('button', { name: 'New card' }).count()).toBe(0)
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'own-class')

  await page.waitForURL('**/student')
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  await page.getByRole('heading', { name: '6b is playing now' }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'own-plays')
  expect(await page.content()).not.toContain('Quetzal')
  await page.getByRole('link', { name: 'Go in' }).click()
  await page.getByText(`You are in, ${user.username}!`).waitFor()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Leave 6b' }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'own-account')
  await page.getByRole('button', { name: 'Leave 6b' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('button', { name: 'Leave 6b' }).waitFor({ state: 'detached' })
  expect([...teacher.errors, ...errors]).toEqual([])
})

it('a pupil takes the account along: the teacher gives a word, and with a password it is theirs', async () => {
  const teacher = await school.newcomer('teacher')
  const { page: desk } = teacher
  const { classId, cards } = await makeClass(desk)
  const [lotte] = cards
  await desk.goto(`/classes/${classId}`)
  await desk.getByRole('button', { name: 'Lotte Müller: what to do' }).click()
  await desk.getByRole('menuitem', { name: 'Let them take it along' }).click()
  expect(await axeComplaints(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Give a word' }).click()
  const dialog = desk.getByRole('dialog', { name: `For ${lotte?.username}` })
  const word = (await dialog.getByText(/^[a-z]+-[a-z]+-\d{5}$/).textContent()) ?? ''
  expect(await axeComplaints(desk)).toEqual([])
  await shootDevices(desk, 'own-word')

  const { page, errors } = await school.visitor({ viewport: phone })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Already have an account? Login' }).click()
  await page.getByLabel('Username').fill(lotte?.username ?? '')
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('That worked. Now choose your own password.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('slimes-of-my-own')
  await page.getByLabel(/^Confirm/).fill('slimes-of-my-own')
  await shootDevices(page, 'own-renew', ['phone'])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/student')
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Password' }).waitFor()
  await page.getByText('6b', { exact: true }).waitFor()
  // The teacher's page is still as before. A second word is refused, and then the page says why.
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await desk.getByRole('button', { name: 'Lotte Müller: what to do' }).click()
  await desk.getByRole('menuitem', { name: 'Let them take it along' }).click()
  await desk.getByRole('button', { name: 'Give a word' }).click()
  await desk.getByText('Own account').waitFor()
  expect([...teacher.errors, ...errors]).toEqual([])
})

it('many who ask are turned away together, for example when one prankster has made accounts for it', async () => {
  const { page: desk, errors } = await school.newcomer('teacher')
  const { classId } = await makeClass(desk)
  const opened = await desk.context().request.post(`/api/classes/${classId}/door`, { data: {}, ...origin() })
  const door = ((await opened.json()) as ClassDoorState).door?.code ?? ''
  for (let asked = 0; asked < 5; asked++) {
    const { page } = await school.newcomer('student')
    await page.context().request.post('/api/classes/knocks', { data: { door }, ...origin() })
  }
  // With its door shut, the page reads the class again only after a change.
  await desk.context().request.delete(`/api/classes/${classId}/door`, origin())
  await desk.goto(`/classes/${classId}`)
  await desk.getByRole('heading', { name: '5 pupils want to join' }).waitFor()
  await desk.getByRole('button', { name: 'None of them is my pupil' }).click()
  await desk.getByRole('alertdialog', { name: 'Turn away all 5?' }).waitFor()
  expect(await axeComplaints(desk)).toEqual([])
  await shootDevices(desk, 'own-many')
  const reads: string[] = []
  desk.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(`/api/classes/${classId}`)) reads.push(request.url())
  })
  await desk.getByRole('button', { name: 'Turn them away' }).click()
  await desk.getByRole('heading', { name: /join$/ }).waitFor({ state: 'detached' })
  // Not once for each of them.
  expect(reads.length).toBeLessThan(4)
  expect(errors).toEqual([])
})
