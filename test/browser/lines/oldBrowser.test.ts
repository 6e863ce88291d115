import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const lacking = {
  'what came with Chrome 111 and Safari 16.4': () => Reflect.deleteProperty(String.prototype, 'isWellFormed'),
  'what came with Firefox 121': () => {
    const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean
    CSS.supports = (...asked: string[]) => !asked.join().includes(':has') && supports(...asked)
  },
}

/** Opens the page on which a pupil arrives, and reads what it says. */
const openedWithout = async (forget: () => void, code?: string) => {
  const { page, context } = await school.firstVisitor({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(forget)
  if (code !== undefined)
    await page.route('**/assets/*.js', (route) => route.fulfill({ body: code, contentType: 'text/javascript' }))
  await page.goto('/join')
  await page.getByText('This browser is too old for Slime School. Update it, or use another device.').waitFor()
  await page.waitForLoadState('networkidle')
  const headings = await page.getByRole('heading').count()
  const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)
  await context.close()
  return { headings, fits }
}

it.each(Object.entries(lacking))('a browser without %s says that it is too old', async (_, forget) => {
  expect(await openedWithout(forget)).toEqual({ headings: 0, fits: true })
})

it('so does one that cannot even read the code', async () => {
  const [, forget] = Object.entries(lacking)[0] ?? []
  expect(await openedWithout(forget ?? (() => {}), 'const = ?')).toEqual({ headings: 0, fits: true })
})

it('old browsers can read the script that says so, and it names what the guide names', () => {
  const folder = join(import.meta.dirname, '../../..')
  const page = readFileSync(join(folder, 'client/index.html'), 'utf8')
  const script =
    [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].find(([text]) => text.includes('too-old'))?.[1] ?? ''
  expect(script).not.toMatch(/=>|`|\b(const|let|catch|class)\b|\?[.?]/)
  const versions = (text: string) =>
    text.match(/(Edge|Firefox|Safari)[a-z ]* [\d.]*\d/g)?.map((one) => one.replace(' from', ''))
  const guide = readFileSync(join(folder, 'docs/operating.md'), 'utf8').match(/need Chrome or Edge.*/)?.[0] ?? ''
  const [, , told = ''] = script.split('<p>')
  expect(versions(told)).toEqual(['Edge 111', 'Firefox 121', 'Safari 16.4'])
  expect(versions(guide)).toEqual(versions(told))
})
