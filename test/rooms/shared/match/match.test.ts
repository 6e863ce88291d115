import { describe, expect, it } from 'vitest'
import { replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { isAmong } from '../../../../rooms/shared/match/matchModel.ts'
import { awardsOf } from '../../../../rooms/shared/match/ranking.ts'
import { reportOf } from '../../../../rooms/shared/match/report.ts'
import { answered, aPlan, asked, closed, finished, hostJoins, joins, started } from './matchBuilders.ts'

const played = (entries: MatchEntry[], plan = aPlan()) => replayMatch(plan, [hostJoins, ...entries])
const scoresOf = (match: ReturnType<typeof played>) =>
  match.ranking.map(({ username, tally }) => [username, tally.score])

describe('score', () => {
  it('is 80 for a correct answer plus up to 40 for speed: 100 on average', () => {
    const match = played([
      joins('ann'),
      joins('ben'),
      started,
      asked(1),
      answered('ann', 1, 0, 0),
      answered('ben', 1, 0, 10_000),
      closed(1),
    ])
    expect(scoresOf(match)).toEqual([
      ['ann', 120],
      ['ben', 100],
    ])
  })

  it('is 0 for a wrong answer, a timeout and no answer', () => {
    const match = played([
      joins('ann'),
      joins('ben'),
      joins('cem'),
      started,
      asked(1),
      answered('ann', 1, 2),
      answered('ben', 1, -1, 20_000),
      closed(1),
    ])
    expect(match.ranking.map((seat) => seat.tally.score)).toEqual([0, 0, 0])
  })

  it('drops the speed part when the host says so', () => {
    const plan = aPlan({ settings: { speedBonus: false } })
    const match = played([joins('ann'), started, asked(1), answered('ann', 1, 0, 0), closed(1)], plan)
    expect(scoresOf(match)).toEqual([['ann', 100]])
  })

  it('does not change before the question closes', () => {
    const match = played([joins('ann'), started, asked(1), answered('ann', 1, 0)])
    expect(match.seats.get('ann')?.tally.score).toBe(0)
  })

  it('counts streaks, and a wrong answer ends one', () => {
    const match = played([
      joins('ann'),
      started,
      asked(1),
      answered('ann', 1, 0),
      closed(1),
      asked(2),
      answered('ann', 2, 1),
      closed(2),
      asked(3),
      answered('ann', 3, 0),
      closed(3),
    ])
    expect(match.seats.get('ann')?.tally).toMatchObject({ streak: 0, bestStreak: 2, correctCount: 2 })
  })
})

describe('ranking', () => {
  it('is by score, then by total answer time', () => {
    const plan = aPlan({ settings: { speedBonus: false } })
    const match = played(
      [
        joins('slow'),
        joins('fast'),
        started,
        asked(1),
        answered('slow', 1, 0, 9000),
        answered('fast', 1, 0, 2000),
        closed(1),
      ],
      plan,
    )
    expect(match.ranking.map((seat) => seat.username)).toEqual(['fast', 'slow'])
  })

  it('leaves out a host who does not play', () => {
    expect(played([joins('ann'), started, finished]).ranking.map((seat) => seat.username)).toEqual(['ann'])
  })

  it('has the host play when nobody else came', () => {
    expect(played([started, finished]).ranking.map((seat) => seat.username)).toEqual(['MrsHill'])
  })

  it('names who rose the most since the first third', () => {
    const match = played([
      joins('ann'),
      joins('ben'),
      started,
      asked(1),
      answered('ann', 1, 0),
      closed(1),
      asked(2),
      answered('ben', 2, 1),
      closed(2),
      asked(3),
      answered('ben', 3, 2),
      closed(3),
      finished,
    ])
    expect(awardsOf(match).climber).toMatchObject({ username: 'ben', places: 1 })
    expect(awardsOf(match).mostCorrect.map(({ username }) => username)).toEqual(['ben', 'ann'])
  })

  it('names nobody for sharing a place at the end with those who had as much all along', () => {
    const idle = [joins('ann'), joins('ben'), joins('cem'), started]
    const three = [1, 2, 3].flatMap((question) => [asked(question), closed(question)])
    expect(awardsOf(played([...idle, ...three, finished])).climber).toBeNull()
  })
})

describe('a voided question', () => {
  it('is taken out of every score, streak and time as if it had never been asked', () => {
    const without: MatchEntry[] = [joins('ann'), joins('ben'), started, asked(1), answered('ben', 1, 0), closed(1)]
    const match = played([
      ...without,
      asked(2),
      answered('ann', 2, 1),
      closed(2),
      { kind: 'voided', question: 2, at: 9 },
    ])
    expect(scoresOf(match)).toEqual(scoresOf(played(without)))
    expect(match.seats.get('ben')?.tally.totalMs).toBe(0)
  })

  it('has lifted nobody: who rose since the first third is looked at again', () => {
    const game = [joins('ann'), joins('ben'), started, asked(1), answered('ben', 1, 0), closed(1), asked(2)]
    const rest = [answered('ann', 2, 1), closed(2), asked(3), answered('ann', 3, 2), closed(3)]
    const climber = (...more: MatchEntry[]) => awardsOf(played([...game, ...more, finished])).climber?.username
    expect(climber(...rest)).toBe('ann')
    expect(climber(...rest, { kind: 'voided', question: 1, at: 9000 })).toBeUndefined()
    const openVoided = [...game.slice(0, 3), asked(1), answered('ann', 1, 0), closed(1), asked(2)]
    const later = [asked(3), answered('ben', 3, 2), closed(3), asked(4), answered('ben', 4, 3), closed(4), finished]
    const four = played([...openVoided, { kind: 'voided', question: 2, at: 1200 }, ...later], aPlan({ questions: 4 }))
    expect(awardsOf(four).climber?.username).toBe('ben')
  })

  it('leaves a late comer without the questions from before', () => {
    const match = played([
      joins('ann'),
      started,
      asked(1),
      closed(1),
      asked(2),
      closed(2),
      joins('late', { at: 2600 }),
      asked(3),
      answered('late', 3, 2),
      closed(3),
      { kind: 'voided', question: 1, at: 9000 },
    ])
    expect(match.seats.get('late')?.tally.totalMs).toBe(0)
    expect(match.seats.get('ann')?.tally.totalMs).toBe(40_000)
  })

  it('earns no currency', () => {
    const match = played([
      joins('ann', { userId: 's1', earns: true }),
      started,
      asked(1),
      answered('ann', 1, 0),
      closed(1),
      { kind: 'voided', question: 1, at: 9 },
      finished,
    ])
    expect(reportOf(match).players[0]?.currency).toBe(0)
  })
})

describe('currency', () => {
  const game = (...names: string[]) =>
    played([
      ...names.map((name) => joins(name, name === 'guest' ? {} : { userId: name, earns: true })),
      started,
      asked(1),
      ...names.map((name, index) => answered(name, 1, 0, 300 + index * 1000)),
      closed(1),
      finished,
    ])
  const earned = (match: ReturnType<typeof played>) => reportOf(match).players.map(({ currency }) => currency)

  it('is up to 100 for speed, and 250, 150 and 100 for the first three', () => {
    expect(earned(game('a', 'b', 'c', 'd'))).toEqual([349, 244, 189, 84])
  })

  it('is not paid for answers before anybody can have read the question, whose points stay', () => {
    const all = ['a', 'b'].map((name) => joins(name, { userId: name, earns: true }))
    const match = played([
      ...all,
      started,
      asked(1),
      answered('a', 1, 0, 299),
      answered('b', 1, 0, 300),
      closed(1),
      finished,
    ])
    expect(match.ranking.map(({ player }) => player)).toEqual(['a', 'b'])
    expect(earned(match)).toEqual([0, 99])
  })

  it('knows no podium among fewer than three', () => {
    expect(earned(game('a', 'b'))).toEqual([99, 94])
  })

  it('has no place for those who did nothing, and no podium for being more than they are', () => {
    const idle = (...names: string[]) => names.map((name) => joins(name, { userId: name, earns: true }))
    const turn = (...names: string[]) => [asked(1), ...names.map((name) => answered(name, 1, 1)), closed(1), finished]
    expect(earned(played([...idle('a', 'b', 'c'), started, ...turn('a')]))).toEqual([0, 0, 0])
    expect(earned(played([...idle('a', 'b', 'c', 'd'), started, ...turn('a', 'b', 'c')]))).toEqual([0, 0, 0, 0])
  })

  it('is the same for who shares a place', () => {
    const all = ['a', 'b', 'c', 'd'].map((name) => joins(name, { userId: name, earns: true }))
    const right = (name: string, ms: number) => answered(name, 1, 0, ms)
    const turn = [
      asked(1),
      right('a', 400),
      right('b', 400),
      right('c', 9000),
      answered('d', 1, 1),
      closed(1),
      finished,
    ]
    const match = played([...all, started, ...turn])
    expect(match.ranking.map(({ tally }) => tally.place)).toEqual([1, 1, 3, 4])
    const [a, b, c] = earned(match)
    expect(a).toBe(b)
    expect(a).toBeGreaterThan(c ?? 0)
  })

  it('is not for guests, who make no podium for others either', () => {
    expect(earned(game('a', 'b', 'guest'))).toEqual([99, 94, 0])
  })

  it('places those who have an account among themselves', () => {
    const guest = joins('guest')
    const all = ['a', 'b', 'c'].map((name) => joins(name, { userId: name, earns: true }))
    const turn = ['guest', 'a', 'b', 'c'].map((name, index) => answered(name, 1, 0, 1000 + index * 1000))
    const match = played([guest, ...all, started, asked(1), ...turn, closed(1), finished])
    expect(match.ranking.map(({ player }) => player)).toEqual(['guest', 'a', 'b', 'c'])
    expect(earned(match)).toEqual([0, 90 + 250, 85 + 150, 80 + 100])
  })

  it('has a place only for who answered half of the questions, and counts nobody else as a rival', () => {
    const all = ['a', 'b', 'c'].map((name) => joins(name, { userId: name, earns: true }))
    const turns = (cs: number) =>
      [1, 2, 3, 4].flatMap((question) => [
        asked(question),
        ...['a', 'b'].map((name) => answered(name, question, (question - 1) % 4, 10_000)),
        ...(question <= cs ? [answered('c', question, question % 4)] : []),
        closed(question),
      ])
    const game = (cs: number) => replayMatch(aPlan({ questions: 4 }), [...all, started, ...turns(cs), finished])
    expect(earned(game(1))).toEqual([200, 200, 0])
    expect(earned(game(2))).toEqual([450, 450, 0])
  })
})

describe('a kicked player', () => {
  it('has not answered the question that is on', () => {
    const match = played([
      joins('ann'),
      joins('ben'),
      started,
      asked(1),
      answered('ann', 1, 0),
      { kind: 'kicked', player: 'ann', at: 1200 },
    ])
    expect(match.turns[0]?.answers.size).toBe(0)
  })

  it('loses the seat and may not come back by name, key or account', () => {
    const match = played([joins('ann', { userId: 's1' }), { kind: 'kicked', player: 'ann', at: 3 }])
    expect(match.seats.has('ann')).toBe(false)
    expect([
      isAmong(match.removedNames, 'ANN'),
      match.removedKeys.has('key-ann'),
      match.removedUsers.has('s1'),
    ]).toEqual([true, true, true])
  })
})

describe('a seat that is gone before the first answer is told', () => {
  const gone = (kind: 'kicked' | 'left'): MatchEntry => ({ kind, player: 'cem', at: 3 })
  const three = [joins('ann'), joins('ben'), joins('cem')]

  it.each(['kicked', 'left'] as const)('gives the others no places: nobody leads yet (%s)', (kind) => {
    for (const entries of [
      [...three, gone(kind), started, asked(1)],
      [...three, started, asked(1), gone(kind)],
    ]) {
      const match = played(entries)
      expect(match.ranking).toEqual([])
      expect([...match.seats.values()].map(({ tally }) => tally.place)).toEqual([0, 0, 0])
    }
  })

  it.each(['kicked', 'left'] as const)('lets only those move up who had a place, and no late comer (%s)', (kind) => {
    const all = [started, asked(1), answered('cem', 1, 0), answered('ben', 1, 0, 9000), closed(1), asked(2)]
    const match = played([...three, ...all, joins('dee', { at: 2100 }), gone(kind)])
    expect(match.ranking.map(({ player, tally }) => [player, tally.place])).toEqual([
      ['ben', 1],
      ['ann', 2],
    ])
    expect(match.seats.get('dee')?.tally.place).toBe(0)
  })
})

describe('a seat that is given up while the game runs', () => {
  const left = (player: string): MatchEntry => ({ kind: 'left', player, offTheMap: true, at: 900 })
  const ghosts = Array.from({ length: 30 }, (_, number) => `ghost ${number}`)

  it.each(['racing', 'battle', 'gold-quest', 'tower', 'survival'] as const)(
    'leaves nobody standing on the map: %s',
    (gameMode) => {
      const begun = [joins('ann'), joins('idle'), started, asked(1)]
      const come = ghosts.flatMap((player) => [joins(player, { at: 800 }), left(player)])
      const { board } = played([...begun, ...come, left('idle')], aPlan({ gameMode }))
      expect(JSON.stringify(board)).toContain('ann')
      expect(JSON.stringify(board)).not.toMatch(/ghost|idle/)
    },
  )

  it('stood on in games from before, which are played again as they were', () => {
    const before: MatchEntry = { kind: 'left', player: 'idle', at: 900 }
    const { board } = played([joins('ann'), joins('idle'), started, before], aPlan({ gameMode: 'racing' }))
    expect(JSON.stringify(board)).toContain('idle')
  })
})

describe('the report', () => {
  it('says of every question who answered what, how fast and what it was worth', () => {
    const report = reportOf(
      played([
        joins('ann'),
        joins('ben'),
        started,
        asked(1),
        answered('ann', 1, 0, 4000),
        answered('ben', 1, 3, 1000),
        closed(1),
        finished,
      ]),
    )
    expect(report.questions).toEqual([
      { question: 'Question 1', answers: ['a', 'b', 'c', 'd'], correct: 0, voided: false },
    ])
    expect(report.players.map(({ username, place, answers }) => ({ username, place, answers }))).toEqual([
      { username: 'ann', place: 1, answers: [{ choice: 0, correct: true, ms: 4000, gained: 112 }] },
      { username: 'ben', place: 2, answers: [{ choice: 3, correct: false, ms: 1000, gained: 0 }] },
    ])
  })

  it('has a gap where somebody was not there yet, and none where somebody said nothing', () => {
    const match = played([
      joins('ann'),
      started,
      asked(1),
      closed(1),
      joins('late', { at: 1600 }),
      asked(2),
      answered('late', 2, 1),
      closed(2),
      finished,
    ])
    const answersOf = (name: string) => reportOf(match).players.find(({ username }) => username === name)?.answers
    expect(answersOf('late')?.[0]).toBeNull()
    expect(answersOf('ann')?.[1]).toEqual({ choice: null, correct: false, ms: 20_000, gained: 0 })
  })
})
