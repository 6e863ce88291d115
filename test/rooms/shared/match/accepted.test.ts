import { describe, expect, it } from 'vitest'
import { gameModes } from '../../../../rooms/shared/contract/gameModes.ts'
import { acceptable } from '../../../../rooms/shared/match/acceptedAnswers.ts'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { checkReplay, openReplay, replayOf } from '../../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../../rooms/shared/match/report.ts'
import { questionClosed } from '../../../../rooms/shared/match/tellings.ts'
import type { KeyedQuestion, TypedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { eventfulGame } from './eventfulGame.ts'
import { aPlan, asked, closed, finished, hostJoins, joins, started } from './matchBuilders.ts'

const thanks: TypedQuestion = { kind: 'typed', question: 'Say thank you in French', accept: ['merci'] }
const plan: MatchPlan = { ...aPlan(), questions: [thanks, { ...thanks, question: 'Goodbye?', accept: ['au revoir'] }] }

const typed = (player: string, text: string, question = 1, ms = 0): MatchEntry => ({
  kind: 'answered',
  player,
  question,
  answer: { text },
  ms,
  at: question * 1000 + ms,
})
const accepted = (text: string, question = 1): MatchEntry => ({ kind: 'accepted', question, text, at: 1600 })

const untilReveal: MatchEntry[] = [
  hostJoins,
  joins('ann'),
  joins('ben'),
  joins('cem'),
  started,
  asked(1),
  typed('ann', 'merci'),
  typed('ben', 'Je te remercie'),
  typed('cem', ' je te REMERCIE! ', 1, 5000),
  closed(1),
]
const scores = (entries: readonly MatchEntry[], over: MatchPlan = plan) =>
  Object.fromEntries([...replayMatch(over, entries).seats.values()].map(({ player, tally }) => [player, tally.score]))

describe('an answer that the host accepts', () => {
  it('counts for all who typed it in whatever way, as if it had been written into the question', () => {
    const written = {
      ...plan,
      questions: [{ ...thanks, accept: ['merci', 'Je te remercie'] }, ...plan.questions.slice(1)],
    }
    expect(scores(untilReveal)).toMatchObject({ ann: 120, ben: 0, cem: 0 })
    const after = [...untilReveal, accepted('Je te remercie')]
    expect(scores(after)).toEqual(scores(untilReveal, written))
    expect(scores(after)).toMatchObject({ ben: 120, cem: 113 })
  })

  it('is the right answer for ever after in this game: streaks, report, replay and a restart know no other', () => {
    const entries = [
      ...untilReveal,
      accepted('Je te remercie'),
      asked(2),
      typed('ben', 'au revoir', 2),
      closed(2),
      finished,
    ]
    const match = replayMatch(plan, entries)
    expect(match.seats.get('ben')?.tally).toMatchObject({ correctCount: 2, streak: 2 })
    const ben = reportOf(match).players.find(({ username }) => username === 'ben')
    expect(ben?.answers.map((answer) => answer?.correct)).toEqual([true, true])
    expect(reportOf(match).questions[0]).toMatchObject({ accepted: ['Je te remercie'], answers: ['merci'] })
    const replay = replayOf(match)
    expect(checkReplay(replay).differs).toEqual([])
    const watched = openReplay(replay)
    for (const entry of replay.entries) applyEntry(watched, entry)
    expect(watched.turns.map(({ hash }) => hash)).toEqual(replay.hashes)
    const revived = replayMatch(plan, JSON.parse(JSON.stringify(entries.slice(0, -3))) as MatchEntry[])
    for (const entry of entries.slice(-3)) applyEntry(revived, entry)
    expect(revived.turns.map(({ hash }) => hash)).toEqual(replay.hashes)
  })

  it('is told to everybody, and what was right before stays the first', () => {
    const match = replayMatch({ ...plan, host: { ...plan.host, ownsSet: true } }, [
      ...untilReveal,
      accepted('Je te remercie'),
    ])
    const [turn] = match.turns
    expect(turn && questionClosed(match, turn)).toMatchObject({
      texts: ['merci', 'Je te remercie'],
      accepted: ['Je te remercie'],
      keeps: true,
      counted: { right: 3, partly: 0, wrong: 0 },
    })
  })

  it('counts for nobody where the question is taken out, before or after', () => {
    const voided: MatchEntry = { kind: 'voided', question: 1, at: 1700 }
    for (const rest of [
      [accepted('Je te remercie'), voided],
      [voided, accepted('Je te remercie')],
    ])
      expect(scores([...untilReveal, ...rest])).toEqual({ host: 0, ann: 0, ben: 0, cem: 0 })
  })

  it('is one that somebody gave, to the question whose answer is being shown, and that is not right already', () => {
    const at = (entries: readonly MatchEntry[], text: string, question = 1, over = plan) =>
      acceptable(replayMatch(over, entries), question, text)
    expect(at(untilReveal, 'JE TE REMERCIE')).toBe('Je te remercie')
    expect(at(untilReveal, 'nobody typed this')).toBeUndefined()
    expect(at(untilReveal, 'merci')).toBeUndefined()
    expect(at(untilReveal, 'Je te remercie', 2)).toBeUndefined()
    expect(at(untilReveal.slice(0, -1), 'Je te remercie'), 'while it is open').toBeUndefined()
    expect(at([...untilReveal, accepted('Je te remercie')], 'je te remercie'), 'twice').toBeUndefined()
    expect(at([...untilReveal, asked(2)], 'Je te remercie'), 'afterwards').toBeUndefined()
    expect(at([...untilReveal, { kind: 'choosing', question: 1, at: 1600 }], 'Je te remercie')).toBeUndefined()
    expect(at([...untilReveal, { kind: 'voided', question: 1, at: 1600 }], 'Je te remercie')).toBeUndefined()
    const playing = untilReveal.map((entry) => (entry === hostJoins ? { ...hostJoins, plays: true } : entry))
    expect(at(playing, 'Je te remercie'), 'by a host who plays').toBeUndefined()
  })

  it('is one of ten at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => `word ${'abcdefghijkl'[index]}`)
    const letterByLetter: TypedQuestion = { ...thanks, strict: ['typos'] }
    const class12: MatchEntry[] = [hostJoins, ...many.map((text) => joins(text)), started, asked(1)]
    const entries = [...class12, ...many.map((text) => typed(text, text)), closed(1)]
    const match = replayMatch({ ...plan, questions: [letterByLetter] }, entries)
    const taken = many.filter((text) => {
      const meant = acceptable(match, 1, text)
      if (meant) applyEntry(match, accepted(meant))
      return meant
    })
    expect(taken).toHaveLength(10)
  })

  it('is nothing to a question of another kind, whatever a journal says', () => {
    const numbers: KeyedQuestion[] = [{ kind: 'number', question: 'Pi?', value: 3 }, ...aPlan().questions]
    expect(scores([...untilReveal, accepted('Je te remercie')], { ...plan, questions: numbers })).toEqual(
      scores(untilReveal, { ...plan, questions: numbers }),
    )
  })
})

