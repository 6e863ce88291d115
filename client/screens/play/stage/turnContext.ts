import { ownResolveMs, phaseMs } from '../../../../rooms/shared/match/phaseLengths.ts'
import type { Storyteller, TurnContext } from '../../../stage/direct/direction.ts'
import { noPast, type Past, pastBefore, type Story } from '../../../stage/direct/story.ts'
import type { StageView } from '../../../stage/stageView.ts'
import type { GameView } from '../../../state/gameView.ts'

/** The server's clock ends the turn, so the stage has to be still a little earlier. */
const spareMs = 150
/** At the end of the turn before the finale a curtain falls. */
const curtainMs = 1750

type TurnGame = Pick<GameView, 'questionNumber' | 'totalQuestions' | 'players' | 'me' | 'asked'>

/** A board knows all players, a player's device only its own player. */
function storyOf({ questionNumber: question, players, me }: TurnGame, past: Past): Story {
  const known = players.length > 0 ? players : me ? [me] : []
  const { headlines, passed } = pastBefore(past, question)
  return {
    question,
    headlines,
    passed: passed && new Set(passed.map(({ name }) => name)),
    streaks: new Map(known.filter((one) => one.lastAnswerCorrect).map(({ id, streak }) => [id, streak])),
    scores: new Map(known.map(({ id, score }) => [id, score])),
  }
}

/** What the director is told of a turn, whether it is played now or in a replay. */
export const turnContext = (
  before: StageView,
  after: StageView,
  game: TurnGame,
  isCalm: boolean,
  past: Past = noPast,
  teller: Storyteller | null = null,
): TurnContext => ({
  before: before.board,
  after: after.board,
  ranksBefore: before.figures,
  ranksAfter: after.figures,
  ms:
    game.asked?.finale === 'next'
      ? phaseMs.resolve - curtainMs
      : (after.own === null ? phaseMs.resolve : ownResolveMs) - spareMs,
  isCalm,
  isLast: game.questionNumber >= game.totalQuestions,
  story: storyOf(game, past),
  teller,
  own: after.own,
})
