import { describe, expect, it } from 'vitest'
import { isToldPlace, rankGap, risenBy } from '../../../client/parts/game/standings/rankChanges.ts'
import { scoreRows } from '../../../client/parts/game/standings/scoreRows.ts'
import { announcementOf } from '../../../client/screens/play/announcement.ts'
import { ownResult, verdictOf } from '../../../client/screens/play/player/ownResult.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import { closedQuestion, me, player, viewWith } from './gameViews.ts'

describe('movement in the standings', () => {
  it.each([
    [3, 7, 4],
    [5, 2, -3],
    [1, 1, 0],
    [4, undefined, 0],
    [4, 0, 0],
  ])('place %i after place %s is a rise of %i', (place, before, by) => {
    expect(risenBy(place, before)).toBe(by)
  })
})

describe('the neighbour in rank', () => {
  it('is whoever is ahead, and for the leader whoever is behind', () => {
    const zoe = { name: 'Zoe', score: 340 }
    expect(rankGap(300, zoe, null)).toEqual({ kind: 'behind', by: 40, name: 'Zoe' })
    expect(rankGap(400, null, zoe)).toEqual({ kind: 'ahead', by: 60, name: 'Zoe' })
    expect(rankGap(340, zoe, null)).toEqual({ kind: 'level', name: 'Zoe' })
    expect(rankGap(0, null, null)).toEqual({ kind: 'alone' })
  })
})

describe('a place', () => {
  it.each([
    [1, 2, true],
    [2, 2, true],
    [3, 4, true],
    [5, 9, true],
    [6, 9, false],
    [5, 8, false],
    [15, 30, true],
    [16, 30, false],
    [0, 30, false],
  ])('%i of %i is told: %s', (place, of, isTold) => {
    expect(isToldPlace(place, of)).toBe(isTold)
  })

  it('from the lower half is told neither in the reveal nor at the end', () => {
    const last = me({ place: 30, score: 420, ahead: { name: 'Zoe', score: 460, slime: 'mint' } })
    const view = viewWith({ ...closedQuestion, me: last, playerCount: 30 })
    expect(ownResult(view)?.rank).toBe('40 points behind Zoe')
    expect(announcementOf(view)).toBe('Time is up! The right answer is B: Mars. 40 points behind Zoe.')
    const final = {
      players: [{ ...player({ id: 'me', score: 420 }), userId: null, place: 30 }],
      awards: { mostCorrect: [], climber: null },
      currency: null,
    }
    const over = viewWith({ phase: 'finished', playerId: 'me', final, playerCount: 30 })
    expect(announcementOf(over)).toBe('The game is over. 420 points.')
  })
})

