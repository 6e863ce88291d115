import { passGate } from '../../rooms/game/gameGate.ts'
import { Attendance, type GameClient } from '../../rooms/game/seats/attendance.ts'
import { GameState } from '../../rooms/game/showing/gameState.ts'
import { Table } from '../../rooms/game/table.ts'
import type { PracticeRun, RoomPorts } from '../../rooms/ports.ts'
import { BesideGames } from '../../rooms/practice/besideGames.ts'
import { practiceTerms } from '../../rooms/practice/practiceTerms.ts'
import type { GameMessageName } from '../../rooms/shared/contract/game.ts'
import type { Difficulty, GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { modeRegistry } from '../../rooms/shared/modes/modeRegistry.ts'
import { practiceLimitMs } from '../../rooms/shared/practice/practiceRules.ts'
import { rememberEndedGames } from '../../server/ports/endedGames.ts'
import { noOthers } from '../../server/processes/others.ts'
import { nobodyElsewhere } from '../../server/processes/whereabouts.ts'
import { drawings } from '../assets/mapDrawings.ts'
import { memoryJournal } from './roomHarness.ts'
import { aPlan } from './shared/match/matchBuilders.ts'

export const practicePlan = (gameMode: GameMode, difficulty: Difficulty = 'medium', seed = 'a seed'): MatchPlan => {
  const drawn = drawings.find(({ map }) => map.gameMode === gameMode)?.map
  return {
    ...aPlan({ questions: 8, settings: { timeLimit: practiceLimitMs / 1000, pace: 'host' } }),
    code: `PRACTICE-${gameMode}`,
    gameMode,
    map: drawn ? { name: drawn.name, tiles: drawn.tiles } : null,
    host: { userId: 's1', username: 'Ann', slime: 'mint', plays: true },
    seed,
    rules: modeRegistry[gameMode].version,
    practice: { difficulty, runId: 'run', asksAgain: true, countsHundreds: true },
  }
}

const account = { id: 's1', username: 'Ann', slime: 'mint', earns: true }

/** All that a table asks of the server, in memory and with a clock that the test sets. */
export const portsInMemory = (journal: RoomPorts['journal'], time: { now: number }) => {
  const runs: PracticeRun[] = []
  const complaints: string[] = []
  let secrets = 0
  const ports: RoomPorts = {
    identify: async () => undefined,
    ofClass: async () => ({}),
    teaches: async () => false,
    content: {
      questionSet: async () => undefined,
      missedIn: async () => undefined,
      acceptForEver: async () => false,
      map: async () => undefined,
      mapCredit: async () => undefined,
      voteOnMap: async () => ({ yes: 0, no: 0 }),
      votesOnMap: async () => ({ yes: 0, no: 0 }),
      defaultMap: async () => undefined,
    },
    journal,
    others: noOthers,
    whereabouts: nobodyElsewhere,
    endedGames: rememberEndedGames(),
    results: { record: async () => ({ unlocked: {}, paid: {} }), paidBy: async () => ({}), mayHost: async () => true },
    practice: { record: async (run) => void runs.push(run) },
    now: () => time.now,
    date: () => time.now,
    wakeAt: () => () => {},
    mostOpenRooms: { teacher: 1, student: 1 },
    hasRoom: () => true,
    build: '',
    random: () => 0.5,
    secret: () => `secret-${secrets++}`,
    log: { info: () => {}, warn: () => {}, error: (facts) => complaints.push(JSON.stringify(facts)) },
  }
  return { ports, runs, complaints }
}

/** A practice without a network: a journal in memory, a clock that the test sets, and a pupil who speaks to the table. */
export async function tableOfTwo(plan: MatchPlan, journal = memoryJournal()) {
  const known = journal.games.get(plan.code)
  const time = { now: known?.batches.flat().at(-1)?.at ?? 1_000_000 }
  const { ports, runs, complaints } = portsInMemory(journal, time)
  const attendance = new Attendance(() => time.now)
  const state = new GameState()
  const besideGames = new BesideGames(plan, ports.whereabouts, () => {})
  const claim = known?.claim ?? (await journal.open(plan))
  if (!claim) throw new Error('no claim')
  const table = new Table(
    {
      ports,
      terms: (needs) => practiceTerms(needs, besideGames),
      clock: { ...ports, startsAt: ports.now },
      state,
      pictures: { goAhead: () => {} } as never,
      attendance,
      sendPatch: () => {},
      broadcast: () => {},
      safely: (_, act) => act(),
      taken: () => {},
    },
    { plan, claim, entries: known?.batches.flat() ?? [], nextSequence: known?.batches.length ?? 0 },
  )
  const heard: { type: string; message: unknown }[] = []
  const client = {
    sessionId: 'session',
    send: (type: string, message: unknown) => heard.push({ type, message }),
    leave: () => {},
  } as unknown as GameClient
  const seat = table.seating.take(client, { account, join: {} })
  table.welcome(client, seat)
  if (table.match.stage === 'lobby') table.conductor.start()
  table.tick()
  return {
    table,
    match: table.match,
    state,
    journal,
    runs,
    complaints,
    heard,
    settled: () => table.journal.settled(),
    close: () => besideGames.close(),
    pass(ms: number) {
      time.now += ms
      table.tick()
    },
    say(type: GameMessageName, message: object = {}) {
      const speaker = attendance.speaker(client)
      if (!speaker) throw new Error('nobody speaks')
      speaker.pace.tokens = 10
      const { phase } = table.match
      const room = { phase, gameCode: plan.code, now: time.now, mayDecide: true, isPractice: true }
      return passGate(table.acts, room, speaker, type, message)
    },
  }
}
export type TableOfTwo = Awaited<ReturnType<typeof tableOfTwo>>
