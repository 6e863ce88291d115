import { it } from 'vitest'
import { drawnReveal } from '../../pictures/screenPage/drawnReveal.ts'
import {
  drawnNumbers,
  hands,
  onDrawnScreens,
  unreadOfQuestion,
  wallsWith,
} from '../../pictures/screenPage/drawnScreens.ts'

/** A reveal in which a line leaves the list, and one with texts as long as any. */
const once = [304, 136]
/** Each number is another question of another class. */
const reveals = drawnNumbers('REVEALS', 4, 4, once)
/** The longest texts that are allowed leave no room for larger letters. */
const walls = wallsWith([15, 12])

it(
  'a question that has closed is read by everybody: of any kind, as long as it may be, on a wall and in the hand',
  {
    timeout: 60_000 + reveals.length * 60_000,
  },
  () =>
    onDrawnScreens('reduce', unreadOfQuestion, async (show) => {
      for (const number of reveals) {
        const { what, wall, hand } = drawnReveal(number)
        await show(wall, what, walls)
        await show(hand, what, hands)
      }
    }),
)
