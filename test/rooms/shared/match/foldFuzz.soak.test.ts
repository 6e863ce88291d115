import { describe, expect, it } from 'vitest'
import { gameModes } from '../../../../rooms/shared/contract/gameModes.ts'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { hashOf } from '../../../../rooms/shared/match/matchHash.ts'
import { type Match, playersIn, playingSeats } from '../../../../rooms/shared/match/matchModel.ts'
import { reportOf } from '../../../../rooms/shared/match/report.ts'
import { eventfulGame } from './eventfulGame.ts'

const gamesEach = 40
const seeds = Array.from({ length: gamesEach }, (_, index) => index + 1)

/** Everything that follows from the entries of a game. */
const outcomeOf = (match: Match) => ({
  hash: hashOf(match),
  board: match.board,
  end: match.end,
  standings: match.ranking.map(({ player, tally }) => [player, tally]),
  endChanges: match.endChanges,
})

const isOf = (entry: MatchEntry, question: number) => 'question' in entry && entry.question === question

describe.each(gameModes)('a game of %s in which everything happens', (mode) => {
  const games = seeds.map((seed) => ({ seed, ...eventfulGame(mode, seed) }))

  it(`ends, and nobody has less than nothing (seeds 1 to ${gamesEach})`, () => {
    for (const { seed, plan, entries } of games) {
      const match = replayMatch(plan, entries)
      expect([seed, match.stage]).toEqual([seed, 'finished'])
      for (const { tally } of match.ranking) expect(tally.score, `seed ${seed}`).toBeGreaterThanOrEqual(0)
      expect(reportOf(match).players).toHaveLength(match.ranking.length)
    }
  })

  it('comes to the same when it is played again, turn by turn', () => {
    for (const { seed, plan, entries } of games) {
      const [first, again] = [replayMatch(plan, entries), replayMatch(plan, structuredClone(entries))]
      expect(
        again.turns.map(({ hash }) => hash),
        `seed ${seed}`,
      ).toEqual(first.turns.map(({ hash }) => hash))
      expect(outcomeOf(again), `seed ${seed}`).toEqual(outcomeOf(first))
    }
  })

  it('comes to the same wherever a server was killed and another has read the journal', () => {
    for (const { seed, plan, entries } of games) {
      const whole = replayMatch(plan, entries)
      const cut = (seed * 7919) % entries.length
      const revived = replayMatch(plan, JSON.parse(JSON.stringify(entries.slice(0, cut))) as MatchEntry[])
      for (const entry of entries.slice(cut)) applyEntry(revived, entry)
      expect(outcomeOf(revived), `seed ${seed}, killed after ${cut}`).toEqual(outcomeOf(whole))
    }
  })

  it('knows at every moment how many play', () => {
    for (const { seed, plan, entries } of games) {
      const match = replayMatch(plan, [])
      for (const [index, entry] of entries.entries()) {
        applyEntry(match, entry)
        expect(playersIn(match), `seed ${seed}, entry ${index}`).toBe(playingSeats(match).length)
      }
    }
  })

  it('is without a question that was taken out exactly what it would have been without it', () => {
    for (const { seed, plan, entries } of games) {
      const taken = replayMatch(plan, entries).turns.filter(({ voided }) => voided)
      const question = taken[0]?.question ?? 2
      const at = entries.at(-1)?.at ?? 0
      const voided = replayMatch(plan, [
        ...entries.slice(0, -1),
        { kind: 'voided', question, at },
        { kind: 'finished', at },
      ])
      const never = replayMatch(
        plan,
        entries.filter((entry) => !isOf(entry, question)),
      )
      expect(outcomeOf(voided), `seed ${seed}, question ${question}`).toEqual(outcomeOf(never))
    }
  })

  it('keeps for everybody what the mode gave and took: points for answers and reasons add up to the score', () => {
    for (const { seed, plan, entries } of games) {
      for (const { username, score, answers, paidAtEnd = [] } of reportOf(replayMatch(plan, entries)).players) {
        const changes = answers.flatMap((answer) => answer?.changes ?? []).concat(paidAtEnd)
        const earned = answers.reduce((sum, answer) => sum + (answer?.gained ?? 0), 0)
        expect(earned + changes.reduce((sum, { by }) => sum + by, 0), `seed ${seed}, ${username}`).toBe(score)
      }
    }
  })
})
