import { CloseCode } from '@colyseus/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mostScreens } from '../../../rooms/game/seats/seating.ts'
import { SilentSeats, silentMs } from '../../../rooms/game/seats/silent.ts'
import { sameSet } from '../../../rooms/sameSet.ts'
import { aPlan, hostJoins, joins } from '../shared/match/matchBuilders.ts'
import { anAccount, frontRoom } from './frontRoom.ts'

let room: ReturnType<typeof frontRoom>
beforeEach(() => {
  room = frontRoom()
})
const kinds = () => room.journal.map(({ kind }) => kind)

describe('a seat', () => {
  it('is new for somebody new, with a key of its own', () => {
    const { seat } = room.enter({ username: 'Ann' })
    expect(seat).toMatchObject({ username: 'Ann', seatKey: 'secret-1', isHost: false, plays: true, userId: null })
    expect(kinds()).toEqual(['joined'])
  })

  it('is the same again for whoever has its key, and the first connection is told why it ends', () => {
    const first = room.enter({ username: 'Ann' })
    const second = room.enter({ seatKey: first.seat.seatKey })
    expect(second.seat).toBe(first.seat)
    expect(first.client.leftFor).toEqual(['elsewhere'])
    expect(room.attendance.of(first.seat.player)).toEqual([second.client])
    expect(kinds()).toEqual(['joined'])
  })

  it('is the same again for the page that took it, which may go on coming back', () => {
    const first = room.enter({ username: 'Ann', page: 'page-1' })
    room.enter({ seatKey: first.seat.seatKey, page: 'page-1' })
    expect(first.client.leftFor).toEqual(['replaced'])
  })

  it.each([
    ['two pages', 'page-1', 'page-2'],
    ['an older page', undefined, 'page-2'],
    ['two older pages', undefined, undefined],
  ])('goes from one device to another: %s', (_, one, other) => {
    const first = room.enter({ username: 'Ann', page: one })
    room.enter({ seatKey: first.seat.seatKey, page: other })
    expect(first.client.leftFor).toEqual(['elsewhere'])
  })

  it('is found again by what its page drew, where the answer to the first knock got lost', () => {
    const join = { username: 'Ann', ownKey: 'drawn-by-the-page-of-ann', page: 'page-1' }
    const first = room.enter(join)
    const second = room.enter(join)
    expect(second.seat).toBe(first.seat)
    expect(first.client.leftFor).toEqual(['replaced'])
    expect(kinds()).toEqual(['joined'])
    expect(() => room.enter({ ...join, ownKey: 'drawn-by-the-page-of-ben' })).toThrow('nameTaken')
    expect(() => room.enter({ username: 'Ann' })).toThrow('nameTaken')
  })

  it('of an account whose name a guest has taken has a number, which its player and the host are told of', () => {
    const board = room.enter({}, anAccount('t1')).client
    const impostor = room.enter({ username: 'Mira' })
    const mira = room.enter({}, { ...anAccount('mira-account'), username: 'Mira' })
    expect(mira.seat.username).toBe('Mira 2')
    const notice = { type: 'info', name: 'name-of-account', username: 'Mira' }
    for (const { heard } of [board, mira.client]) expect(heard).toContainEqual({ type: 'notice', message: notice })
    expect(impostor.client.heard.filter(({ type }) => type === 'notice')).toEqual([])
    const before = board.heard.length
    room.enter({}, { ...anAccount('ben-account'), username: 'Ben' })
    room.enter({ seatKey: mira.seat.seatKey }, { ...anAccount('mira-account'), username: 'Mira' })
    expect(board.heard.slice(before).filter(({ type }) => type === 'notice')).toEqual([])
  })

  it('becomes the account of a guest who has signed in, and says so', () => {
    const guest = room.enter({ username: 'Ann' })
    const back = room.enter({ seatKey: guest.seat.seatKey }, anAccount('ann-account'))
    expect(back.seat.player).toBe(guest.seat.player)
    expect(room.match.seatByUser.get('ann-account')?.player).toBe(guest.seat.player)
    expect(back.client.heard).toEqual([
      { type: 'notice', message: { type: 'success', name: 'seat-claimed', username: 'Ann' } },
    ])
    expect(kinds()).toEqual(['joined', 'claimed'])
  })

  it('opens by its key alone to who comes without cookies, and no other does, nor a new one', () => {
    const owner = room.enter({}, anAccount('ann-account'))
    const back = room.enter({ seatKey: owner.seat.seatKey, byKey: true, userId: 'ann-account' })
    expect(back.seat).toBe(owner.seat)
    expect(room.match.seatByUser.get('ann-account')).toBe(owner.seat)
    const guest = room.enter({ username: 'Ben' })
    room.seating.leave(guest.client, undefined)
    room.seating.hand(guest.seat.player)
    for (const username of ['Ben', 'Cleo'])
      expect(() => room.enter({ username, seatKey: 'a seat that was given up', byKey: true })).toThrow('busy')
    // Somebody else has logged in on that device.
    for (const userId of ['ben-account', null])
      expect(() => room.enter({ seatKey: owner.seat.seatKey, byKey: true, userId })).toThrow('busy')
    expect(() => room.enter({ seatKey: guest.seat.seatKey, byKey: true, userId: 'ben-account' })).toThrow('busy')
    expect(kinds()).toEqual(['joined', 'joined'])
  })

  it("is not another account's, whatever key it brings", () => {
    const owner = room.enter({}, anAccount('ann-account'))
    const thief = room.enter({ seatKey: owner.seat.seatKey }, anAccount('ben-account'))
    expect(thief.seat.player).not.toBe(owner.seat.player)
    expect(owner.client.leftFor).toEqual([])
  })

  it('is one of the host alone, at several screens', () => {
    const host = anAccount(aPlan().host.userId)
    const first = room.enter({}, host)
    const second = room.enter({}, host)
    expect(second.seat).toBe(first.seat)
    expect(first.client.leftFor).toEqual([])
    expect([...room.attendance.hosts()]).toEqual([first.client, second.client])
  })

  it('has no more screens than there are walls: the one goes that has said nothing for longest', () => {
    const host = anAccount(aPlan().host.userId)
    const screens = Array.from({ length: mostScreens }, () => room.enter({}, host).client)
    const [wall, silent, ...others] = screens
    for (const [at, client] of [silent, ...others, wall].entries())
      if (client) (room.attendance.speaker(client) as { pace: { at: number } }).pace.at = at
    const next = room.enter({}, host)
    expect(screens.filter(({ leftFor }) => leftFor.length > 0)).toEqual([silent])
    expect(silent?.leftFor).toEqual(['elsewhere'])
    expect(new Set(room.attendance.hosts())).toEqual(new Set([wall, ...others, next.client]))
    expect(kinds()).toEqual([])
  })

  it('takes the place of the line that its own page had, where there are as many screens as there may be', () => {
    const host = anAccount(aPlan().host.userId)
    const enter = (page: number) => room.enter({ page: `page-${page}` }, host).client
    const screens = Array.from({ length: mostScreens }, (_, page) => enter(page))
    enter(3)
    expect(screens.map(({ leftFor }) => leftFor)).toEqual(screens.map((_, page) => (page === 3 ? ['replaced'] : [])))
  })

  it.each([
    ['a name that somebody has', { username: 'ANN' }, 'nameTaken'],
    ['a name that is none', { username: ' ' }, 'nameBad'],
  ])('is refused for %s, and nothing is written', (_, join, why) => {
    room.enter({ username: 'Ann' })
    expect(() => room.enter(join)).toThrow(why)
    expect(kinds()).toEqual(['joined'])
    expect(room.attendance.size).toBe(1)
  })

  it('is refused where all are taken', () => {
    room = frontRoom({ plan: aPlan({ settings: { maxPlayers: 1 } }) })
    room.enter({ username: 'Ann' })
    expect(() => room.enter({ username: 'Ben' })).toThrow('full')
  })

  it('without proof, or under a name that is bad or taken, makes nobody give up a silent seat in a full game', () => {
    const settings = { maxPlayers: 1 }
    let isProven = true
    const proof = { complaint: () => (isProven ? null : ('proofNeeded' as const)) }
    room = frontRoom({
      plan: aPlan({ settings }),
      entries: [hostJoins, { kind: 'proof-asked', isOn: true, at: 1 }],
      proof,
    })
    const silent = room.enter({ username: 'Silent' })
    room.pass(silentMs)
    isProven = false
    expect(() => room.enter({ username: 'Ben' })).toThrow('proofNeeded')
    isProven = true
    expect(() => room.enter({ username: 'fuck' })).toThrow('nameBad')
    expect(() => room.enter({ username: 'Silent' })).toThrow('nameTaken')
    expect(room.match.seats.has(silent.seat.player)).toBe(true)
    expect(room.enter({ username: 'Ben' }).seat.username).toBe('Ben')
    expect(room.match.seats.has(silent.seat.player)).toBe(false)
  })
})

