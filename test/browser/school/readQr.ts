import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const decoder = readFileSync(createRequire(import.meta.url).resolve('jsqr/dist/jsQR.js'), 'utf8')

type Decode = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null

/** What a camera would read in a picture, or null. Any page can decode it. */
export const readQr = async (page: Page, picture: Buffer): Promise<string | null> => {
  await page.evaluate(decoder)
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.drawImage(bitmap, 0, 0)
    const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    return (window as unknown as { jsQR: Decode }).jsQR(data, width, height)?.data ?? null
  }, picture.toString('base64'))
}
