import { it } from 'vitest'
import {
  drawnNumbers,
  hands,
  leadingPhones,
  openDrawnScreens,
  wallsWith,
} from '../../pictures/screenPage/drawnScreens.ts'
import { drawnTurn } from '../../pictures/screenPage/drawnTurn.ts'
import { hardToRead } from '../school/hardToRead.ts'

/** Long names beside gains and hearts, a class of thirty that has much to tell, and five long answers with pictures. */
const once = [30, 42, 60]
/** Each is a turn of another game. */
const turns = drawnNumbers('TURNS', 28, 1, once)
/** The longest texts that are allowed leave no room for larger letters. */
const walls = [...wallsWith([15, 12]), ...leadingPhones]

it('what is asked, what there is to choose and what came of it is read by everybody, on a wall and in the hand', {
  timeout: 60_000 + turns.length * 60_000,
}, async () => {
  const screens = await openDrawnScreens('reduce', async (page, { view }, { leastPx }) => {
    const faults = await hardToRead(page, leastPx)
    // In the head of a phone the code gives way to the number of the question.
    return faults.filter((fault) => fault !== `cut off: ${view.code}`)
  })
  try {
    for (const number of turns)
      for (const moment of drawnTurn(number)) {
        await screens.lookAt(moment.wall, moment.what, walls)
        for (const hand of moment.hands) await screens.lookAt(hand, moment.what, hands)
      }
  } finally {
    await screens.close()
  }
})