describe("a player's own result", () => {
  const right = me({
    lastAnswerCorrect: true,
    score: 420,
    streak: 3,
    place: 12,
    ahead: { name: 'Zoe', score: 460, slime: 'mint' },
  })

  it('says what it brought, the streak worth a cheer, and the gap to the next', () => {
    const result = ownResult(viewWith({ ...closedQuestion, me: right, scoreBefore: 278 }))
    expect(result).toMatchObject({
      isRight: true,
      gained: 142,
      cheer: 'On a roll, with a cape!',
      gap: '40 points behind Zoe',
    })
  })

  it('does not guess what it brought after a reload in the middle of it', () => {
    expect(ownResult(viewWith({ ...closedQuestion, me: right }))?.gained).toBeNull()
  })

  it('is partly right also after a reload, and brings no more than this question where others went by meanwhile', () => {
    const asked = closedQuestion.asked && {
      ...closedQuestion.asked,
      question: { text: 'Which are prime?', answers: ['2', '4', '5', '9'], kind: 'several' as const },
    }
    const closed = { correct: -1, rights: [0, 2], spread: [1, 0, 0, 0], gained: 50 }
    const view = viewWith({ ...closedQuestion, asked, closed, me: me({ score: 420, place: 2 }) })
    for (const scoreBefore of [null, 100]) {
      const result = ownResult({ ...view, scoreBefore })
      expect(result).toMatchObject({ isPartly: true, gained: 50 })
      expect(result && verdictOf(result)).toBe('Partly right')
    }
  })

  const typed = closedQuestion.asked && {
    ...closedQuestion.asked,
    question: { text: 'Say thank you in French', answers: [], kind: 'typed' as const },
  }
  const said = { questionNumber: 2, choice: -2, given: { text: 'merci' } }
  const counted = (right: number, partly: number, wrong: number) => ({
    correct: -1,
    text: 'merci',
    spread: [],
    counted: { right, partly, wrong },
  })
  const verdict = (change: Partial<GameView>) => {
    const result = ownResult(viewWith({ ...closedQuestion, asked: typed, me: me({}), scoreBefore: 0, ...change }))
    return result && verdictOf(result)
  }

  it('is partly right, too, where that pays nothing, as in a practice that asks once more', () => {
    const ownAnswer = { ...said, isSafe: true }
    expect(verdict({ ownAnswer, closed: counted(0, 1, 0) })).toBe('Partly right')
    expect(verdict({ ownAnswer, closed: counted(0, 1, 1) })).toBe('Not this time')
    expect(verdict({ ownAnswer: null, closed: counted(0, 1, 0) })).toBe('Time is up!')
  })

  it.each([
    ['several', { choices: [0] }, 'Partly right'],
    ['several', { choices: [0, 1] }, 'Not this time'],
    ['order', { order: [3, 2, 0, 1] }, 'Partly right'],
    ['order', { order: [3, 1, 0, 2] }, 'Not this time'],
  ] as const)('is partly right in a class, too, where a racer has crossed the finish: %s %j', (kind, given, words) => {
    const asked = typed && { ...typed, question: { text: 'Which?', answers: ['a', 'b', 'c', 'd'], kind } }
    const rights = kind === 'several' ? [0, 2] : [2, 0, 1, 3]
    const closed = { correct: -1, rights, spread: [], counted: { right: 0, partly: 1, wrong: 1 } }
    const ownAnswer = { questionNumber: 2, choice: -2, given, isSafe: true }
    expect(verdict({ asked, closed, ownAnswer: { ...ownAnswer, given: { ...given } } as never })).toBe(words)
  })

  it.each([
    ['several', { choices: [2, 0] }],
    ['order', { order: [1, 2, 0, 3] }],
  ] as const)('is late, not partly right, where all of it was right and did not count: %s %j', (kind, given) => {
    const asked = typed && { ...typed, question: { text: 'Which?', answers: ['a', 'b', 'c', 'd'], kind } }
    const rights = kind === 'several' ? [0, 2] : [1, 2, 0, 3]
    const closed = { correct: -1, rights, spread: [], counted: { right: 0, partly: 1, wrong: 1 } }
    const ownAnswer = { questionNumber: 2, choice: -2, given, isSafe: false, mayBeLate: false }
    expect(verdict({ asked, closed, ownAnswer: { ...ownAnswer, given: { ...given } } as never })).toBe('Time is up!')
  })

  it('is late, not wrong, where the answer never reached the server', () => {
    const ownAnswer = { ...said, isSafe: false, mayBeLate: true }
    expect(verdict({ ownAnswer, closed: counted(1, 0, 0) })).toBe('Time is up!')
    expect(verdict({ ownAnswer, closed: counted(1, 0, 1), unsaved: true })).toBe('Not this time')
    expect(verdict({ ownAnswer: { ...ownAnswer, isSafe: true }, closed: counted(1, 0, 1) })).toBe('Not this time')
  })

  it('is wrong, not late, from the start, also where the word that the answer is safe comes after the reveal', () => {
    const ownAnswer = { ...said, isSafe: false, mayBeLate: false }
    expect(verdict({ ownAnswer, closed: counted(1, 0, 1) })).toBe('Not this time')
    expect(verdict({ ownAnswer, closed: counted(1, 1, 0) })).toBe('Partly right')
  })

  it('is late, not wrong or partly right, where the host went on in the same moment and no such answer was counted', () => {
    const ownAnswer = { ...said, isSafe: false, mayBeLate: false }
    expect(verdict({ ownAnswer, closed: counted(2, 0, 0) })).toBe('Time is up!')
    const tapped = { questionNumber: 2, choice: 2, isSafe: false, mayBeLate: false }
    const closed = (...spread: number[]) => ({ ...closedQuestion, closed: { correct: 1, spread }, ownAnswer: tapped })
    expect(verdict(closed(1, 4, 0, 0))).toBe('Time is up!')
    expect(verdict(closed(0, 4, 1, 0))).toBe('Not this time')
    expect(verdict({ ...closed(1, 4, 0, 0), ownAnswer: { ...tapped, isSafe: true } })).toBe('Not this time')
  })

  it.each([
    [2, undefined],
    [3, 'On a roll, with a cape!'],
    [4, undefined],
    [5, 'A golden cape!'],
    [10, 'Legendary!'],
  ])('cheers a streak of %i with %s', (streak, cheer) => {
    expect(ownResult(viewWith({ ...closedQuestion, me: { ...right, streak } }))?.cheer).toBe(cheer)
  })

  it.each([
    [{ questionNumber: 2, choice: 0, isSafe: true }, 'Not this time'],
    [{ questionNumber: 2, choice: -1, isSafe: true }, 'Time is up!'],
    [null, 'Time is up!'],
    [{ questionNumber: 2, choice: -2, isSafe: true }, 'Not this time'],
    [{ questionNumber: 2, choice: 1, isSafe: false }, 'Time is up!'],
    [{ questionNumber: 2, choice: 0, isSafe: false, mayBeLate: true }, 'Time is up!'],
  ])('tells a wrong answer from none, and from one that came too late (%j: %s)', (ownAnswer, verdict) => {
    const result = ownResult(viewWith({ ...closedQuestion, me: me({ place: 2 }), ownAnswer }))
    expect(result && verdictOf(result)).toBe(verdict)
  })

  it('is none where the question was taken out, whatever the last one was', () => {
    const closed = { correct: 1, spread: [0, 0, 0, 0], voided: true as const }
    const view = viewWith({ ...closedQuestion, closed, me: right, scoreBefore: 420 })
    const result = ownResult(view)
    expect(result).toMatchObject({ counts: false, isRight: false, gained: null, cheer: undefined })
    expect(result && verdictOf(result)).toBe('Question removed')
    expect(announcementOf(view)).toBe('Question removed. It does not count.')
  })

  it('is announced whole', () => {
    const view = viewWith({ ...closedQuestion, me: right, scoreBefore: 278, playerCount: 24 })
    expect(announcementOf(view)).toBe('Correct! +142. The right answer is B: Mars. 12th - 40 points behind Zoe.')
  })
})

