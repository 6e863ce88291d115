import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openZip } from '../../../client/parts/files/zipFiles.ts'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { countOn, dragOn, tileOn } from '../school/drawingHand.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = async (page: Page, entry: string) => {
  await press(page, 'More for this map')
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The file that the browser downloads. */
const savedFile = async (page: Page, kind: RegExp) => {
  await page.getByRole('radio', { name: kind }).check({ force: true })
  const download = page.waitForEvent('download')
  await press(page, 'Save the file')
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await buffer(await file.createReadStream())) }
}

const bring = (page: Page, name: string, content: Uint8Array | string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

it('a drawing goes into a file with its pictures, and comes back as a step that Undo takes back', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/maps/create')
  await page.getByLabel('Map name').fill('Long Mile')
  await dragOn(page, [2, 3], [14, 3])

  await choose(page, 'Save as a file')
  await page.getByRole('dialog', { name: 'Save "Long Mile" as a file' }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'map-file-saved')
  const { name, bytes } = await savedFile(page, /^Tiled with pictures/)
  expect(name).toBe('Long-Mile.zip')
  const zip = openZip(bytes)
  expect(zip.names).toEqual(['Long-Mile.tmj', 'slime-school-racing.png'])
  const picture = new DataView((await zip.bytesOf('slime-school-racing.png'))?.slice().buffer ?? new ArrayBuffer(0))
  expect([picture.getUint32(1), picture.getUint32(16), picture.getUint32(20)]).toEqual([0x504e470d, 640, 80])
  expect(await zip.read('Long-Mile.tmj')).toContain('{"id":3,"type":"boost"}')

  await page.goto('/maps/create?mode=battle')
  await dragOn(page, [4, 4], [6, 4])
  await choose(page, 'Open a map file')
  await bring(page, name, bytes)
  await page.getByText('Long Mile, 15 × 10 tiles').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'map-file-opened')
  await page.setViewportSize({ width: 1366, height: 768 })
  await press(page, 'Use this map')
  expect(await countOn(page, 'track')).toBe(13)
  expect(await page.getByLabel('Map name').inputValue()).toBe('Long Mile')
  await press(page, 'Undo')
  expect(await countOn(page, 'wall')).toBe(3)
  expect(errors).toEqual([])
})

it('a file that is no map says why and where, and pasted text is a map, too', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/maps/create')
  await choose(page, 'Open a map file')
  await bring(
    page,
    'odd.tmj',
    '{"layers":[{"type":"tilelayer","name":"Roads","width":5,"height":5,"encoding":"base64","compression":"zstd","data":"KLU="}]}',
  )
  await page.getByText('Layer "Roads" is packed with zstd.').waitFor()
  await savePicture(page, 'map-file-refused')
  expect(await page.getByRole('button', { name: 'Use this map' }).isDisabled()).toBe(true)
  const rows = ['.....', '.tttt', '.....', '.....', '.....']
  const text = JSON.stringify({ name: 'Pasted', gameMode: 'racing', legend: { '.': 'grass', t: 'track' }, rows })
  await page.getByLabel('Or paste the text of a map').fill(text)
  await page.getByText('Pasted, 5 × 5 tiles').waitFor()
  await page.getByText('packed with zstd').waitFor({ state: 'detached' })
  await press(page, 'Use this map')
  expect([await tileOn(page, 1, 2), await tileOn(page, 2, 2)]).toEqual(['grass', 'track'])

  await press(page, 'Save Map')
  await page.waitForURL(/\/maps\/edit\//)
  await choose(page, 'Open a map file')
  await page
    .getByLabel('Or paste the text of a map')
    .fill(text.replace('racing', 'battle').replace('grass', 'arena').replace('track', 'wall'))
  await page.getByText('This is a map for Battle, and yours is for Racing.').waitFor()
  expect(errors).toEqual([])
})

it('a map of somebody else is saved as text from the page it is looked at on', async () => {
  const { page, context, errors } = await school.newcomer('student')
  const maps: { id: string; name: string }[] = await (await context.request.get('/api/maps?gameMode=tower')).json()
  await page.goto(`/maps/${maps[0]?.id}`)
  await press(page, 'Save as a file')
  const { bytes } = await savedFile(page, /^Text/)
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ name: maps[0]?.name, gameMode: 'tower' })
  expect(errors).toEqual([])
})