describe('a browser that takes seat after seat', () => {
  const [start, minute] = [1_000_000, 60_000]

  it('gets eight in a minute, and more when a minute has passed since the first', () => {
    let now = start
    const silent = new SilentSeats(room.match, room.attendance, () => now)
    const takes = (seats: number) =>
      Array.from({ length: seats }, () => silent.mayTake('browser')).filter(Boolean).length
    expect(takes(3)).toBe(3)
    now += minute / 2
    expect(takes(9)).toBe(5)
    now = start + minute
    expect(takes(9)).toBe(3)
  })

  it('is forgotten after a minute: a script that says another number at each knock fills no memory', () => {
    let now = start
    const silent = new SilentSeats(room.match, room.attendance, () => now)
    for (let knock = 0; knock < 5_000; knock++) {
      now += minute / 100
      expect(silent.mayTake(`browser ${knock}`)).toBe(true)
    }
    const remembered: Map<string, number[]> = Reflect.get(silent, 'takenBy')
    expect(remembered.size).toBeLessThanOrEqual(100)
  })
})

describe('a name that was caught', () => {
  const rude = { username: 'fuck' }

  it('is told to the hosts who look on', () => {
    const host = room.enter({}, anAccount(aPlan().host.userId))
    expect(() => room.enter(rude)).toThrow('nameBad')
    expect(host.client.heard).toEqual([{ type: 'name-caught', message: { name: 'fuck' } }])
  })

  it('waits for a host who is away, and is told once', () => {
    expect(() => room.enter(rude)).toThrow('nameBad')
    expect(() => room.enter(rude)).toThrow('nameBad')
    const host = room.client()
    room.seating.tellCaught(host)
    room.seating.tellCaught(host)
    expect(host.heard).toEqual([{ type: 'name-caught', message: { name: 'fuck' } }])
  })

  it('fills no memory: of a thousand that nobody hears of, twenty are kept', () => {
    for (let number = 0; number < 1000; number++) {
      expect(() => room.enter({ username: `fuck ${number}` })).toThrow('nameBad')
    }
    const host = room.client()
    room.seating.tellCaught(host)
    expect(host.heard).toHaveLength(20)
  })

  it('floods no wall: of a thousand in a moment those of a class are told, and later ones again', () => {
    const host = room.enter({}, anAccount(aPlan().host.userId))
    for (let number = 0; number < 1000; number++) {
      expect(() => room.enter({ username: `fuck ${number}` })).toThrow('nameBad')
    }
    expect(host.client.heard.length).toBeGreaterThan(30)
    expect(host.client.heard.length).toBeLessThan(100)
    room.pass(60_000)
    expect(() => room.enter({ username: 'shit' })).toThrow('nameBad')
    expect(host.client.heard.at(-1)).toEqual({ type: 'name-caught', message: { name: 'shit' } })
  })
})

