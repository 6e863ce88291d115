import { it } from 'vitest'
import { drawnReveal } from '../../pictures/screenPage/drawnReveal.ts'
import { drawnNumbers, hands, openDrawnScreens, wallsWith } from '../../pictures/screenPage/drawnScreens.ts'
import { hardToRead } from '../school/hardToRead.ts'

/** One in which a line leaves the list, and one whose texts are as long as any. */
const once = [304, 136]
/** Each is another question of another class. */
const reveals = drawnNumbers('REVEALS', 4, 4, once)
/** The longest texts that are allowed leave no room for larger letters. */
const walls = wallsWith([15, 12])

it('a question that has closed is read by everybody: of any kind, as long as it may be, on a wall and in the hand', {
  timeout: 60_000 + reveals.length * 15_000,
}, async () => {
  const screens = await openDrawnScreens('reduce', async (page, { view }, { leastPx }) => {
    const faults = await hardToRead(page, leastPx)
    // In the head of a phone the code gives way to the number of the question.
    return faults.filter((fault) => fault !== `cut off: ${view.code}`)
  })
  try {
    for (const number of reveals) {
      const { what, wall, hand } = drawnReveal(number)
      await screens.lookAt(wall, what, walls)
      await screens.lookAt(hand, what, hands)
    }
  } finally {
    await screens.close()
  }
})
