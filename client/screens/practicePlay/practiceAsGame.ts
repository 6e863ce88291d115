import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { PlayerView } from '../../state/gameView.ts'
import type { PracticeView } from '../../state/practiceView.ts'
import type { StagedGame } from '../play/stage/stageViewOf.ts'
import { type Contest, practiceBattle, practiceRace } from './practiceScene.ts'

const ownId = 'own'

/** Who they are, and what the rival had when the question was asked. */
export interface Faces {
  own: { name: string; slime: string }
  rival: { name: string; slime: string }
  rivalScoreBefore: number
}

function contestOf(view: PracticeView, map: TileGrid, { rival, rivalScoreBefore }: Faces): Contest {
  const { correctCount, aiCorrectCount, aiCorrect, aiScore, gained, phase } = view
  const isClosed = phase !== 'question'
  const [isRight, isRivalRight] = [isClosed && gained > 0, isClosed && aiCorrect]
  return {
    map,
    total: view.totalQuestions,
    question: view.questionNumber,
    isClosed,
    both: [
      { id: ownId, right: correctCount - Number(isRight), isRight, points: gained },
      {
        // A device that follows its own slime knows everybody else by their names.
        id: rival.name,
        right: aiCorrectCount - Number(isRivalRight),
        isRight: isRivalRight,
        points: Math.max(0, aiScore - rivalScoreBefore),
      },
    ],
  }
}

/**
 * A practice as a stage is shown a game. It has no moves to choose: what the answers did is played when they are revealed.
 * `isNear`: the stage follows one's own slime, as on a phone.
 */
export function practiceAsGame(view: PracticeView, map: TileGrid, faces: Faces, isNear: boolean): StagedGame {
  const { gameMode, questionNumber, totalQuestions, score, aiScore, phase } = view
  const contest = contestOf(view, map, faces)
  const scene = gameMode === 'battle' ? practiceBattle(contest) : practiceRace(contest)
  const isAhead = score >= aiScore
  const row = (id: string, { name, slime }: Faces['own'], points: number, place: number): PlayerView => ({
    id,
    userId: '',
    username: name,
    slime,
    score: points,
    isHost: false,
    plays: true,
    answered: id === ownId ? view.clicked !== null : view.aiAnswered,
    lastAnswerCorrect: false,
    streak: 0,
    place,
    correctCount: 0,
    mark: 0,
    connected: true,
    spoke: true,
  })
  const own = row(ownId, faces.own, score, isAhead ? 1 : 2)
  const rival = row(faces.rival.name, faces.rival, aiScore, isAhead ? 2 : 1)
  return {
    gameMode,
    paused: false,
    phase: phase === 'question' ? 'choose' : 'resolve',
    isHost: !isNear,
    plays: isNear,
    questionNumber,
    totalQuestions,
    players: isAhead ? [own, rival] : [rival, own],
    me: { ...own, ahead: null, behind: null },
    leaders: [rival],
    board: scene.board,
    round: contest.isClosed
      ? { questionNumber, changes: [], events: [...scene.events], end: null, board: scene.board }
      : null,
  }
}
