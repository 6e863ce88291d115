import type { GameView } from '../../../state/gameView.ts'
import { Countdown } from '../Countdown.tsx'
import { BoardChoosing } from '../choose/BoardChoosing.tsx'
import { BoardTurn } from '../resolve/BoardTurn.tsx'
import { useScoresBefore } from '../useScoresBefore.ts'
import { BoardFinal } from './BoardFinal.tsx'
import { BoardQuestion } from './BoardQuestion.tsx'
import { BoardReveal } from './BoardReveal.tsx'

/** What the projector shows in each phase, in a running game and in a replay. */
export const BoardPhase = ({ view }: { view: GameView }) => {
  const scoresBefore = useScoresBefore(view)
  switch (view.phase) {
    case 'lobby':
    case 'countdown':
      return <Countdown view={view} />
    case 'question':
      return <BoardQuestion view={view} />
    case 'reveal':
      return <BoardReveal view={view} scoresBefore={scoresBefore} />
    case 'choose':
      return <BoardChoosing view={view} />
    case 'resolve':
      return <BoardTurn key={view.questionNumber} view={view} />
    case 'finished':
      return <BoardFinal view={view} />
  }
}
