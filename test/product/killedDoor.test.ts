import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Phone } from '../lines/phone.ts'
import { listen, until } from '../rooms/roomHarness.ts'
import { openGame } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const classSize = 12
/** Long enough for the server to have seats that their pages do not know of yet. */
const roundTripMs = 600
const patienceMs = 60_000

it.each([2, 9])(
  'a server killed while twelve join, when about %i are seated and not told, has twelve names for twelve and sends nobody away',
  async (untold) => {
    const teacher = await product.register('teacher')
    const questionSetId = await createSums(teacher, 1)
    const { code } = await openGame(product.url, { host: teacher.cookie(), signedIn: [], size: 0, questionSetId })
    const phones = await Promise.all(
      Array.from({ length: classSize }, (_, index) =>
        Phone.open({ url: product.url, code, name: `Pupil ${index}`, roundTripMs, seed: index }),
      ),
    )
    for (const phone of phones) phone.order('come-in')
    const atTheDoor = () => phones.filter(({ isAtTheDoor }) => isAtTheDoor).length
    // On a busy machine there may never be this many at the same moment.
    const areAllThrough = () => phones.every(({ isAtTheDoor, isIn }) => isAtTheDoor || isIn)
    await until('pupils at the door', () => atTheDoor() >= untold || areAllThrough(), patienceMs)
    process.stdout.write(`killed with ${atTheDoor()} at the door and ${phones.filter(({ isIn }) => isIn).length} in\n`)
    await product.kill()
    await product.start()

    const client = new Client(product.url, { headers: { cookie: teacher.cookie() } })
    const { room } = listen(await client.joinById(code, {}))
    await until('everybody', () => phones.every(({ isIn, line }) => isIn && line.heardAt > 0), patienceMs)
    const rows = () => [...(room.state.players?.values() ?? [])] as { username: string; connected: boolean }[]
    await until('the class', () => rows().filter(({ connected }) => connected).length > classSize, patienceMs)
    const pupils = rows().map(({ username }) => username)
    expect(pupils.sort()).toEqual([teacher.username, ...phones.map(({ name }) => name)].sort())
    expect(phones.flatMap(({ wronged }) => wronged)).toEqual([])
    await Promise.all(phones.map((phone) => phone.close()))
  },
  150_000,
)
