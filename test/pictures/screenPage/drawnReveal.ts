import type { GameView, Neighbour, PlayerView } from '../../../client/state/gameView.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { askedQuestion } from '../../../rooms/shared/match/tellings.ts'
import { kindOf } from '../../../rooms/shared/questions/question.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { player as playerRow } from '../../client/game/gameViews.ts'
import { classOf, pickBy, questions } from './drawnClass.ts'
import { closedOf, drawnQuestion } from './drawnQuestion.ts'
import type { Shown } from './screen.tsx'

const neighbourOf = (row: PlayerView | undefined): Neighbour | null =>
  row ? { name: row.username, score: row.score, slime: row.slime } : null

/** A question of a random game that has just closed, always the same for the same number. */
export function drawnReveal(number: number): { what: string; wall: Shown; hand: Shown } {
  const random = seededRandom(number)
  const pick = pickBy(random)
  const players = classOf(random)
  const question = drawnQuestion(random)
  const gameMode = pick(gameModes)
  const teams = pick([0, 0, 2, 3, 4, 6])
  const questionNumber = pick([1, 5, 5, questions])
  const rows = players.map((player, index) =>
    playerRow({
      ...player,
      // Places are shared only at the end of a game.
      place: index + 1,
      team: teams && 1 + (index % teams),
      answered: true,
      lastAnswerCorrect: random() < 0.5,
      streak: Math.floor(random() * 6),
    }),
  )
  const view: Partial<GameView> = {
    code: 'B8HWX8',
    phase: 'reveal',
    gameMode,
    mapName: 'Slime Colosseum',
    questionNumber,
    turn: questionNumber,
    totalQuestions: questions,
    playerCount: rows.length,
    players: rows,
    pace: pick(['auto', 'host']),
    asked: { question: askedQuestion(question), questionNumber, totalQuestions: questions, gameMode, timeLimit: 20 },
    closed: closedOf(question, rows.length, random),
  }
  const placesBefore = rows.map(({ id, place }) => [id, 1 + ((place + 1) % rows.length)] as const)
  const at = Math.floor(random() * rows.length)
  const own = rows[at] as PlayerView
  const answers = view.asked?.question.answers.length ?? 0
  const parts = Array.from({ length: answers }, (_, place) => place)
  const given = question.kind && {
    choices: parts.slice(0, 2),
    order: parts,
    text: 'Rechtsschutzversicherung'.repeat(3),
  }
  return {
    what: `reveal ${number}: ${kindOf(question)} for ${rows.length} in ${gameMode}, ${teams} teams`,
    wall: { by: 'wall', placesBefore, view: { ...view, isHost: true, plays: false, playerId: 'host' } },
    hand: {
      by: 'hand',
      placesBefore,
      view: {
        ...view,
        players: [],
        playerId: own.id,
        leaders: rows.slice(0, 3),
        me: { ...own, ahead: neighbourOf(rows[at - 1]), behind: neighbourOf(rows[at + 1]) },
        scoreBefore: pick([null, 0, own.score]),
        ownAnswer: pick([null, { questionNumber, choice: 0, ...(given && { given }), isSafe: true }]),
      },
    },
  }
}
