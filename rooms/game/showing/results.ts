import type { FinishedGame, RoomPorts, SeatReward, SettledGame } from '../../ports.ts'
import type { ServerMessageName, ServerMessages, TellPlayer } from '../../shared/contract/game.ts'
import type { Awards, FinalScore, GameFinished, GoodThing, TeamScore } from '../../shared/contract/gameResults.ts'
import { earningsOf, placesOf, playersOf } from '../../shared/match/earnings.ts'
import { goodThingsOf } from '../../shared/match/goodThings.ts'
import { counts, hasAnswered, type Match, type Seat, tookPart } from '../../shared/match/matchModel.ts'
import { awardsOf, finalScoresOf } from '../../shared/match/ranking.ts'
import { replayOf } from '../../shared/match/replay.ts'
import { reportOf } from '../../shared/match/report.ts'
import type { JournalWriter } from '../journal/journalWriter.ts'

/** A phone has room for the best and for its own player. */
const scoresOnDevice = 10
const keepAgainMs = 5000

export interface FinalWord {
  scores: FinalScore[]
  awards: Awards
  earnings: ReadonlyMap<string, number>
  goodThings: ReadonlyMap<string, GoodThing>
  /** Empty if the class has no teams. */
  teams: TeamScore[]
  isCalledOff: boolean
  /** Null if nothing was played: then there is no report. */
  reportId: string | null
}

export const finalWord = (match: Match): FinalWord => ({
  scores: finalScoresOf(match),
  awards: awardsOf(match),
  earnings: earningsOf(match),
  goodThings: goodThingsOf(match),
  teams: teamScoresOf(match),
  isCalledOff: !match.turns.some(({ closed }) => closed),
  reportId: wasPlayed(match) ? match.plan.gameId : null,
})

function teamScoresOf({ plan, ranking }: Match): TeamScore[] {
  const teams = new Map<number, TeamScore>()
  for (const { userId, tally } of ranking) {
    const team = (userId && plan.teams?.[userId]) || 0
    const { score, players } = teams.get(team) ?? { score: 0, players: 0 }
    if (team > 0) teams.set(team, { team, score: score + tally.score, players: players + 1 })
  }
  return [...teams.values()]
}

/** The final scores that each screen shows. */
export function finishedFor(
  { scores, awards, earnings, goodThings, teams, isCalledOff, reportId }: FinalWord,
  seat: Seat,
  paid: number | null | undefined,
): GameFinished {
  const players = seat.isHost ? scores : scores.filter(({ id }, index) => index < scoresOnDevice || id === seat.player)
  const currency = seat.earns ? (earnings.get(seat.player) ?? 0) : null
  const report = seat.isHost && reportId !== null ? { reportId } : {}
  const calledOff = isCalledOff ? { calledOff: true as const } : {}
  const good = isCalledOff ? undefined : goodThings.get(seat.player)
  return {
    players,
    awards,
    currency,
    ...(good && { good }),
    ...(paid !== undefined && { paid }),
    // The board adds up the team scores from what it sees.
    ...(teams.length > 0 && !seat.isHost && { teams }),
    ...calledOff,
    ...report,
  }
}

/** If no question counted, nothing was played, and there is no winner. */
const wasPlayed = (match: Match): boolean => match.turns.some((turn) => turn.closed && counts(match, turn))

/** What the archive keeps of a game. */
function finishedGame(match: Match): FinishedGame {
  const report = reportOf(match)
  const earnings = earningsOf(match)
  const answered = (player: string) =>
    match.turns.filter((turn) => turn.closed && counts(match, turn) && hasAnswered(turn, player)).length
  const players = new Set(playersOf(match))
  const places = placesOf(match)
  const rewardOf = (seat: Seat): SeatReward => {
    const { player, earns, userId, tally } = seat
    const { place, score, correctCount, bestStreak } = tally
    const played = players.has(seat)
    const won = played && userId !== null && place === 1 && score > 0 && places.size > 1 && match.end !== 'lost'
    // Teachers get no coins. Guests may become students later, so theirs are kept for them.
    const currency = earns || userId === null ? (earnings.get(player) ?? 0) : 0
    const opponents = players.size - (played ? 1 : 0)
    return { currency, place, won, answered: answered(player), correctCount, bestStreak, played, opponents }
  }
  const present = match.ranking.filter((seat) => tookPart(match, seat))
  return {
    report,
    rewards: present.flatMap((seat) => (seat.userId === null ? [] : [{ userId: seat.userId, ...rewardOf(seat) }])),
    guests: present.flatMap((seat) =>
      seat.userId === null ? [{ seatKey: seat.seatKey, reward: rewardOf(seat) }] : [],
    ),
    replay: replayOf(match),
  }
}

