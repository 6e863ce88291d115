import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { drawnEnd } from '../../pictures/screenPage/drawnEnd.ts'
import { drawnNumbers, hands, onDrawnScreens, type Screen, wallsWith } from '../../pictures/screenPage/drawnScreens.ts'
import type { Shown } from '../../pictures/screenPage/screen.tsx'
import { hardToRead } from '../school/hardToRead.ts'

/** Each number is the end of another class's game. */
const ends = drawnNumbers('ENDS', 1, 8)
/** Names of sixteen letters without a gap are this small at the edge of a narrow wall, and on the smallest phones. */
const leastPx = 11.5
const walls = wallsWith([leastPx, leastPx])

const scores = (page: Page) => page.locator('ol[aria-labelledby="final-scores"]')

/** Nobody scrolls on a wall, so two lines of the final scores have to be seen whole, or all if there are fewer. */
async function missingLines(page: Page): Promise<string[]> {
  const [seen, lines] = await scores(page).evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect()
    const boxes = [...list.children].map((line) => line.getBoundingClientRect())
    return [boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length, boxes.length] as const
  })
  return seen >= Math.min(2, lines) ? [] : [`whole lines of the final scores: ${seen} of ${lines}`]
}

async function unreadOfEnd(page: Page, { by }: Shown, { leastPx }: Screen): Promise<string[]> {
  await scores(page).locator('li').last().waitFor()
  return [...(await hardToRead(page, leastPx)), ...(by === 'wall' ? await missingLines(page) : [])]
}

it(
  'the end of a game is read by everybody: of any class, in any mode, on a wall and in the hand',
  { timeout: 150_000 + ends.length * 20_000 },
  () =>
    onDrawnScreens('reduce', unreadOfEnd, async (show) => {
      for (const number of ends) {
        const { what, wall, hand } = drawnEnd(number)
        await show(wall, what, walls)
        await show(hand, what, hands)
      }
    }),
)
