import { join } from 'node:path'
import type { Page } from 'playwright-core'

const devices = { projector: [1920, 1080], phone: [390, 844], chromebook: [1366, 768] } as const

/** If `SHOTS_DIR` is set, keeps pictures of a page on the three devices, or on those named. */
export async function shootDevices(
  page: Page,
  name: string,
  on: readonly (keyof typeof devices)[] = ['projector', 'phone', 'chromebook'],
): Promise<void> {
  const folder = process.env.SHOTS_DIR
  if (!folder) return
  for (const device of on) {
    const [width, height] = devices[device]
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: join(folder, `${name}-${device}.png`) })
  }
}

/** If `SHOTS_DIR` is set, keeps a picture of a page as it is. */
export async function savePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS_DIR
  if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`) })
}
