import { Conductor } from '../../../rooms/game/conductor.ts'
import { GameState } from '../../../rooms/game/showing/gameState.ts'
import { Painter } from '../../../rooms/game/showing/picture.ts'
import { applyEntry, replayMatch } from '../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { Seat } from '../../../rooms/shared/match/matchModel.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { aPlan, hostJoins, joins } from '../shared/match/matchBuilders.ts'

export const graceMs = 5000

/** A game without a network, and with a clock that only moves when the test moves it. */
export function stagedGame(
  players: string[],
  { entries = [] as MatchEntry[], plan = aPlan() as MatchPlan, time = 1_000_000 } = {},
) {
  const match = replayMatch(plan, entries.length > 0 ? entries : [hostJoins, ...players.map((player) => joins(player))])
  const state = new GameState()
  const painter = new Painter(state, match)
  const journal: MatchEntry[] = []
  const told: { type: string; message: unknown }[] = []
  const drawing = new Set<string>()
  const boards: { type: string; message: unknown }[] = []
  const connected = new Set<string>(players)
  const stage = {
    match,
    state,
    journal,
    told,
    boards,
    connected,
    time,
    finished: 0,
    mayDecide: true,
    goneAt: new Map<string, number>(),
    conductor: null as unknown as Conductor,
  }
  const record = (entry: MatchEntry, acknowledge?: () => void) => {
    applyEntry(match, entry)
    painter.after(entry)
    journal.push(entry)
    acknowledge?.()
  }
  stage.conductor = new Conductor({
    match,
    now: () => stage.time,
    startsAt: () => stage.time,
    record,
    mayDecide: () => stage.mayDecide,
    whenSafe: (acknowledge) => acknowledge(),
    attendance: {
      get size() {
        return connected.size
      },
      has: (player) => connected.has(player),
      isHere: (player) => connected.has(player) || stage.time < (stage.goneAt.get(player) ?? -graceMs) + graceMs,
      get nextAbsenceAt() {
        const due = [...stage.goneAt.values()].map((at) => at + graceMs).filter((at) => at > stage.time)
        return Math.min(...due, Number.POSITIVE_INFINITY)
      },
      draws: (player) => drawing.has(player),
      beginsToDraw: (player) => void drawing.add(player),
      get isLed() {
        return connected.has('host')
      },
    },
    showNow: (lead) => {
      if (!lead) return
      const seat = match.seats.get([...connected][0] ?? '')
      told.push({
        type: lead.type,
        message: typeof lead.message === 'function' ? seat && lead.message(seat) : lead.message,
      })
      for (const player of connected) lead.written?.(player)
    },
    tellBoards: (type, message) => boards.push({ type, message }),
    tellAll: (type, message) => told.push({ type, message }),
    started: () => {},
    finished: () => {
      stage.finished++
    },
  })
  for (const seat of match.seats.values()) painter.seat(seat, connected.has(seat.player))
  return {
    ...stage,
    get finished() {
      return stage.finished
    },
    get time() {
      return stage.time
    },
    /** False if another process may be going on with the game. */
    mayDecide(isSo: boolean) {
      stage.mayDecide = isSo
    },
    record,
    /** A new player sits down now. */
    arrive(player: string) {
      record(joins(player, { at: stage.time }))
      connected.add(player)
    },
    /** The lines of these players have just dropped. */
    drop(...players: string[]) {
      for (const player of players) {
        connected.delete(player)
        stage.goneAt.set(player, stage.time)
      }
      stage.conductor.tick()
    },
    comeBack(player: string) {
      connected.add(player)
      stage.goneAt.delete(player)
      stage.conductor.tick()
    },
    /** Nothing at all happens for so long, as when the machine swaps. */
    standStill(ms: number) {
      stage.time += ms
    },
    pass(ms: number) {
      stage.time += ms
      stage.conductor.tick()
    },
    answer(player: string, choice: number) {
      const seat = match.seats.get(player)
      let safe = false
      const accepted =
        seat &&
        stage.conductor.answer(seat, { choice }, () => {
          safe = true
        })
      return Boolean(accepted) && safe
    },
    seat: (player: string) => match.seats.get(player) as Seat,
    everything: () => painter.everything(),
    last: <Message>(type: string) => told.findLast((said) => said.type === type)?.message as Message | undefined,
    /** Another server reads the journal, that much later. `expected`: who was connected before, if the game was handed over. */
    restarted: (laterMs = 0, expected?: readonly string[]) => {
      const seated = [hostJoins, ...players.map((player) => joins(player))]
      const before = entries.length > 0 ? entries : seated
      const next = stagedGame([], { entries: [...before, ...journal], plan, time: stage.time + laterMs })
      next.everything()
      next.conductor.takeUp(expected)
      return next
    },
  }
}
