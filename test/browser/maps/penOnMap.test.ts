import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { cellOn, countOn, pickOn, tileOn } from '../school/drawingHand.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }

async function openTablet() {
  const { page } = await school.newcomer('teacher', tablet)
  await page.goto('/maps/create')
  await cellOn(page, 3, 3).waitFor()
  await pickOn(page, 'Water')
  const hand = await page.context().newCDPSession(page)
  const middle = async (column: number, row: number) => {
    const box = await cellOn(page, column, row).boundingBox()
    if (!box) throw new Error('no such tile')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: { x: number; y: number }) =>
    hand.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      pointerType: 'pen',
    })
  const palm = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  return { page, middle, pen, palm }
}

it('a pen draws on while the hand that holds it rests on the map, and the hand draws nothing', async () => {
  const { page, middle, pen, palm } = await openTablet()
  const rest = await middle(9, 8)
  await pen('mousePressed', await middle(3, 3))
  await palm('touchStart', rest)
  await pen('mouseMoved', await middle(4, 3))
  await palm('touchMove', { x: rest.x + 3, y: rest.y })
  await palm('touchEnd')
  await pen('mouseMoved', await middle(5, 3))
  await pen('mouseReleased', await middle(5, 3))
  await expect.poll(() => countOn(page, 'water')).toBe(3)

  // Often the hand touches the screen before the pen.
  await palm('touchStart', rest)
  await pen('mousePressed', await middle(3, 5))
  await pen('mouseMoved', await middle(5, 5))
  await pen('mouseReleased', await middle(5, 5))
  await palm('touchEnd')
  await expect.poll(() => countOn(page, 'water')).toBe(6)
  expect(await tileOn(page, 9, 8)).not.toBe('water')
})

/** Rubs with the other end of a pen. Browsers cannot automate that, so it sends the events itself. */
const rubAt = (page: Page, column: number, row: number) =>
  cellOn(page, column, row).evaluate((cell) => {
    const grid = cell.closest<HTMLElement>('[role=grid]')
    if (!grid) throw new Error('no grid')
    grid.setPointerCapture = () => {}
    const { left, top, width, height } = cell.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true }
    for (const type of ['pointerdown', 'pointerup'])
      cell.dispatchEvent(new PointerEvent(type, { ...at, pointerId: 77, pointerType: 'pen', button: 5, buttons: 32 }))
  })

it('the other end of a pen rubs out', async () => {
  const { page } = await openTablet()
  await cellOn(page, 4, 4).click()
  await expect.poll(() => tileOn(page, 4, 4)).toBe('water')
  await rubAt(page, 4, 4)
  await expect.poll(() => tileOn(page, 4, 4)).not.toBe('water')
})
