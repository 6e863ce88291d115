import { beforeEach, describe, expect, it } from 'vitest'
import { hostJoins } from '../shared/match/matchBuilders.ts'
import { frontRoom } from './frontRoom.ts'

let room: ReturnType<typeof frontRoom>
beforeEach(() => {
  room = frontRoom()
})
const pictures = () => room.sent.filter((what) => what === 'picture').length

describe('what is shown', () => {
  it('waits a moment for company: a class that comes in at once is one picture, and one sound in the same write', () => {
    for (let number = 0; number < 30; number++) room.enter({ username: `Pupil ${number}` })
    expect(room.sent).toEqual([])
    room.pass(50)
    expect(room.sent).toEqual(['player-joined', 'picture'])
    expect([room.state.playerCount, room.state.connectedCount]).toEqual([30, 30])
  })

  it('comes twice a second in the lobby, however many come in one by one', () => {
    for (let number = 0; number < 100; number++) {
      room.enter({ username: `Pupil ${number}` })
      room.pass(20)
    }
    expect(pictures()).toBeGreaterThan(2)
    expect(pictures()).toBeLessThanOrEqual(5)
  })

  it('comes once a second to a lobby of a thousand, where each picture is written to all of them', () => {
    for (let number = 0; number < 900; number++) room.enter({ username: `Pupil ${number}` })
    room.pass(50)
    room.sent.length = 0
    for (let number = 0; number < 100; number++) {
      room.enter({ username: `Late ${number}` })
      room.pass(50)
    }
    expect(pictures()).toBe(5)
  })

  it('comes more rarely in a game, where nobody waits for a count', () => {
    room = frontRoom({ entries: [hostJoins, { kind: 'started', at: 500 }] })
    room.enter({ username: 'Ann' })
    room.pass(50)
    room.enter({ username: 'Ben' })
    room.pass(1199)
    expect(pictures()).toBe(1)
    room.pass(1)
    expect(pictures()).toBe(2)
  })

  it('comes at once when a phase changes, takes along what has come together, and its lead goes ahead', () => {
    room.enter({ username: 'Ann' })
    room.showing.now({ type: 'game-started', message: {} } as never)
    expect(room.sent).toEqual(['game-started', 'picture', 'player-joined'])
    room.pass(10_000)
    expect(pictures()).toBe(1)
  })

  it('tells what else has happened after the picture', () => {
    const { client } = room.enter({ username: 'Ann' })
    room.pass(50)
    room.enter({ username: 'Ben' })
    room.seating.leave(client, undefined)
    room.pass(500)
    expect(room.sent.slice(2)).toEqual(['player-joined', 'picture', 'player-left'])
  })

  it('goes to those who lead where only they show it, and to everybody with anything else or a change of phase', () => {
    const { client } = room.enter({ username: 'Ann' })
    room.pass(50)
    room.sent.length = 0
    const shown = (act: () => void) => {
      act()
      room.pass(500)
      return room.sent.splice(0)
    }
    expect(shown(() => room.showing.soon(true))).toEqual(['only to 0', 'picture'])
    expect(shown(() => room.showing.soon())).toEqual(['picture'])
    const both = () => {
      room.showing.soon()
      room.showing.soon(true)
    }
    expect(shown(both)).toEqual(['picture'])
    const withNews = () => {
      room.showing.soon(true)
      room.seating.leave(client, undefined)
    }
    expect(shown(withNews)).toEqual(['player-left', 'picture'])
    const withPhase = () => {
      room.showing.soon(true)
      room.showing.now()
    }
    expect(shown(withPhase)).toEqual(['picture'])
    expect(shown(() => room.showing.soon(true))).toEqual(['only to 0', 'picture'])
  })

  it('costs nothing while nothing happens', () => {
    room.pass(60_000)
    expect(room.sent).toEqual([])
  })

  it('counts who plays and who is connected', () => {
    const { client } = room.enter({ username: 'Ann' })
    room.enter({ username: 'Ben' })
    room.pass(50)
    room.seating.leave(client, undefined)
    expect(room.showing.counted()).toEqual({ players: 2, connected: 1 })
    room.pass(500)
    expect([room.state.playerCount, room.state.connectedCount]).toEqual([2, 1])
    expect(room.sent.slice(-2)).toEqual(['player-left', 'picture'])
  })
})
