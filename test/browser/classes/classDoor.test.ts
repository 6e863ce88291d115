import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Card, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { hasFocus, press, seesFocus, tabTo } from '../school/keys.ts'
import { readQr } from '../school/readQr.ts'

const phone = { width: 390, height: 844 }
const board = { width: 1920, height: 1080 }
/** A word that no other text of the product contains, so that it shows where names are told. */
const mark = 'Quetzal'
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Keeps pictures: `SHOTS_DIR=… npx vitest run test/browser/classes/classDoor.test.ts`. */
const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS_DIR) return
  const before = page.viewportSize()
  for (const [size, viewport] of Object.entries({ board, desk: { width: 1366, height: 768 }, phone })) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${process.env.SHOTS_DIR}/door-${name}-${size}.png` })
  }
  if (before) await page.setViewportSize(before)
}

const makeClass = async ({ context }: Visit, size: number): Promise<MadeCards> => {
  const pupils = Array.from({ length: size }, (_, n) => ({ name: `Pupil ${mark}${n}` }))
  const made = await context.request.post('/api/classes', {
    data: { name: '6b', devices: 'shared', pupils },
    headers: { origin: school.url },
  })
  return (await made.json()) as MadeCards
}

const pupilButton = (page: Page, { username }: Card) => page.getByRole('button', { name: username, exact: true })

const nameOf = (picture: string) => `${picture.charAt(0).toUpperCase()}${picture.slice(1)}`

const tapAll = async (page: Page, pictures: readonly string[]) => {
  for (const picture of pictures) await page.getByRole('button', { name: nameOf(picture), exact: true }).click()
}

/** Three wrong pictures, whatever the card has. */
const wrongOf = ({ pictures }: Card): string[] => [...pictures].reverse()

const first = ({ cards }: MadeCards): Card => {
  const [card] = cards
  if (!card) throw new Error('no card was made')
  return card
}

/** Opens the door on the page of the class, and returns the address that the page shows. */
const openDoor = async (page: Page, classId: string): Promise<string> => {
  await page.goto(`/classes/${classId}`)
  await page.getByRole('button', { name: 'Open the class door' }).click()
  await page.getByRole('button', { name: 'Close the door' }).waitFor()
  const address = await page.getByText(/\/class\/[A-Z0-9]{6}$/).textContent()
  return `/class/${address?.split('/class/')[1]}`
}

it('a door that is opened for the lesson lets a pupil without a card into the lobby by three pictures', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  const made = await makeClass(teacher, 30)
  const lotte = first(made)
  await shot(teacher.page, 'before')
  const path = await openDoor(teacher.page, made.classId)
  expect(await axeComplaints(teacher.page)).toEqual([])
  await shot(teacher.page, 'class-page')

  // The board shows the address as a code, which can be read back, and shows no real name.
  await teacher.page.getByRole('link', { name: 'Show it on the board' }).click()
  const qr = teacher.page.getByRole('img', { name: 'QR code to the class door of 6b' })
  await qr.waitFor()
  expect(await readQr(teacher.page, await qr.screenshot())).toBe(school.url + path)
  expect(await axeComplaints(teacher.page)).toEqual([])
  expect(await teacher.page.locator('main').textContent()).not.toContain(mark)
  await shot(teacher.page, 'board')

  const pupil = await school.visitor()
  const heard: Promise<string>[] = []
  pupil.page.on('response', (response) => void heard.push(response.text().catch(() => '')))
  pupil.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(Promise.resolve(payload.toString()))),
  )
  await pupil.page.goto(path.toLowerCase())
  await pupilButton(pupil.page, lotte).waitFor()
  expect(await pupil.page.getByRole('listitem').count()).toBe(30)
  expect(await axeComplaints(pupil.page)).toEqual([])
  await shot(pupil.page, 'who')
  await pupilButton(pupil.page, lotte).click()
  await pupil.page.getByRole('heading', { name: `Hello, ${lotte.username}!` }).waitFor()
  expect(await axeComplaints(pupil.page)).toEqual([])
  await shot(pupil.page, 'pictures')
  await tapAll(pupil.page, lotte.pictures)
  await pupil.page.getByRole('heading', { name: `You are ${lotte.username}.` }).waitFor()
  expect(await axeComplaints(pupil.page)).toEqual([])

  // As with a card, a game that is opened now takes them into it.
  await teacher.page.goto('/teacher')
  await teacher.page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await teacher.page.getByText('For 6b').click()
  await teacher.page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await teacher.page.waitForURL('**/lobby/*')
  await pupil.page.waitForURL(`**/lobby/${teacher.page.url().split('/').at(-1)}`)
  await pupil.page.getByText(`You are in, ${lotte.username}!`).waitFor()
  const texts = await Promise.all(heard)
  expect(texts.some((text) => text.includes(lotte.username))).toBe(true)
  expect(texts.filter((text) => text.includes(mark))).toEqual([])
  expect(await pupil.page.content()).not.toContain(mark)
  expect([teacher.errors, pupil.errors]).toEqual([[], []])
})

it('wrong pictures are said and tried again; after four on a device a teacher lets the pupil try again by one press', async () => {
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, 2)
  const lotte = first(made)
  const path = await openDoor(teacher.page, made.classId)
  const pupil = await school.visitor({ viewport: phone })
  await pupil.page.goto(path)
  await pupilButton(pupil.page, lotte).click()
  for (let miss = 1; miss < 5; miss++) {
    await tapAll(pupil.page, wrongOf(lotte))
    await pupil.page.getByText('0 of 3').waitFor({ state: 'attached' })
    await pupil.page.getByText('These are not your pictures. Try again.').waitFor()
  }
  expect(await axeComplaints(pupil.page)).toEqual([])
  await shot(pupil.page, 'wrong')
  await tapAll(pupil.page, wrongOf(lotte))
  await pupil.page.getByText('Ask your teacher to let you try again').waitFor()
  expect(await pupil.page.getByRole('button', { name: 'Sun', exact: true }).count()).toBe(0)
  expect(await axeComplaints(pupil.page)).toEqual([])
  await shot(pupil.page, 'resting')

  // The page of the class shows this without a reload.
  const again = teacher.page.getByRole('button', { name: /^Unlock pictures: Pupil Quetzal\d$/ })
  await again.waitFor()
  await teacher.page.getByText('4 wrong tries so far.').waitFor()
  expect(await axeComplaints(teacher.page)).toEqual([])
  await shot(teacher.page, 'teacher-resting')
  await again.click()
  await again.waitFor({ state: 'detached' })

  await pupil.page.getByRole('button', { name: 'Try again' }).click()
  await pupilButton(pupil.page, lotte).click()
  await tapAll(pupil.page, lotte.pictures)
  await pupil.page.getByRole('heading', { name: `You are ${lotte.username}.` }).waitFor()
  // The teacher sees where a pupil came in with this name.
  await teacher.page.getByText(/^logged in on .+ since /).waitFor()
  // The next pupil comes to the same device.
  await pupil.page.getByRole('button', { name: 'Not you?' }).click()
  await pupilButton(pupil.page, lotte).waitFor()
  expect([teacher.errors, pupil.errors]).toEqual([[], []])
})

it('a door that is closed, or never was, says so, and is asked again; who has a password is asked first', async () => {
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, 1)
  const path = await openDoor(teacher.page, made.classId)
  await teacher.page.getByRole('button', { name: 'Close the door' }).click()
  await teacher.page.getByRole('button', { name: 'Open the class door' }).waitFor()

  const pupil = await school.visitor({ viewport: phone })
  await pupil.page.goto('/class')
  await pupil.page.getByRole('button', { name: 'Go in' }).click()
  await pupil.page.getByText('Please type the code').waitFor()
  const code = pupil.page.getByLabel('Code of the door')
  await code.fill(path.split('/').at(-1)?.toLowerCase() ?? '')
  await code.press('Enter')
  await pupil.page.getByText('This class door is not open.').waitFor()
  expect(await axeComplaints(pupil.page)).toEqual([])
  await shot(pupil.page, 'shut')
  const next = await openDoor(teacher.page, made.classId)
  await code.fill(next.split('/').at(-1) ?? '')
  await pupil.page.getByRole('button', { name: 'Go in' }).click()
  await pupilButton(pupil.page, first(made)).waitFor()

  const student = await school.newcomer('student', { viewport: phone })
  await student.page.goto(next)
  await student.page.getByRole('heading', { name: /is logged in here\.$/ }).waitFor()
  expect(await axeComplaints(student.page)).toEqual([])
  await student.page.getByRole('button', { name: 'Go in' }).click()
  await pupilButton(student.page, first(made)).waitFor()
  expect([teacher.errors, pupil.errors, student.errors]).toEqual([[], [], []])
})

it('by keys alone, and heard: the door is a list, the pictures have names, and each tap is counted aloud', async () => {
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, 3)
  const lotte = first(made)
  const path = await openDoor(teacher.page, made.classId)
  const { page, errors } = await school.visitor()
  await page.goto(path)
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  await tabTo(page, lotte.username, 'button')
  expect(await seesFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Hello, ${lotte.username}!` }).waitFor()
  // The focus moves to what is new, not to the top of the page.
  await hasFocus(page.getByRole('heading', { name: `Hello, ${lotte.username}!` }))
  const [one = '', two = '', three = ''] = lotte.pictures.map(nameOf)
  await press(page, one)
  await page.getByRole('status').filter({ hasText: '1 of 3' }).waitFor()
  expect(await seesFocus(page)).toBe(true)
  // Pressing the same picture again is not a wrong try.
  await page.keyboard.press('Enter')
  await press(page, three)
  await page.getByRole('status').filter({ hasText: '2 of 3' }).waitFor()
  await press(page, 'Take one back')
  await page.getByRole('status').filter({ hasText: '1 of 3' }).waitFor()
  await press(page, two)
  await press(page, three)
  await page.getByRole('heading', { name: `You are ${lotte.username}.` }).waitFor()
  expect(errors).toEqual([])
})