describe('a player of the same questions elsewhere', () => {
  const enterFrom = (device: string, username: string) => room.enter({ username }, null, undefined, device)
  const playedBy = (device: string | null, userId: string | null = null) => sameSet.played('sums', { userId, device })

  it('is found by browser or account on however many seats, without a look at all of them', () => {
    for (let n = 0; n < 60; n++) enterFrom(`browser-${n % 20}`, `Pupil ${n}`)
    const ann = room.enter({}, anAccount('ann'))
    const looks = vi.spyOn(room.match.seats, 'values')
    expect(playedBy('browser-7')).toHaveLength(1)
    expect(playedBy(null, ann.seat.userId)).toHaveLength(1)
    expect(playedBy('browser-20', 'nobody')).toEqual([])
    expect(looks).not.toHaveBeenCalled()
  })

  it('is not found once the seat is given back, unless another pupil sits at the same browser', () => {
    const [one, other] = [enterFrom('shared', 'Ann'), enterFrom('shared', 'Ben')]
    room.seating.leave(one.client, CloseCode.CONSENTED)
    expect(playedBy('shared')).toHaveLength(1)
    room.seating.leave(other.client, CloseCode.CONSENTED)
    expect(playedBy('shared')).toEqual([])
  })
})

describe('leaving', () => {
  it('the lobby on purpose gives the seat back', () => {
    const { client, seat } = room.enter({ username: 'Ann' })
    room.seating.leave(client, CloseCode.CONSENTED)
    expect(room.match.seats.has(seat.player)).toBe(false)
    expect(room.enter({ username: 'Ann' }).seat.username).toBe('Ann')
  })

  it.each([
    ['a lost line', undefined, false],
    ['a game that runs', CloseCode.CONSENTED, true],
  ])('keeps it: %s', (_, code, hasBegun) => {
    if (hasBegun) room = frontRoom({ entries: [hostJoins, { kind: 'started', at: 500 }] })
    const { client, seat } = room.enter({ username: 'Ann' })
    room.seating.leave(client, code)
    expect(room.match.seats.get(seat.player)).toBe(seat)
    expect(room.attendance.isHere(seat.player)).toBe(true)
    expect(room.ticks).toBe(1)
  })

  it('and coming in without end fills the seats and not the journal, and somebody real is let in', () => {
    let refused = 0
    const comeAndGo = (times: number) => {
      for (let n = 0; n < times; n++) {
        room.pass(2)
        try {
          room.seating.leave(room.enter({ username: `Guest ${n} ${times}` }).client, CloseCode.CONSENTED)
        } catch (error) {
          expect(String(error)).toContain('full')
          refused++
        }
      }
    }
    comeAndGo(5_000)
    expect(refused).toBeGreaterThan(2_000)
    expect(room.journal.length).toBeLessThan(3_100)
    room.pass(60_000)
    expect(room.enter({ username: 'Ann' }).seat.username).toBe('Ann')
    const { length } = room.journal
    comeAndGo(2_000)
    expect(room.journal.length - length).toBeLessThan(500)
  })

  it('of a connection that was replaced changes nothing', () => {
    const first = room.enter({ username: 'Ann' })
    room.enter({ seatKey: first.seat.seatKey })
    room.seating.leave(first.client, CloseCode.CONSENTED)
    expect(room.attendance.has(first.seat.player)).toBe(true)
    expect(room.ticks).toBe(0)
  })

  it('of who has never heard of the seat leaves it to others', () => {
    const { client, seat } = room.enter({ username: 'Ann' })
    Object.assign(client, { _enqueuedMessages: [] })
    room.seating.leave(client, undefined)
    expect(room.match.seats.has(seat.player)).toBe(false)
  })

  it('of a thousand who have never heard of their seats leaves the map of a game that runs as it was', () => {
    const entries = [hostJoins, joins('ann'), { kind: 'started', at: 500 } as const]
    room = frontRoom({ plan: aPlan({ gameMode: 'racing' }), entries })
    const before = JSON.stringify(room.match.board)
    for (let number = 0; number < 1000; number++) {
      const { client } = room.enter({ username: `G ${number}` })
      Object.assign(client, { _enqueuedMessages: [] })
      room.seating.leave(client, undefined)
    }
    expect(JSON.stringify(room.match.board)).toBe(before)
  })
})
