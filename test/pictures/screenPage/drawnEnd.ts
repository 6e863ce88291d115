import type { GameView } from '../../../client/state/gameView.ts'
import { teamBanners } from '../../../rooms/shared/catalog/teams.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import type { FinalScore, GameFinished } from '../../../rooms/shared/contract/gameResults.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { player as playerRow } from '../../client/game/gameViews.ts'
import { classOf, pickBy, placeIn, questions } from './drawnClass.ts'
import type { Shown } from './screen.tsx'

const mostCorrectOf = (players: readonly FinalScore[]): FinalScore[] => {
  const counts = players.map(({ correctCount }) => correctCount)
  return players
    .filter(({ correctCount }) => correctCount > 0)
    .map((player) => ({ ...player, place: placeIn(counts, player.correctCount) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, 3)
}

/** The end of a random game, always the same for the same number: a class, its scores, and all else that the end tells. */
export function drawnEnd(number: number): { what: string; wall: Shown; hand: Shown } {
  const random = seededRandom(number)
  const pick = pickBy(random)
  const players = classOf(random)
  const gameMode = pick(gameModes)
  const teams = pick([0, 0, 2, 3, 4, 6])
  const rows = players.map((player, index) => playerRow({ ...player, team: teams && 1 + (index % teams) }))
  const [risen] = players.slice(3)
  const climber = risen && random() < 0.5 ? { ...risen, places: 2 } : null
  const mostCorrect = random() < 0.7 ? mostCorrectOf(players) : []
  const final: GameFinished = { players, awards: { mostCorrect, climber }, currency: null, reportId: 'report' }
  const view: Partial<GameView> = {
    code: 'B8HWX8',
    phase: 'finished',
    gameMode,
    mapName: 'Slime Colosseum',
    questionNumber: questions,
    totalQuestions: questions,
    playerCount: players.length,
    players: rows,
    final,
  }
  const own = pick(rows)
  const sums = teamBanners.slice(0, teams).map((_, index) => {
    const theirs = rows.filter(({ team }) => team === index + 1)
    return { team: index + 1, score: theirs.reduce((sum, { score }) => sum + score, 0), players: theirs.length }
  })
  const earned = pick([null, 0, 1234])
  const ownFinal: GameFinished = {
    ...final,
    currency: earned,
    paid: earned,
    good: { kind: 'few', question: 3, count: 2 },
    ...(teams > 0 ? { teams: sums.filter((sum) => sum.players > 0) } : {}),
    ...(random() < 0.3 ? { asksAboutMap: true } : {}),
  }
  return {
    what: `end ${number}: ${players.length} in ${gameMode}, ${teams} teams`,
    wall: { by: 'wall', view: { ...view, isHost: true, plays: false, playerId: 'host' } },
    hand: {
      by: 'hand',
      view: { ...view, playerId: own.id, me: { ...own, ahead: null, behind: null }, final: ownFinal },
    },
  }
}