it('on a phone that leads the game a teacher opens the door, and lets pupils try again', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  const made = await makeClass(teacher, 2)
  await teacher.page.goto('/teacher')
  await teacher.page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await teacher.page.getByText('For 6b').click()
  await teacher.page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await teacher.page.waitForURL('**/lobby/*')
  const remote = await teacher.context.newPage()
  await remote.setViewportSize(phone)
  await remote.goto(`/remote/${teacher.page.url().split('/').at(-1)}`)
  await remote.getByText('6b: 0 of 2 here').click()
  await remote.getByRole('button', { name: 'Open the class door' }).click()
  const address = await remote.getByText(/\/class\/[A-Z0-9]{6}$/).textContent()
  const door = address?.split('/class/')[1] ?? ''
  const { username, pictures } = first(made)
  const device = await school.visitor()
  const knock = (tapped: readonly string[]) =>
    device.context.request.post('/api/auth/pass', {
      data: { atDoor: { door, username, pictures: tapped } },
      headers: { origin: school.url },
    })
  expect(door).toHaveLength(6)
  for (let miss = 0; miss < 5; miss++) await knock(wrongOf(first(made)))
  await remote.getByRole('button', { name: /^Unlock pictures: Pupil Quetzal\d$/ }).click()
  await remote.getByRole('button', { name: /^Unlock/ }).waitFor({ state: 'detached' })
  expect((await knock(pictures)).status()).toBe(200)
  expect(await axeComplaints(remote)).toEqual([])
  if (process.env.SHOTS_DIR) await remote.screenshot({ path: `${process.env.SHOTS_DIR}/door-remote.png` })
  await remote.getByRole('button', { name: 'Close the door' }).click()
  await remote.getByRole('button', { name: 'Open the class door' }).waitFor()
  expect((await knock(pictures)).status()).toBe(404)
  expect(teacher.errors).toEqual([])
})
