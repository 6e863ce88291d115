import { expect, test } from 'vitest'
import type { QuestionAsked } from '../../../rooms/shared/contract/asking.ts'
import type { ChooseOpened } from '../../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { checkReplay, replayOf } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { aPlan, hostJoins, joins } from '../shared/match/matchBuilders.ts'
import { stagedGame } from './stagedGame.ts'

const planOf = (ownTimes: Record<string, number> | null, gameMode: GameMode = 'classic') => ({
  ...aPlan({ classId: '6b', gameMode }),
  ...(ownTimes && { ownTimes }),
})
const seated = (names: readonly string[]): MatchEntry[] => [
  hostJoins,
  ...names.map((name) => joins(name, { userId: `of-${name}` })),
]

/** Ann has one and a half times the usual 20 seconds; nobody else has. */
const gameOf = (
  names = ['ann', 'ben'],
  ownTimes: Record<string, number> | null = { 'of-ann': 1.5 },
  mode?: GameMode,
) => {
  const entries = seated(names)
  const game = stagedGame(['host', ...names], { entries, plan: planOf(ownTimes, mode) })
  const opened = (ms = 3000) => {
    game.pass(ms)
    return game
  }
  game.conductor.start()
  return { game, opened, entries }
}

const msOf = (game: ReturnType<typeof stagedGame>, player: string) => game.match.turns[0]?.answers.get(player)?.ms

test('an answer is as fast as the share of their own time that it took', () => {
  const { opened } = gameOf()
  const game = opened()
  game.pass(6000)
  game.answer('ben', 0)
  game.pass(3000)
  game.answer('ann', 0)
  expect(game.match.phase).toBe('reveal')
  expect([msOf(game, 'ann'), msOf(game, 'ben')]).toEqual([6000, 6000])
  expect(game.seat('ann').tally).toEqual({ ...game.seat('ben').tally, place: game.seat('ann').tally.place })
})

test('a question stays open for all until the longest time is over, and closes as soon as all have answered', () => {
  const { opened } = gameOf()
  const game = opened()
  game.pass(29_000)
  expect(game.match.phase).toBe('question')
  // Ben is too late by the usual clock, so he earns the least that a right answer earns.
  expect(game.answer('ben', 0)).toBe(true)
  expect(msOf(game, 'ben')).toBe(20_000)
  game.answer('ann', 0)
  expect(game.match.phase).toBe('reveal')
  const silent = gameOf().opened()
  silent.pass(30_400)
  expect(silent.match.phase).toBe('question')
  silent.pass(200)
  expect(silent.match.phase).toBe('reveal')
})

test('where the pupil with more time is not here, the question is open as long; where there is none, not', () => {
  const away = gameOf(['ben']).opened()
  away.pass(29_000)
  expect(away.match.phase).toBe('question')
  const usual = gameOf(['ben'], null).opened()
  usual.pass(20_600)
  expect(usual.match.phase).toBe('reveal')
})

test('only their own device hears of a longer time: the board and the others hear the usual one', () => {
  for (const [first, told] of [
    ['ann', 30],
    ['ben', 20],
    ['host', 20],
  ] as const) {
    const { game } = gameOf()
    for (const name of ['host', 'ann', 'ben']) if (name !== first) game.connected.delete(name)
    game.pass(3000)
    const asked = game.last<QuestionAsked>('game-started')
    expect([first, asked?.timeLimit, asked?.staysOpen]).toEqual([first, told, true])
    const back: QuestionAsked[] = []
    game.conductor.catchUp(game.seat(first), (type, message) => {
      if (type === 'next-question') back.push(message as QuestionAsked)
    })
    expect(back).toMatchObject([{ timeLimit: told, remainingMs: told * 1000, staysOpen: true }])
    expect(JSON.stringify([...game.told, ...game.boards, game.state])).not.toContain('ownTimes')
  }
  const usual = gameOf(['ben'], null).opened()
  expect(usual.last('game-started')).not.toHaveProperty('staysOpen')
})

