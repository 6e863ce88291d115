import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

/** The film that this browser's camera shows. */
const folder = mkdtempSync(join(tmpdir(), 'slime-camera-'))
const film = join(folder, 'seen.y4m')
const size = { width: 640, height: 480 }

let school: BrowserSchool
beforeAll(async () => {
  show(new Uint8Array(size.width * size.height).fill(128))
  school = await openBrowserSchool([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true })
})

/** Shows one grey picture without an end. */
function show(grey: Uint8Array): void {
  const colours = Buffer.alloc((size.width * size.height) / 2, 128)
  const head = `YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420mpeg2\n`
  writeFileSync(film, Buffer.concat([Buffer.from(`${head}FRAME\n`), grey, colours]))
}

/** Holds a printed card in front of the camera. */
async function holdUp(page: Page, card: Buffer): Promise<void> {
  const grey = await page.evaluate(
    async ([png, width, height]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      if (!pen) return []
      pen.fillStyle = '#888'
      pen.fillRect(0, 0, width, height)
      pen.drawImage(bitmap, (width - 300) / 2, (height - 300) / 2, 300, 300)
      const { data } = pen.getImageData(0, 0, width, height)
      return Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 0)
    },
    [card.toString('base64'), size.width, size.height] as const,
  )
  show(Uint8Array.from(grey))
}

/** Browsers on desktops cannot read codes. This reader reads what the video really shows. */
const reader = `${readFileSync(createRequire(import.meta.url).resolve('jsqr/dist/jsQR.js'), 'utf8')}
window.BarcodeDetector = class {
  static getSupportedFormats = async () => ['qr_code']
  async detect(video) {
    const { videoWidth: width, videoHeight: height } = video
    if (width === 0) return []
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen.drawImage(video, 0, 0)
    const found = jsQR(pen.getImageData(0, 0, width, height).data, width, height)
    return found ? [{ rawValue: found.data }] : []
  }
}`

const withReader = async (): Promise<Visit> => {
  const visit = await school.visitor()
  await visit.page.addInitScript(reader)
  return visit
}

const cardsFor = async (teacher: Page): Promise<MadeCards> => {
  await teacher.goto('/classes/new')
  await teacher.getByLabel('Name of the class').fill('6b')
  await teacher.getByLabel('Names of your pupils').fill('Lotte Müller')
  const answer = teacher.waitForResponse(
    (one) => one.url().endsWith('/api/classes') && one.request().method() === 'POST',
  )
  await teacher.getByRole('button', { name: 'Make 1 card' }).click()
  return (await answer).json()
}

it('a card that is held in front of the camera of a Chromebook signs its pupil in, and the camera goes off', async () => {
  const teacher = await school.newcomer('teacher')
  const { cards } = await cardsFor(teacher.page)
  const { page, errors } = await withReader()
  await page.goto('/login')
  await page.getByRole('button', { name: 'I have a card' }).click()
  await page.getByRole('button', { name: 'Scan my card' }).click()
  await page.getByText('Hold the square of your card in front of the camera.').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'card-camera')
  // A pupil may need several tries: the camera is stopped and started again.
  await page.getByRole('button', { name: 'Stop' }).click()
  await teacher.page.emulateMedia({ media: 'print' })
  await holdUp(page, await teacher.page.locator('[data-printed] svg[role="img"]').first().screenshot())
  await page.evaluate(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      Object.assign(window, { stream })
      return stream
    }
  })
  await page.getByRole('button', { name: 'Scan my card' }).click()
  await page.waitForURL('**/student')
  await page.getByRole('heading', { name: `Welcome, ${cards[0]?.username}!` }).waitFor()
  const states = () =>
    (window as unknown as { stream: MediaStream }).stream.getTracks().map((track) => track.readyState)
  expect(await page.evaluate(states)).toEqual(['ended'])
  expect([...teacher.errors, ...errors]).toEqual([])
})

it('a device without a reader of codes, or whose camera is not allowed, has the words', async () => {
  const plain = await school.visitor()
  await plain.page.goto('/in')
  await plain.page.getByLabel('Word 1').waitFor()
  expect(await plain.page.getByRole('button', { name: 'Scan my card' }).count()).toBe(0)

  const { page, errors } = await withReader()
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/in')
  await page.getByRole('button', { name: 'Scan my card' }).click()
  await page.getByText('There is no camera, or it is not allowed here.').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Scan my card' }).waitFor()
  expect([...plain.errors, ...errors]).toEqual([])
})
