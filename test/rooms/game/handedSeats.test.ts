import { CloseCode } from '@colyseus/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { handedMs } from '../../../rooms/game/seats/handedSeats.ts'
import { doorCheckOf } from '../../../rooms/game/signs.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { aPlan, hostJoins } from '../shared/match/matchBuilders.ts'
import { anAccount, frontRoom, type HeardClient } from './frontRoom.ts'

const aGuest = (room: ReturnType<typeof frontRoom>, name: string) => room.enter({ username: name })

/** The battery is empty: the line ends, but the player has not said that they go. */
const dies = (room: ReturnType<typeof frontRoom>, { client }: { client: HeardClient }) =>
  room.seating.leave(client, CloseCode.ABNORMAL_CLOSURE)

let room: ReturnType<typeof frontRoom>
let ann: ReturnType<typeof aGuest>
let board: HeardClient
beforeEach(() => {
  room = frontRoom()
  const { userId } = hostJoins as { userId: string }
  board = room.enter({}, anAccount(userId)).client
  ann = aGuest(room, 'Ann')
})
const doorIsOpen = (userId: string | null = null) =>
  doorCheckOf(room.match, userId, room.seating.awaits(userId)).refusal === null

describe('a guest whose phone has died', () => {
  it('sits down again on another one, by the name alone, once the host has said so', () => {
    dies(room, ann)
    expect(() => room.enter({ username: 'Ann' })).toThrow('nameTaken')
    expect(room.seating.hand(ann.seat.player)).toBe(true)
    expect(board.heard.at(-1)?.message).toEqual({ type: 'success', name: 'seat-handed', username: 'Ann' })
    const back = room.enter({ username: ' ann ', ownKey: 'drawn-by-the-other-phone' })
    expect(back.seat).toBe(ann.seat)
    expect(room.journal.map(({ kind }) => kind)).toEqual(['joined'])
  })

  it('comes back through a door that is shut, and nobody else does', () => {
    dies(room, ann)
    room.match.locked = true
    expect(doorIsOpen()).toBe(false)
    room.seating.hand(ann.seat.player)
    expect([doorIsOpen(), doorIsOpen('an-account')]).toEqual([true, false])
    expect(() => room.enter({ username: 'Ben' })).toThrow('locked')
    expect(room.enter({ username: 'Ann' }).seat).toBe(ann.seat)
    expect(doorIsOpen()).toBe(false)
  })

  it('has two minutes, also for a second try', () => {
    dies(room, ann)
    room.seating.hand(ann.seat.player)
    room.pass(handedMs / 2)
    dies(room, room.enter({ username: 'Ann' }))
    expect(room.enter({ username: 'Ann' }).seat).toBe(ann.seat)
    dies(room, { client: room.attendance.of(ann.seat.player)[0] as HeardClient })
    room.pass(handedMs / 2)
    expect(() => room.enter({ username: 'Ann' })).toThrow('nameTaken')
  })

  it('is found where the game gives the names: nobody types one', () => {
    const plan = aPlan()
    room = frontRoom({ plan: { ...plan, settings: { ...plan.settings, nicknames: 'generated' } } as MatchPlan })
    const first = room.enter({})
    const second = room.enter({})
    dies(room, first)
    room.seating.hand(first.seat.player)
    // A player who has a seat comes back to it.
    dies(room, second)
    expect(room.enter({ seatKey: second.seat.seatKey }).seat).toBe(second.seat)
    expect(room.enter({}).seat).toBe(first.seat)
    expect(room.enter({}).seat).not.toBe(first.seat)
  })

  it('is one at a time where the game gives the names, and the host hears who gets the seat', () => {
    const plan = aPlan()
    room = frontRoom({ plan: { ...plan, settings: { ...plan.settings, nicknames: 'generated' } } as MatchPlan })
    const host = room.enter({}, anAccount((hostJoins as { userId: string }).userId)).client
    const [first, second] = [room.enter({}), room.enter({})]
    for (const one of [first, second]) {
      dies(room, one)
      room.seating.hand(one.seat.player)
    }
    expect(host.heard.at(-1)?.message).toMatchObject({ name: 'next-seat-handed', username: second.seat.username })
    expect(room.enter({}).seat).toBe(second.seat)
    expect(room.enter({}).seat).not.toBe(first.seat)
  })
})

describe('nobody gets a seat so', () => {
  it('on which somebody sits', () => {
    const before = board.heard.length
    expect(room.seating.hand(ann.seat.player)).toBe(true)
    expect(board.heard).toHaveLength(before)
    dies(room, ann)
    room.seating.hand(ann.seat.player)
    room.enter({ seatKey: ann.seat.seatKey })
    expect(() => room.enter({ username: 'Ann' })).toThrow('nameTaken')
  })

  it('on which somebody has sat who has said something, when their line breaks', () => {
    dies(room, ann)
    room.seating.hand(ann.seat.player)
    const back = room.enter({ username: 'Ann' })
    room.seating.heard(back.seat)
    dies(room, back)
    expect(() => room.enter({ username: 'Ann' })).toThrow('nameTaken')
  })

  it('of an account: it logs in, and its host hears so', () => {
    const ben = room.enter({}, anAccount('ben'))
    dies(room, ben)
    expect(room.seating.hand(ben.seat.player)).toBe(true)
    expect(board.heard.at(-1)?.message).toEqual({ type: 'info', name: 'seat-of-account', username: 'ben' })
    expect(() => room.enter({ username: 'ben' })).toThrow('nameTaken')
    expect(doorIsOpen()).toBe(true)
  })

  it('of the host, or of nobody', () => {
    const host = [...room.match.seats.values()].find(({ isHost }) => isHost)
    room.seating.leave(board, CloseCode.ABNORMAL_CLOSURE)
    expect([host?.player ?? '', 'nobody', '__proto__'].map((player) => room.seating.hand(player))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('by an account that has the name, or after having been removed', () => {
    const ben = aGuest(room, 'Ben')
    dies(room, ann)
    room.match.removedKeys.add(ben.seat.seatKey)
    room.seating.hand(ann.seat.player)
    expect(room.enter({}, anAccount('Ann')).seat).not.toBe(ann.seat)
    expect(() => room.enter({ username: 'Ann', seatKey: ben.seat.seatKey })).toThrow('removed')
  })
})
