import type { Tell } from '../shared/contract/game.ts'
import { acceptable } from '../shared/match/acceptedAnswers.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, type Match, type PlayedTurn, plannedQuestion, turnOf } from '../shared/match/matchModel.ts'
import { questionClosed, questionClosedOnBoard } from '../shared/match/tellings.ts'
import type { Lead } from './seats/lead.ts'

interface CorrectionNeeds {
  match: Match
  now(): number
  record(entry: MatchEntry): void
  showNow(lead?: Lead): void
  tellAll: Tell
  /** The whole game was played again: boards draw what it has come to, and the phase may be over. */
  playedAgain(): void
}

/** Its answer, as players and the class in front of the board are told it. */
export const closedLead = (match: Match, turn: PlayedTurn): Lead => ({
  type: 'question-closed',
  message: questionClosed(match, turn),
  forBoards: questionClosedOnBoard(match, turn),
})

/** What a host puts right in a game: each is an entry, by which the whole game is played again. */
export class Corrections {
  private readonly needs: CorrectionNeeds

  constructor(needs: CorrectionNeeds) {
    this.needs = needs
  }

  /** Takes a question out of the game, which is played again without it. */
  voidQuestion(question: number): boolean {
    const { match, record, now } = this.needs
    const turn = turnOf(match, question)
    // From a slide there is nothing to be taken out.
    if (!turn || turn.voided || plannedQuestion(match, turn).kind === 'slide') return false
    record({ kind: 'voided', question, at: now() })
    this.tell(question)
    return true
  }

  /** Takes for right what somebody has typed; the text of the message only says which of their answers is meant. */
  accept(question: number, said: string): boolean {
    const { match, record, now } = this.needs
    const text = acceptable(match, question, said)
    if (text === undefined) return false
    record({ kind: 'accepted', question, text, at: now() })
    this.tell(question)
    return true
  }

  /** Whose answer is being shown is shown anew; of an earlier question everybody hears in a line. */
  private tell(question: number): void {
    const { match, showNow, tellAll, playedAgain } = this.needs
    const turn = turnOf(match, question)
    if (turn && turn === currentTurn(match)) showNow(closedLead(match, turn))
    else {
      tellAll('notice', { type: 'info', name: 'question-taken-out', question })
      showNow()
    }
    playedAgain()
  }
}
