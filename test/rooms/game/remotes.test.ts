import { expect, it } from 'vitest'
import { Remotes } from '../../../rooms/game/seats/remotes.ts'
import type { RemoteSign } from '../../../rooms/shared/contract/remote.ts'
import { applyEntry } from '../../../rooms/shared/match/match.ts'
import { frontRoom } from './frontRoom.ts'

it('a phone that was allowed leads nothing once the lead is back at the board, though its yes was written slowly', () => {
  const room = frontRoom()
  const written: (() => void)[] = []
  const remotes = new Remotes({
    ...room,
    ports: { now: () => 1, random: () => 0.5, secret: () => `secret-${written.length}` },
    record(entry, acknowledge = () => {}) {
      applyEntry(room.match, entry)
      written.push(acknowledge)
    },
    tellCaught: () => {},
    tellFinal: () => {},
  })
  remotes.invite()
  const phone = room.client()
  remotes.receive(phone, { account: null, join: { remote: 'secret-0' } })
  const told = phone.heard[0]?.message as { sign: RemoteSign }
  expect(remotes.allow(told.sign)).toBe(true)
  remotes.end()
  for (const acknowledge of written) acknowledge()
  expect([...room.attendance.remotes()]).toEqual([])
  expect(phone.leftFor).toEqual(['removed'])
})
