import { describe, expect, it } from 'vitest'
import { applyEntry, openMatch, replayMatch } from '../../../../rooms/shared/match/match.ts'
import { type MatchEntry, readEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { withShare } from '../../../../rooms/shared/match/matchTurns.ts'
import { checkReplay, replayOf } from '../../../../rooms/shared/match/replay.ts'
import { aPlan, asked, closed, finished, hostJoins, joins, started } from './matchBuilders.ts'

const plan: MatchPlan = {
  ...aPlan(),
  questions: [
    { kind: 'typed', question: 'Capital of France?', accept: ['Paris'] },
    { kind: 'number', question: 'How many legs has a spider?', value: 8, nearly: 1 },
  ],
}

const typed = (player: string, question: number, text: string, share?: number): MatchEntry => ({
  kind: 'answered',
  player,
  question,
  answer: { text },
  ms: 1000,
  at: question * 1000 + 100,
  ...(share !== undefined && { share }),
})

const openTurn = (question: number): MatchEntry[] => [hostJoins, joins('ann'), joins('ben'), started, asked(question)]

/** The game as a room records it. */
function played(entries: readonly MatchEntry[]) {
  const match = openMatch(plan)
  for (const entry of entries) applyEntry(match, withShare(match, entry))
  return match
}

const sharesOf = (entries: readonly MatchEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'answered' || entry.kind === 'looked' ? [entry.share] : []))

const scores = (entries: readonly MatchEntry[]) =>
  Object.fromEntries(
    [...replayMatch(plan, entries.map(readEntry)).seats.values()]
      .filter(({ plays }) => plays)
      .map(({ player, tally }) => [player, tally.correctCount]),
  )

describe('the share of a typed text', () => {
  it('is kept with the answer and with the second look, and not with a tap', () => {
    const { entries } = played([
      ...openTurn(1),
      typed('ann', 1, 'pariss'),
      typed('ben', 1, 'Rome'),
      closed(1),
      { kind: 'looked', player: 'ben', question: 1, answer: { text: 'Paris' }, at: 1700 },
      asked(2),
      typed('ann', 2, '9'),
      { kind: 'answered', player: 'ben', question: 2, answer: { choice: -1 }, ms: 0, at: 2100 },
    ])
    expect(sharesOf(entries)).toEqual([1, 0, 1, 0.5, undefined])
  })

  it('stands when the rules of another day would grade the text otherwise', () => {
    const strange = [...openTurn(1), typed('ann', 1, 'Paris', 0), typed('ben', 1, 'Lutetia', 1), closed(1)]
    expect(scores(strange)).toEqual({ ann: 0, ben: 1 })
    const usual = [...openTurn(1), typed('ann', 1, 'Paris'), typed('ben', 1, 'Lutetia'), closed(1)]
    expect(scores(usual)).toEqual({ ann: 1, ben: 0 })
  })

  it('stands in a finished game that is checked by its hashes', () => {
    const match = openMatch(plan)
    for (const entry of [
      ...openTurn(1),
      typed('ann', 1, 'Lutetia', 1),
      typed('ben', 1, 'Paris', 0),
      closed(1),
      finished,
    ])
      applyEntry(match, entry)
    const recording = replayOf(match)
    expect(checkReplay(recording).differs).toEqual([])
    const regraded = recording.entries.map((entry) =>
      entry.kind === 'answered' ? { ...entry, share: undefined } : entry,
    )
    expect(checkReplay({ ...recording, entries: regraded as MatchEntry[] }).differs).toEqual([1])
  })

  it('is not told of a question that was still open when the game ended', () => {
    const open = [asked(2), typed('ann', 2, '8'), typed('ben', 2, '80'), finished]
    const match = played([...openTurn(1), typed('ann', 1, 'Paris'), typed('ben', 1, 'Rome'), closed(1), ...open])
    expect(sharesOf(match.entries)).toEqual([1, 0, 1, 0])
    const recording = replayOf(match)
    expect(sharesOf(recording.entries)).toEqual([1, 0, undefined, undefined])
    expect(checkReplay(recording).differs).toEqual([])
  })

  it('grows by what the host accepts, and by nothing else', () => {
    const accepted: MatchEntry = { kind: 'accepted', question: 1, text: 'Lutetia', at: 1600 }
    const entries = [...openTurn(1), typed('ann', 1, 'lutetia', 0), typed('ben', 1, 'Paris', 0), closed(1), accepted]
    expect(scores(entries)).toEqual({ ann: 1, ben: 0 })
    const fromTheStart = [
      ...openTurn(1),
      typed('ann', 1, 'LUTETIA', 0),
      typed('ben', 1, 'Roma', 1),
      closed(1),
      accepted,
    ]
    expect(scores(fromTheStart)).toEqual({ ann: 1, ben: 1 })
  })

  it('grows by what was right that day by what the host accepted, although other rules read it otherwise', () => {
    const turn = [...openTurn(1), typed('ann', 1, 'lutetia', 0), typed('ben', 1, 'Parisii', 0), closed(1)]
    const accepted: MatchEntry = { kind: 'accepted', question: 1, text: 'Lutetia', right: ['Parisii'], at: 1600 }
    expect(scores([...turn, accepted])).toEqual({ ann: 0, ben: 1 })
    // One that says nothing of it is read by the rules of today, also beside one that does.
    const older: MatchEntry = { kind: 'accepted', question: 1, text: 'LUTETIA', at: 1700 }
    expect(scores([...turn, accepted, older])).toEqual({ ann: 1, ben: 1 })
  })

  it('is noted with what the host accepts', () => {
    const match = played([...openTurn(1), typed('ann', 1, 'lutetia'), typed('ben', 1, 'Rome'), closed(1)])
    const accepted = { kind: 'accepted', question: 1, text: 'Lutetia', at: 1600 } as const
    expect(withShare(match, accepted)).toEqual({ ...accepted, right: ['lutetia'] })
  })
})
