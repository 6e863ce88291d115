import { beforeEach, describe, expect, it } from 'vitest'
import { freshPace } from '../../../rooms/game/gameGate.ts'
import { Attendance, absenceGraceMs, type GameClient } from '../../../rooms/game/seats/attendance.ts'
import type { Seat } from '../../../rooms/shared/match/matchModel.ts'

let now = 0
let attendance: Attendance
beforeEach(() => {
  now = 1_000_000
  attendance = new Attendance(() => now)
})

const aClient = () => ({}) as GameClient
const arrives = (player: string, isHost = false): GameClient => {
  const client = aClient()
  attendance.add(client, { seat: { player } as Seat, isHost, pace: freshPace(now) })
  return client
}

describe('who is expected', () => {
  it('is here, and leads, until they could have come from where the game was', () => {
    const seats = [
      { player: 'ann', isHost: false },
      { player: 'host', isHost: true },
    ]
    attendance.expect(seats)
    expect([attendance.isHere('ann'), attendance.isLed]).toEqual([true, true])
    now += absenceGraceMs
    expect([attendance.isHere('ann'), attendance.isLed]).toEqual([false, false])
  })

  it('leads on where they are there already', () => {
    arrives('host', true)
    attendance.expect([{ player: 'host', isHost: true }])
    now += absenceGraceMs
    expect(attendance.isLed).toBe(true)
  })
})

describe('who is here', () => {
  it('is who is connected, and who has gone so shortly that they may be on their way back', () => {
    const ann = arrives('ann')
    attendance.remove(ann)
    expect([attendance.has('ann'), attendance.isHere('ann')]).toEqual([false, true])
    now += absenceGraceMs - 1
    expect(attendance.isHere('ann')).toBe(true)
    now += 1
    expect(attendance.isHere('ann')).toBe(false)
  })

  it('is not who was never here', () => {
    expect(attendance.isHere('ann')).toBe(false)
    expect(attendance.nextAbsenceAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('is who came back, for good', () => {
    attendance.remove(arrives('ann'))
    arrives('ann')
    now += 10 * absenceGraceMs
    expect(attendance.isHere('ann')).toBe(true)
  })

  it('is a player as long as one of the connections is there', () => {
    const first = arrives('ann')
    arrives('ann')
    attendance.remove(first)
    now += 10 * absenceGraceMs
    expect(attendance.isHere('ann')).toBe(true)
  })

  it('changes next when the first of those who are gone counts as away', () => {
    attendance.remove(arrives('ann'))
    now += 1000
    attendance.remove(arrives('ben'))
    expect(attendance.nextAbsenceAt).toBe(now - 1000 + absenceGraceMs)
    now += absenceGraceMs - 1000
    expect(attendance.nextAbsenceAt).toBe(now + 1000)
  })
})

describe('a game is led', () => {
  it('while a screen of the host is there, and for as long after as a line takes to come back', () => {
    expect(attendance.isLed).toBe(false)
    const [board, tablet] = [arrives('host', true), arrives('host', true)]
    attendance.remove(board)
    now += 10 * absenceGraceMs
    expect(attendance.isLed).toBe(true)
    attendance.remove(tablet)
    expect(attendance.isLed).toBe(true)
    now += absenceGraceMs
    expect(attendance.isLed).toBe(false)
  })
})
