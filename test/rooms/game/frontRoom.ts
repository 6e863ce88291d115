import type { Conductor } from '../../../rooms/game/conductor.ts'
import { Attendance, type GameClient } from '../../../rooms/game/seats/attendance.ts'
import { Elsewhere } from '../../../rooms/game/seats/elsewhere.ts'
import { Seating } from '../../../rooms/game/seats/seating.ts'
import { GameState } from '../../../rooms/game/showing/gameState.ts'
import { Painter } from '../../../rooms/game/showing/picture.ts'
import type { FramedLead } from '../../../rooms/game/showing/pictureSerializer.ts'
import { Showing } from '../../../rooms/game/showing/showing.ts'
import { slimeForGuest } from '../../../rooms/shared/catalog/guestSlimes.ts'
import type { Visitor } from '../../../rooms/shared/match/admission.ts'
import { applyEntry, replayMatch } from '../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { nobodyElsewhere } from '../../../server/processes/whereabouts.ts'
import { aPlan, hostJoins } from '../shared/match/matchBuilders.ts'

export type HeardClient = GameClient & { heard: { type: string; message: unknown }[]; leftFor: string[] }

/** The name in a frame of the library, which holds its kind, the length of the name, and the name. */
const nameIn = (frame: Uint8Array | undefined): string => {
  const [, length = 0] = frame ?? []
  return Buffer.from(frame?.subarray(2, 2 + (length & 31)) ?? '').toString()
}

/** The front of a room: real seats, lists and pictures, with clients that only listen and a clock that the test sets. */
export function frontRoom({
  plan = aPlan() as MatchPlan,
  entries = [hostJoins] as MatchEntry[],
  proof = { complaint: (): 'proofNeeded' | null => null },
} = {}) {
  const match = replayMatch(plan, entries)
  const state = new GameState()
  const painter = new Painter(state, match)
  const journal: MatchEntry[] = []
  const sent: string[] = []
  const room = { now: 1_000_000, ticks: 0, clients: 0, secrets: 0 }
  const alarms = new Map<() => void, number>()
  const attendance = new Attendance(() => room.now)
  const showing = new Showing({
    match,
    state,
    painter,
    attendance,
    pictures: {
      goAhead: ({ frameFor }: FramedLead) => sent.push(nameIn(frameFor({} as never))),
      goOnlyTo: (clients: ReadonlySet<unknown>) => sent.push(`only to ${clients.size}`),
    } as never,
    clock: {
      now: () => room.now,
      wakeAt(time, ring) {
        const alarm = () => ring()
        alarms.set(alarm, time)
        return () => void alarms.delete(alarm)
      },
    },
    sendPatch: () => sent.push('picture'),
    tellAll: (signal) => sent.push(signal),
    safely: (act) => act(),
  })
  const elsewhere = new Elsewhere(match, attendance, nobodyElsewhere)
  elsewhere.open()
  const seating = new Seating({
    match,
    painter,
    attendance,
    showing,
    elsewhere,
    aheadOfUs: { satDown: () => {} },
    proof,
    conductor: { goOnIfDone: () => room.ticks++ } as unknown as Conductor,
    ports: { now: () => room.now, random: () => 0.5, secret: () => `secret-${++room.secrets}` },
    record(entry) {
      applyEntry(match, entry)
      painter.after(entry)
      journal.push(entry)
    },
  })
  for (const seat of match.seats.values()) painter.seat(seat, false)
  const client = (sessionId = `client-${++room.clients}`): HeardClient => {
    const heard: HeardClient['heard'] = []
    const leftFor: string[] = []
    return {
      sessionId,
      heard,
      leftFor,
      send: (type: string, message: unknown) => heard.push({ type, message }),
      leave: (_code: number, why: string) => leftFor.push(why),
    } as unknown as HeardClient
  }
  return {
    match,
    state,
    attendance,
    seating,
    showing,
    journal,
    sent,
    client,
    get ticks() {
      return room.ticks
    },
    /** A player comes in with this nickname or with the key of their seat. */
    enter(join: Visitor['join'], account: Visitor['account'] = null, as = client(), device?: string) {
      const seat = seating.take(as, { account, join, ...(device && { device }) })
      return { client: as, seat }
    },
    pass(ms: number) {
      room.now += ms
      for (const [alarm, time] of [...alarms]) {
        if (time > room.now) continue
        alarms.delete(alarm)
        alarm()
      }
    },
  }
}

export const anAccount = (id: string): NonNullable<Visitor['account']> => ({
  id,
  username: id,
  slime: slimeForGuest(undefined),
  earns: true,
})
