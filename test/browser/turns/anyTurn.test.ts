import { it } from 'vitest'
import {
  drawnNumbers,
  hands,
  leadingPhones,
  onDrawnScreens,
  unreadOfQuestion,
  wallsWith,
} from '../../pictures/screenPage/drawnScreens.ts'
import { drawnTurn } from '../../pictures/screenPage/drawnTurn.ts'

/** Long names beside gains and hearts, a class of thirty with much to tell, and five long answers with pictures. */
const once = [30, 42, 60]
/** Each number is a turn of another game. */
const turns = drawnNumbers('TURNS', 28, 1, once)
/** The longest texts that are allowed leave no room for larger letters. */
const walls = [...wallsWith([15, 12]), ...leadingPhones]

it(
  'what is asked, what there is to choose and what came of it is read by everybody, on a wall and in the hand',
  {
    timeout: 60_000 + turns.length * 60_000,
  },
  () =>
    onDrawnScreens('reduce', unreadOfQuestion, async (show) => {
      for (const number of turns)
        for (const { what, wall, hands: players } of drawnTurn(number)) {
          await show(wall, what, walls)
          for (const hand of players) await show(hand, what, hands)
        }
    }),
)