describe.each(gameModes)('in a game of %s in which everything happens', (mode) => {
  it('what is accepted in its course makes the game it would have been, wherever the server is killed', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const game = eventfulGame(mode, seed)
      const questions = game.plan.questions.map((question, index) => ({
        ...thanks,
        accept: [String(index % 4)],
        question: question.question,
      }))
      const typing = game.entries.flatMap((entry): MatchEntry[] => {
        if (entry.kind === 'closed')
          return [
            entry,
            { kind: 'accepted', question: entry.question, text: String((entry.question * seed) % 4), at: entry.at },
          ]
        const isSaid = (entry.kind === 'answered' || entry.kind === 'looked') && 'choice' in entry.answer
        if (!isSaid || !('choice' in entry.answer) || entry.answer.choice < 0) return [entry]
        return [{ ...entry, answer: { text: String(entry.answer.choice) } } as MatchEntry]
      })
      const whole = replayMatch({ ...game.plan, questions }, typing)
      const also = questions.map((question, index) => ({
        ...question,
        accept: [...question.accept, ...(whole.accepted.get(index + 1) ?? []).map(({ text }) => text)],
      }))
      const foreseen = replayMatch({ ...game.plan, questions: also }, typing)
      const hashes = whole.turns.map(({ hash }) => hash)
      expect(
        foreseen.turns.map(({ hash }) => hash),
        `seed ${seed}`,
      ).toEqual(hashes)
      const cut = (seed * 7919) % typing.length
      const revived = replayMatch({ ...game.plan, questions }, typing.slice(0, cut))
      for (const entry of typing.slice(cut)) applyEntry(revived, entry)
      expect(
        revived.turns.map(({ hash }) => hash),
        `seed ${seed}, killed after ${cut}`,
      ).toEqual(hashes)
      expect(checkReplay(replayOf(whole)).differs).toEqual([])
      const watched = openReplay(replayOf(whole))
      for (const entry of whole.entries) applyEntry(watched, entry)
      expect(
        watched.turns.map(({ hash }) => hash),
        `seed ${seed}, watched`,
      ).toEqual(hashes)
    }
  })
})
