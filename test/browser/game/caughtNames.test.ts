import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it('a name that is caught after the start is shown to the host, who lets its bearer in with one tap', async () => {
  const { teacher } = await hostedGame(school)
  const host = teacher.page
  await host.getByRole('button', { name: 'Start Solo Practice' }).click()
  await host.getByRole('button', { name: 'Play alone' }).click()
  await host.waitForURL('**/play/*')

  const late = await school.visitor()
  await late.page.goto(`/join/${host.url().split('/').at(-1)}`)
  await late.page.getByLabel('Nickname').fill('Mobi Dick')
  await late.page.getByRole('button', { name: 'Join', exact: true }).click()
  await late.page
    .locator('[data-toast]')
    .filter({ hasText: 'This name is not allowed. Please choose another.' })
    .waitFor()

  await host.getByRole('button', { name: '1 name caught' }).click()
  await host.getByText('M••i D••k').waitFor()
  expect(await host.getByText('Mobi Dick').count()).toBe(0)
  await host.getByRole('button', { name: 'Show what was typed' }).click()
  await host.getByRole('button', { name: 'Allow Mobi Dick' }).click()
  await host.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await host.getByRole('button', { name: '1 name caught' }).count()).toBe(0)
  await late.page.getByRole('button', { name: 'Join', exact: true }).click()
  await late.page.waitForURL('**/play/*')
})

it('a nickname of pictures alone is asked for a letter, by words that say so, and comes in with one', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('🚀🦄')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('Your nickname needs a letter or a number').waitFor()
  await page.getByLabel('Nickname').fill('🚀Max')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, 🚀Max!').waitFor()
  await teacher.page.getByText('🚀Max').first().waitFor()
})