test('there is as much more time for choosing', () => {
  const { game } = gameOf(['ann', 'ben'], { 'of-ann': 2 }, 'racing')
  game.connected.delete('host')
  game.connected.delete('ben')
  game.pass(3000)
  game.answer('ann', 0)
  game.pass(30_000)
  expect(game.match.phase).toBe('choose')
  const ofAnn = game.last<ChooseOpened>('choose-opened')?.remainingMs ?? 0
  const left: (number | undefined)[] = []
  for (const name of ['ann', 'ben'])
    game.conductor.catchUp(game.seat(name), (type, message) => {
      if (type === 'choose-opened') left.push((message as ChooseOpened).remainingMs)
    })
  expect(left).toEqual([ofAnn, ofAnn / 2])
  game.pass(ofAnn - 100)
  expect(game.match.phase).toBe('choose')
  game.pass(600)
  expect(game.match.phase).toBe('resolve')
})

test('a server that was killed goes on with the same clocks', () => {
  const { game } = gameOf()
  game.pass(3000)
  game.pass(6000)
  game.answer('ben', 0)
  const again = game.restarted(40_000)
  again.comeBack('host')
  again.comeBack('ben')
  again.comeBack('ann')
  again.conductor.resume()
  again.pass(3000)
  again.answer('ann', 0)
  expect(msOf(again, 'ann')).toBe(6000)
})

const minuteMs = 60_000

/**
 * Plays a whole game. Each player answers after so many milliseconds of their own time, which may be longer by the clock.
 * So long after each question was asked, the host pauses for a minute.
 */
const played = (
  ownTimes: Record<string, number> | null,
  paces: Record<string, readonly (number | null)[]>,
  pauses: readonly number[] = [],
) => {
  const { game } = gameOf(Object.keys(paces), ownTimes)
  const pause = () => {
    game.conductor.pause()
    game.standStill(minuteMs)
    game.conductor.resume()
  }
  game.pass(3000)
  for (let question = 0; question < 3; question++) {
    let since = 0
    const answers = Object.entries(paces).flatMap(([name, all]) => {
      const ms = all[question]
      const act = () => game.answer(name, question)
      return ms === null || ms === undefined ? [] : [{ after: ms * (ownTimes?.[`of-${name}`] ?? 1), act }]
    })
    const acts = [...answers, ...pauses.map((after) => ({ after, act: pause }))]
    for (const { after, act } of acts.sort((one, other) => one.after - other.after)) {
      game.pass(after - since)
      since = after
      act()
    }
    for (const phase of ['question', 'reveal'])
      if (game.match.phase === phase) game.pass(game.conductor.dueAt - game.time)
  }
  return game.match
}

const paces = { ann: [6000, 11_000, null], ben: [7000, 9000, 4000], cid: [8500, 19_000, 20_000] } as const

test('a recording of a game in which somebody had more time is, word for word, that of the same game without', () => {
  // In the first question the later ones come after Ann's answer by her own clock, and before it by the clock on the wall.
  for (const pauses of [[], [3000], [7500, 8200]]) {
    const withAid = replayOf(played({ 'of-ann': 1.5 }, paces, pauses))
    const without = replayOf(played(null, paces, pauses))
    expect(JSON.stringify(withAid.plan)).toBe(JSON.stringify(without.plan))
    expect(withAid.hashes).toEqual(without.hashes)
    // Compares only the times since the start: they could show who had more time.
    const tale = ({ entries }: typeof without) => {
      const started = entries.find(({ kind }) => kind === 'started')?.at ?? 0
      return entries.filter(({ at }) => at >= started).map((entry) => ({ ...entry, at: entry.at - started }))
    }
    expect(tale(withAid).filter(({ kind }) => kind === 'paused')).toHaveLength(3 * pauses.length)
    expect(tale(withAid)).toEqual(tale(without))
    expect(checkReplay(withAid).differs).toEqual([])
  }
})

test('report and recording agree about when a game began and ended, and the report tells of no own time', () => {
  const match = played({ 'of-ann': 2 }, paces)
  const report = reportOf(match)
  const { entries } = replayOf(match)
  expect(report.startedAt).toBe(entries.find(({ kind }) => kind === 'started')?.at)
  expect(report.finishedAt).toBe(entries.at(-1)?.at)
  const usual = reportOf(played(null, paces))
  expect(report.finishedAt - report.startedAt).toBe(usual.finishedAt - usual.startedAt)
  expect(report.players).toEqual(usual.players)
  expect(report.questions).toEqual(usual.questions)
})
