import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const walls = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]
/** As long as a nickname can be, without a place to break it but the hyphen. */
const longName = 'Magdalena-Sophie'
/** The letters of this name reach far below the line. */
const arabicName = 'عبد الرحمن'
const answers = ['Milky Way', 'Andromeda', 'Whirlpool', 'Sombrero']

/** Words that are broken into two lines, or have lost an end. */
const brokenWords = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of wanted) {
        const from = (node.textContent ?? '').indexOf(word)
        if (from < 0 || !node.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, from + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
        const clip = node.parentElement.closest('li, p, h1, h2, td, section')?.getBoundingClientRect()
        const { overflowX, overflowY } = getComputedStyle(node.parentElement)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node.parentElement
        const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const isCut =
          (isCutting(overflowX) && scrollWidth > clientWidth + 1) ||
          (isCutting(overflowY) && scrollHeight > clientHeight + 3)
        const isOut = clip !== undefined && parts.some(({ right }) => right > clip.right + 1)
        if (parts.length > 1 || isCut || isOut) broken.push(`${word} in ${node.parentElement.className}`)
      }
    }
    return broken
  }, words)

/**
 * Names of which something above or below the line is cut off. Letters of other alphabets reach further than Latin ones: by a
 * tenth of their size or more beyond what the browser says of our own font.
 */
const cutLetters = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.parentElement
      if (!wanted.includes(node.textContent ?? '') || !text?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom, height } = range.getBoundingClientRect()
      const isClipping = getComputedStyle(text).overflowY === 'hidden'
      const box = text.getBoundingClientRect()
      const beyond = Number.parseFloat(getComputedStyle(text).fontSize) * 0.05
      if (height > 1 && isClipping && (top - beyond < box.top || bottom + beyond > box.bottom)) cut.push(text.className)
    }
    return cut
  }, names)

const phaseIs = (room: Room, phase: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if ((room.state as { phase?: string }).phase !== phase) return
      room.onStateChange.remove(look)
      resolve()
    }
    room.onStateChange(look)
    look()
  })

it('no word of an answer is broken on the wall, and the longest name is read whole: in the lobby, in the standings and at the end', async () => {
  const { teacher, code } = await hostedGame(school, async (page) => {
    const questions = ['Where do we live?', 'Which one is next to ours?'].map((question) => ({
      question: `${question} A question of some length, as teachers write them when they want to be understood`,
      answers,
      correct: 0,
    }))
    await page.request.post('/api/question-sets', {
      data: { title: 'Galaxies', subject: 'Science', questions },
      headers: { origin: school.url },
    })
    await page.reload()
    await page.getByRole('radio', { name: /^Galaxies/ }).check({ force: true })
  })
  const { page } = teacher
  const names = [longName, arabicName, ...Array.from({ length: 25 }, (_, index) => `Player ${index}`)]
  const rooms: Room[] = []
  for (const [index, username] of names.entries()) {
    const room = await new Client(school.url).joinById(code, { username, slime: 'mint' })
    const answer = () => room.send('submit-answer', { answer: index < 20 ? 0 : index % 4 })
    room.onMessage('game-started', answer)
    room.onMessage('next-question', answer)
    room.onMessage('*', () => {})
    rooms.push(room)
  }
  const [room] = rooms
  if (!room) throw new Error('nobody came')
  const look = async (what: string, name = [longName]) => {
    for (const wall of walls) {
      await page.setViewportSize(wall)
      await savePicture(page, `long-${what}-${wall.width}`)
      const message = `${what} ${wall.width}`
      const words = [...name, 'Andromeda', 'Whirlpool', 'Sombrero']
      await expect.poll(() => brokenWords(page, words), { message }).toEqual([])
      await expect.poll(() => cutLetters(page, [longName, arabicName]), { message }).toEqual([])
    }
  }
  await page.getByRole('button', { name: 'Start Game (27 players)' }).waitFor()
  await look('lobby')
  await page.getByRole('button', { name: 'Start Game (27 players)' }).click()
  await phaseIs(room, 'reveal')
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  await look('reveal')
  await page.keyboard.press('PageDown')
  await page.getByText('Question 2 of 2').first().waitFor()
  await phaseIs(room, 'reveal')
  await page.getByText(/podium/).waitFor()
  await look('last-reveal')
  await page.keyboard.press('PageDown')
  await page.getByRole('heading', { name: 'Final scores' }).waitFor()
  // Each of those who share the first place has the name below their slime, with one line for each word.
  await look('final', longName.split('-'))
  for (const one of rooms) void one.leave()
})

/** Names in a list whose letters are too small, or of which a word is broken. */
const hardToRead = (page: Page, list: string, least: number): Promise<string[]> =>
  page.locator(`${list} span[title]`).evaluateAll(
    (names, smallest) =>
      names.flatMap((name) => {
        const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()
        if (!text?.parentElement) return ['']
        const isBroken = [...(text.textContent ?? '').matchAll(/\S+/g)].some((word) => {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          return range.getClientRects().length > 1
        })
        const letters = Number.parseFloat(getComputedStyle(text.parentElement).fontSize)
        return isBroken || letters < smallest ? [`${text.textContent} ${letters}`] : []
      }),
    least,
  )

it('a name of two words has two lines before it is written too small for the last row of an old projector', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 2)
  const { page } = teacher
  await page.setViewportSize({ width: 1024, height: 768 })
  const rooms: Room[] = []
  const sit = async (count: number) => {
    const words = ['Capable Emerald', 'Mirthful Moon', 'Bartholomew B', 'Loyal Honeybee', 'Dashing Beacon']
    while (rooms.length < count) {
      const username = `${words[rooms.length % words.length]}${'ABCDEFGH'[Math.floor(rooms.length / words.length)]}`
      const room = await new Client(school.url).joinById(code, { username })
      room.onMessage('game-started', () => room.send('submit-answer', { answer: 0 }))
      room.onMessage('*', () => {})
      rooms.push(room)
    }
    await page.getByText(`${count} players`).first().waitFor()
  }
  for (const [count, least] of [
    [5, 14.5],
    [30, 13],
  ] as const) {
    await sit(count)
    await savePicture(page, `two-words-lobby-${count}`)
    await expect.poll(() => hardToRead(page, 'ul[data-crowd]', least), { message: `lobby of ${count}` }).toEqual([])
  }
  await page.getByRole('button', { name: /^Start Game/ }).click()
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  await savePicture(page, 'two-words-standings')
  await expect.poll(() => hardToRead(page, 'section ol', 14.5), { message: 'standings' }).toEqual([])
  for (const room of rooms) void room.leave()
})