describe('announcements', () => {
  it('read the question, and on the board the right answer alone', () => {
    expect(announcementOf(viewWith({ ...closedQuestion, phase: 'question' }))).toBe(
      'Question 2 of 5. Which planet is red?',
    )
    expect(announcementOf(viewWith({ ...closedQuestion, plays: false }))).toBe('The right answer is B: Mars')
  })

  it('keep who came first as long as the screen does', () => {
    const final = {
      players: [{ ...player({ id: 'me', score: 420 }), userId: null, place: 1 }],
      awards: { mostCorrect: [], climber: null },
      currency: null,
    }
    const view = viewWith({ phase: 'finished', playerId: 'me', final })
    expect(announcementOf(view, true)).toBe('The game is over. Look at the board!')
    expect(announcementOf(view)).toBe('The game is over. You came 1st!')
  })

  it('tell no place where nobody has a point, as the screen does not', () => {
    const final = {
      players: ['me', 'zoe'].map((id) => ({ ...player({ id, score: 0 }), userId: null, place: 1 })),
      awards: { mostCorrect: [], climber: null },
      currency: null,
    }
    const view = viewWith({ phase: 'finished', playerId: 'me', final, playerCount: 2 })
    expect(announcementOf(view)).toBe('The game is over. 0 points.')
  })

  it('tell who has no point a place only where the screen shows them on a podium', () => {
    const saidIn = (count: number) => {
      const players = Array.from({ length: count }, (_, index) => ({
        ...player({
          id: index === count - 1 ? 'me' : `p${index}`,
          score: index < 2 ? 900 : 0,
          place: Math.min(3, index + 1),
        }),
        userId: null,
      }))
      const final = { players, awards: { mostCorrect: [], climber: null }, currency: null }
      return announcementOf(viewWith({ phase: 'finished', playerId: 'me', final, playerCount: count }))
    }
    expect(saidIn(3)).toBe('The game is over. You came 3rd!')
    expect(saidIn(10)).toBe('The game is over. 0 points.')
  })

  it('say that an opinion was taken out, as any other question', () => {
    const { asked } = closedQuestion
    const opinion = asked && { ...asked, question: { ...asked.question, kind: 'opinion' as const } }
    const closed = { correct: -1, spread: [1, 2, 0, 0] }
    const view = viewWith({ ...closedQuestion, asked: opinion, closed, me: me({ place: 2 }) })
    expect(announcementOf(view)).toBe('')
    expect(announcementOf({ ...view, closed: { ...closed, voided: true } })).toBe(
      'Question removed. It does not count.',
    )
  })

  it('say that the game is paused, whatever it is doing', () => {
    expect(announcementOf(viewWith({ ...closedQuestion, paused: true }))).toMatch(/^Paused/)
  })
})

describe('the rows of a scoreboard', () => {
  it('are everybody who plays on the board, with where they were before', () => {
    const view = viewWith({
      isHost: true,
      players: [player({ id: 'teacher', plays: false }), player({ id: 'ann', place: 1 }), player({ id: 'new' })],
      placesBefore: new Map([['ann', 4]]),
    })
    expect(scoreRows(view).map(({ id, place, placeBefore }) => [id, place, placeBefore])).toEqual([['ann', 1, 4]])
  })

  it("are the leaders on a player's device, and oneself when not among them", () => {
    const leaders = [1, 2, 3].map((place) => ({
      id: `p${place}`,
      username: `p${place}`,
      slime: 'mint',
      score: 900,
      mark: 0,
    }))
    expect(scoreRows(viewWith({ leaders, me: me({ place: 12 }) })).map(({ place }) => place)).toEqual([1, 2, 3, 12])
    expect(scoreRows(viewWith({ leaders, me: me({ id: 'p2', place: 2 }) }))).toHaveLength(3)
  })
})
