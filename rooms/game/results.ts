import type { FinishedGame, RoomPorts } from '../ports.ts'
import type { Awards, FinalScore } from '../shared/contract/game.ts'
import { hasAnswered, type Match, type Seat, tookPart } from '../shared/match/matchModel.ts'
import { awardsOf, finalScoresOf } from '../shared/match/ranking.ts'
import { replayOf } from '../shared/match/replay.ts'
import { currencyOf, reportOf } from '../shared/match/report.ts'
import type { GameClient } from './attendance.ts'
import type { JournalWriter } from './journalWriter.ts'

/** On a phone there is room for the best and for oneself. */
const scoresOnDevice = 10
const keepAgainMs = 5000

export interface FinalWord {
  scores: FinalScore[]
  awards: Awards
}

export const finalWord = (match: Match): FinalWord => ({
  scores: finalScoresOf(match),
  awards: awardsOf(match),
})

/** The final scores, to each what its screen shows. */
export function tellFinalScores(match: Match, { scores, awards }: FinalWord, client: GameClient, seat: Seat): void {
  const players = seat.isHost ? scores : scores.filter(({ id }, index) => index < scoresOnDevice || id === seat.player)
  client.send('game-finished', { players, awards, currency: seat.earns ? currencyOf(match, seat) : null })
}

/** Without a question that counts nobody has played, and nobody has won. */
const wasPlayed = (match: Match): boolean => match.turns.some(({ closed, voided }) => closed && !voided)

/** What the archive is given to keep. */
function finishedGame(match: Match): FinishedGame {
  const report = reportOf(match)
  const paid = new Map(report.players.map(({ playerId, currency }) => [playerId, currency]))
  const answered = (player: string) =>
    match.turns.filter((turn) => turn.closed && !turn.voided && hasAnswered(turn, player)).length
  const finishers = match.ranking.filter((seat) => tookPart(match, seat))
  const opponents = finishers.length - 1
  const rewards = finishers.flatMap(({ player, userId, tally }) => {
    if (userId === null) return []
    const { place, score, correctCount, bestStreak } = tally
    const won = place === 1 && score > 0 && opponents > 0 && match.end !== 'lost'
    const currency = paid.get(player) ?? 0
    return [{ userId, currency, place, won, answered: answered(player), correctCount, bestStreak, opponents }]
  })
  return { report, rewards, replay: replayOf(match) }
}

/** Hands a finished game to the archive, again and again until it is safe there. */
export function openResultsDesk(
  match: Match,
  written: JournalWriter,
  ports: Pick<RoomPorts, 'results' | 'log' | 'now'>,
  tellUnlocked: (player: string, achievement: string) => void,
) {
  const { code } = match.plan
  let isKept = false
  let againAt = Number.POSITIVE_INFINITY

  /** Until this has succeeded the journal stays, so a server that ends before it begins with it. */
  async function keep(): Promise<void> {
    againAt = Number.POSITIVE_INFINITY
    try {
      if (!(await written.settled())) throw new Error('journal not settled')
      const { unlocked } = wasPlayed(match) ? await ports.results.record(finishedGame(match)) : { unlocked: {} }
      await written.close()
      isKept = true
      for (const [userId, ids] of Object.entries(unlocked)) {
        const player = match.seatByUser.get(userId)?.player
        if (player !== undefined) for (const id of ids) tellUnlocked(player, id)
      }
    } catch (error) {
      ports.log.error({ game: code, error: String(error) }, 'results not recorded yet')
      againAt = ports.now() + keepAgainMs
    }
  }

  return {
    keep,
    isKept: () => isKept,
    tick(at: number): void {
      if (at >= againAt) void keep()
    },
  }
}
