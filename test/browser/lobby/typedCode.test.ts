import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const atTheDoor = async () => {
  const { page, context } = await school.visitor()
  await page.goto('/join')
  const field = page.getByRole('textbox', { name: 'Game code' })
  await field.focus()
  return { page, context, field }
}

it('a code is written once by keyboards that compose a word before they give it', async () => {
  const { page, context, field } = await atTheDoor()
  const keyboard = await context.newCDPSession(page)
  for (const text of ['b', 'bc', 'bcd', 'bcd2']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await expect.poll(() => field.inputValue()).toBe(text)
  }
  await keyboard.send('Input.insertText', { text: 'bcd2' })
  await expect.poll(() => field.inputValue()).toBe('BCD2')
  await page.keyboard.type('34x')
  await expect.poll(() => field.inputValue()).toBe('BCD234')
})

it('a code is found in what is pasted with it', async () => {
  const { page, context, field } = await atTheDoor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const text of [' BCD234', 'bcd 234', 'Our code: BCD234', `${school.url}/join/BCD234`]) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text)
    await field.fill('')
    await page.keyboard.press('ControlOrMeta+V')
    await expect.poll(() => field.inputValue()).toBe('BCD234')
  }
})
