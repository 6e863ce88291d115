import type { Tell } from '../shared/contract/game.ts'
import { acceptable } from '../shared/match/acceptedAnswers.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import {
  currentTurn,
  type Match,
  type PlayedTurn,
  placeAmongScored,
  plannedQuestion,
  turnOf,
} from '../shared/match/matchModel.ts'
import { questionClosed, questionClosedOnBoard } from '../shared/match/tellings.ts'
import type { Lead } from './seats/lead.ts'

interface CorrectionNeeds {
  match: Match
  now(): number
  record(entry: MatchEntry): void
  showNow(lead?: Lead): void
  tellAll: Tell
  /** The whole game was played again: boards draw the new state, and the phase may be over. */
  playedAgain(): void
}

/** The answer to a closed question, as players and the class in front of the board are told it. */
export const closedLead = (match: Match, turn: PlayedTurn): Lead => ({
  type: 'question-closed',
  message: questionClosed(match, turn),
  forBoards: questionClosedOnBoard(match, turn),
})

/** The host's corrections. Each is an entry after which the whole game is played again. */
export class Corrections {
  private readonly needs: CorrectionNeeds

  constructor(needs: CorrectionNeeds) {
    this.needs = needs
  }

  /** Takes a question out of the game and plays the game again without it. */
  voidQuestion(question: number): boolean {
    const { match, record, now } = this.needs
    const turn = turnOf(match, question)
    // A slide counts for nothing, so it cannot be taken out.
    if (!turn || turn.voided || plannedQuestion(match, turn).kind === 'slide') return false
    record({ kind: 'voided', question, at: now() })
    this.tell(question)
    return true
  }

  /** Accepts a typed answer as right. The message's text only says which of the given answers is meant. */
  accept(question: number, said: string): boolean {
    const { match, record, now } = this.needs
    const text = acceptable(match, question, said)
    if (text === undefined) return false
    record({ kind: 'accepted', question, text, at: now() })
    this.tell(question)
    return true
  }

  /** If the answer is still on the screen, it is shown anew. For an earlier question all devices get a notice. */
  private tell(question: number): void {
    const { match, showNow, tellAll, playedAgain } = this.needs
    const turn = turnOf(match, question)
    if (turn && turn === currentTurn(match)) showNow(closedLead(match, turn))
    else {
      tellAll('notice', { type: 'info', name: 'question-taken-out', question: placeAmongScored(match, { question }) })
      showNow()
    }
    playedAgain()
  }
}
