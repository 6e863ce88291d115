import type { Page } from 'playwright-core'

/** Places are counted from 1, as a screen reader says them. */
export const cellOn = (page: Page, column: number, row: number) =>
  page.getByRole('gridcell', { name: new RegExp(`row ${row}, column ${column}$`) })

export const tileOn = (page: Page, column: number, row: number) => cellOn(page, column, row).getAttribute('data-tile')

export const countOn = (page: Page, type: string) => page.locator(`[role=gridcell][data-tile="${type}"]`).count()

export const pickOn = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })

export async function dragOn(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await cellOn(page, ...from).hover()
  await page.mouse.down()
  await cellOn(page, ...to).hover()
  await page.mouse.up()
}
