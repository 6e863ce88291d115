import { describe, expect, it } from 'vitest'
import type { JournalWriter } from '../../../rooms/game/journal/journalWriter.ts'
import { finalWord, openResultsDesk } from '../../../rooms/game/showing/results.ts'
import type { SettledGame } from '../../../rooms/ports.ts'
import { applyEntry, replayMatch } from '../../../rooms/shared/match/match.ts'
import type { Match, Seat } from '../../../rooms/shared/match/matchModel.ts'
import { answered, aPlan, asked, closed, finished, hostJoins, joins, started } from '../shared/match/matchBuilders.ts'

const played = () =>
  replayMatch(aPlan(), [
    hostJoins,
    joins('ann', { userId: 'a1', earns: true }),
    joins('guest'),
    started,
    asked(1),
    answered('ann', 1, 0),
    answered('guest', 1, 0),
    closed(1),
    finished,
  ])

/** A desk whose archive pays these amounts, with everything it told. `meanwhile` runs while the archive writes. */
const deskOf = (
  match: Match,
  paid: SettledGame['paid'],
  { wereKept = false, meanwhile = () => {}, unread = [] as string[] } = {},
) => {
  const told: { player: string; message: unknown }[] = []
  const desk = openResultsDesk(
    match,
    { settled: async () => true, markOver: async () => {} } as unknown as JournalWriter,
    {
      results: {
        record: async () => {
          meanwhile()
          return { paid, unlocked: {}, unreadAccounts: unread }
        },
        paidBy: async () => paid,
        mayHost: async () => true,
      },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      now: () => 0,
    },
    (player, _name, message) => void told.push({ player, message }),
    wereKept,
  )
  const seat = (player: string) => match.seats.get(player) as Seat
  return { desk, told, paidTo: (player: string) => desk.paidTo(seat(player), finalWord(match)) }
}

const claim = (match: Match) =>
  applyEntry(match, { kind: 'claimed', player: 'guest', userId: 'g1', earns: true, at: 99_500 })

describe('a guest who makes an account of what they have earned', () => {
  it('is not told that it was deleted, also after the game was kept', async () => {
    const match = played()
    const { desk, paidTo, told } = deskOf(match, { a1: 5 })
    await desk.keep()
    claim(match)
    expect(paidTo('ann')).toBe(5)
    expect(paidTo('guest')).toBeUndefined()
    expect(told).not.toContainEqual({ player: 'guest', message: { currency: null } })
  })

  it('is not told so while the archive writes it down', async () => {
    const match = played()
    const { desk, paidTo, told } = deskOf(match, { a1: 5 }, { meanwhile: () => claim(match) })
    await desk.keep()
    expect(paidTo('guest')).toBeUndefined()
    expect(told).not.toContainEqual({ player: 'guest', message: { currency: null } })
  })

  it('is not told so by a process that has not kept the game itself', async () => {
    const match = played()
    claim(match)
    const { desk, paidTo, told } = deskOf(match, { a1: 5 }, { wereKept: true })
    await desk.keep()
    expect(paidTo('ann')).toBe(5)
    expect(paidTo('guest')).toBeUndefined()
    expect(told).not.toContainEqual({ player: 'guest', message: { currency: null } })
  })
})

it('an account that was deleted during its game is told so', async () => {
  const { desk, paidTo, told } = deskOf(played(), {})
  await desk.keep()
  expect(paidTo('ann')).toBeNull()
  expect(told).toContainEqual({ player: 'ann', message: { currency: null } })
})

it('an account that cannot be read is not told that it was deleted', async () => {
  const { desk, paidTo, told } = deskOf(played(), {}, { unread: ['a1'] })
  await desk.keep()
  expect([desk.isKept(), paidTo('ann')]).toEqual([true, undefined])
  expect(told).not.toContainEqual({ player: 'ann', message: { currency: null } })
})