/** `gone`: deleted accounts that should have been paid. A guest who gets an account later is not among them. */
type Settled = SettledGame & { gone: ReadonlySet<string> }

/**
 * The archive names every existing account with its pay, even 0, or as one that it cannot read. An account it leaves out was
 * deleted during the game.
 */
async function settle(
  match: Match,
  { results, log }: Pick<RoomPorts, 'results' | 'log'>,
): Promise<Settled | undefined> {
  if (!wasPlayed(match)) return undefined
  const game = finishedGame(match)
  const settled = await results.record(game)
  const { paid, unreadAccounts = [] } = settled
  if (unreadAccounts.length > 0)
    log.error({ game: match.plan.code, accounts: unreadAccounts }, 'accounts could not be read to pay them')
  const known = new Set([...Object.keys(paid), ...unreadAccounts])
  return { ...settled, gone: new Set(game.rewards.flatMap(({ userId }) => (known.has(userId) ? [] : userId))) }
}

const isOf = (accounts: ReadonlySet<string>, { earns, userId }: Seat): boolean =>
  earns && userId !== null && accounts.has(userId)

/** Hands a finished game to the archive, again and again until it is safe there. */
export function openResultsDesk(
  match: Match,
  written: JournalWriter,
  ports: Pick<RoomPorts, 'results' | 'log' | 'now'>,
  tell: TellPlayer,
  wereKept = false,
) {
  const { code, gameId } = match.plan
  let isKept = wereKept
  let againAt = Number.POSITIVE_INFINITY
  let paid: SettledGame['paid'] = {}
  let gone: Settled['gone'] = new Set()
  let keeping: Promise<void> | null = null

  /** Until this has succeeded the journal says that it is still to be done, so after a restart the server begins with it. */
  const keep = (): Promise<void> => {
    keeping ??= keepOnce().finally(() => {
      keeping = null
    })
    return keeping
  }

  async function keepOnce(): Promise<void> {
    againAt = Number.POSITIVE_INFINITY
    try {
      const settled = wereKept ? await known() : await settleNow()
      isKept = true
      if (settled) tellSettled(settled)
    } catch (error) {
      ports.log.error({ game: code, error: String(error) }, 'results not recorded yet')
      againAt = ports.now() + keepAgainMs
    }
  }

  async function settleNow(): Promise<Settled | undefined> {
    if (!(await written.settled())) throw new Error('journal not settled')
    const settled = await settle(match, ports)
    await written.markOver()
    return settled
  }

  /** Another process has kept the results, and has told players about achievements and deleted accounts. */
  async function known(): Promise<Settled> {
    const earning = match.ranking.flatMap(({ earns, userId }) => (earns && userId !== null ? userId : []))
    return { paid: await ports.results.paidBy(gameId, earning), unlocked: {}, gone }
  }

  function tellSettled(settled: Settled): void {
    paid = settled.paid
    gone = settled.gone
    const tellUser = <Name extends ServerMessageName>(userId: string, name: Name, message: ServerMessages[Name]) => {
      const player = match.seatByUser.get(userId)?.player
      if (player !== undefined) tell(player, name, message)
    }
    for (const [userId, currency] of Object.entries(paid)) tellUser(userId, 'game-paid', { currency })
    // A guest is told how many coins an account could keep.
    const earnings = earningsOf(match)
    for (const seat of match.ranking)
      if (seat.userId === null && tookPart(match, seat))
        tell(seat.player, 'game-paid', { currency: earnings.get(seat.player) ?? 0 })
    for (const seat of match.ranking) if (isOf(gone, seat)) tell(seat.player, 'game-paid', { currency: null })
    for (const [userId, ids] of Object.entries(settled.unlocked))
      for (const id of ids) tellUser(userId, 'achievement-unlocked', { achievement_id: id })
  }

  return {
    keep,
    isKept: () => isKept,
    /** Undefined until it is known: what an account was paid, or what a guest may keep. Null if the account is deleted. */
    paidTo: (seat: Seat, { earnings }: FinalWord): number | null | undefined => {
      if (isOf(gone, seat)) return null
      if (seat.userId !== null) return seat.earns ? paid[seat.userId] : undefined
      return isKept && tookPart(match, seat) ? earnings.get(seat.player) : undefined
    },
    tick(at: number): void {
      if (at >= againAt) void keep()
    },
  }
}
