import type { EntryKind, EntryOf, MatchEntry } from '../../shared/match/matchEntries.ts'
import { currentTurn, limitOf, type Match, playingSeats, questionOf, type Seat } from '../../shared/match/matchModel.ts'
import { markOf } from '../../shared/match/ranking.ts'
import { hasDoneAll, paceOf, shownEnd } from '../../shared/match/turnFlow.ts'
import { scoredAmong, toldKey } from '../../shared/questions/questionKinds.ts'
import { type GameState, PlayerCard, PlayerRow } from './gameState.ts'
import { openLeaders, paintLeaders } from './leaderRows.ts'
import { isYetToBeAsked, nothingYet, paintNeighbours, paintTally } from './playerRows.ts'
import { otherKindsIn, writePlace, writeQuestion } from './questionCopy.ts'

type Painting<Entry> = (entry: Entry) => void

const showsNothing = (): void => {}

const cardsInLobby = 60

/**
 * Only the painter writes the synchronised state. The state is a picture of the match and decides nothing. After an
 * entry it paints what the entry can have changed, after a restart everything.
 */
export class Painter {
  private readonly state: GameState
  private readonly match: Match

  constructor(state: GameState, match: Match) {
    this.state = state
    this.match = match
    this.paintPlan()
  }

  /** Paints what is known before the first player comes. */
  private paintPlan(): void {
    const { state } = this
    const { plan } = this.match
    state.gameCode = plan.code
    state.gameMode = plan.gameMode
    state.title = plan.title
    state.onlyMissed = plan.onlyMissed === true
    state.mapName = plan.map?.name ?? ''
    state.kinds = otherKindsIn(plan.questions)
    state.totalQuestions = scoredAmong(plan.questions)
    state.timeLimit = plan.settings.timeLimit
    state.pace = paceOf(this.match)
    openLeaders(state)
  }

  /** Paints a game that comes back after a restart. */
  everything(): void {
    for (const seat of this.match.seats.values()) this.seat(seat, false)
    this.switches()
    this.phase()
    this.question()
    this.standings()
  }

  /** Paints the next game. The rows of players stay, and start again from nothing. */
  anew(isHere: (player: string) => boolean): void {
    const { state, match } = this
    state.cards.clear()
    for (const player of [...state.players.keys()]) if (!match.seats.has(player)) state.players.delete(player)
    for (const seat of match.seats.values()) Object.assign(this.seat(seat, isHere(seat.player)), nothingYet)
    this.switches()
    state.answeredCount = 0
    this.phase()
    paintLeaders(this.state, this.match)
  }

  /** The host's switches. */
  private switches(): void {
    const { locked, asksProof, limitsSeats, lobbyPlay } = this.match
    Object.assign(this.state, { locked, asksProof, limitsSeats, lobbyPlay })
  }

  after(entry: MatchEntry): void {
    // The cast is safe: the table has a painting for each kind, found by the name of the kind.
    const paint = this.paintings[entry.kind] as Painting<MatchEntry>
    paint(entry)
  }

  /** What each entry can have changed. A new kind of entry does not compile until it is added here. */
  private readonly paintings: { [Kind in EntryKind]: Painting<EntryOf<Kind>> } = {
    locked: () => this.switches(),
    'proof-asked': () => this.switches(),
    'seats-limited': () => this.switches(),
    'lobby-play': () => this.switches(),
    started: () => {
      this.state.cards.clear()
      this.roles()
      this.phase()
    },
    asked: () => {
      this.question()
      this.phase()
    },
    answered: ({ player }) => this.done(player),
    chose: ({ player }) => this.done(player),
    looked: ({ player }) => this.done(player),
    choosing: () => {
      this.doneFlags()
      this.phase()
    },
    closed: () => this.turnOver(),
    resolved: () => this.turnOver(),
    finished: () => this.turnOver(),
    voided: () => this.playedAgain(),
    accepted: () => this.playedAgain(),
    'stood-down': () => {
      this.roles()
      this.standings()
      this.doneFlags()
    },
    left: ({ player }) => this.erase(player),
    kicked: ({ player }) => this.erase(player),
    claimed: ({ player }) => this.owner(player),
    paused: () => this.phase(),
    resumed: () => this.phase(),
    // The next bundle paints newcomers.
    joined: showsNothing,
    'carried-over': showsNothing,
    'remote-allowed': showsNothing,
    'remotes-ended': showsNothing,
    'name-allowed': showsNothing,
    beat: showsNothing,
  }

  private playedAgain(): void {
    this.standings()
    this.doneFlags()
    this.phase()
  }

  private turnOver(): void {
    this.standings()
    this.phase()
  }

  /** The phase, its end, and whether the game is paused. */
  private phase(): void {
    const { state, match } = this
    const turn = currentTurn(match)
    state.phase = match.phase
    state.endsAt = shownEnd(match)
    state.paused = match.paused !== null
    state.pausedBy = match.paused?.by ?? ''
    writePlace(state, match, turn)
    state.correctAnswer = turn?.closed ? toldKey(questionOf(match, turn)).correct : -1
  }

  private question(): void {
    const turn = currentTurn(this.match)
    if (!turn) return
    this.state.timeLimit = limitOf(this.match, turn) / 1000
    writeQuestion(this.state, questionOf(this.match, turn))
    this.doneFlags()
  }

  /** Which players have answered or chosen in this phase. */
  private doneFlags(): void {
    const { state, match } = this
    state.players.forEach((row, player) => {
      const seat = match.seats.get(player)
      const isDone = seat ? this.isDone(seat) : false
      if (row.answered !== isDone) row.answered = isDone
    })
    this.countDone()
  }

  private isDone(seat: Seat): boolean {
    const turn = currentTurn(this.match)
    return turn !== undefined && this.match.stage === 'running' && hasDoneAll(this.match, turn, seat)
  }

  private done(player: string): void {
    const row = this.state.players.get(player)
    if (row) row.answered = true
    this.countDone()
  }

  private countDone(): void {
    const turn = currentTurn(this.match)
    const { phase } = this.match
    if (!turn) this.state.answeredCount = 0
    else if (phase === 'choose' || phase === 'resolve') this.state.answeredCount = turn.moves.size + turn.looks.size
    else this.state.answeredCount = turn.answers.size
  }

  seat(seat: Seat, connected: boolean): PlayerRow {
    const { state } = this
    const known = state.players.get(seat.player)
    const row = known ?? new PlayerRow()
    row.id = seat.player
    row.userId = this.accountOf(seat)
    row.username = seat.username
    row.slime = seat.slime
    row.isHost = seat.isHost
    row.plays = seat.plays
    row.team = (seat.userId && this.match.plan.teams?.[seat.userId]) || 0
    row.ready = connected
    row.connected = connected
    row.answered = this.isDone(seat)
    row.mark = markOf(this.match, seat)
    if (!known) state.players.set(seat.player, row)
    if (this.match.stage === 'lobby') this.card(seat, connected)
    return row
  }

  /** A player who is new or back. */
  arrived(seat: Seat, { isHere, hasSpoken }: { isHere: boolean; hasSpoken: boolean }): PlayerRow {
    const row = this.seat(seat, isHere)
    row.spoke = hasSpoken
    return row
  }

  spoke(player: string): void {
    const row = this.state.players.get(player)
    if (row) row.spoke = true
  }

  private owner(player: string): void {
    const row = this.state.players.get(player)
    if (row) row.userId = this.accountOf(this.match.seats.get(player))
  }

  /** Shows a teacher which pupils of a class are missing. A pupil who hosts is told no account. */
  private accountOf(seat: Seat | undefined): string {
    return (this.match.plan.host.teaches !== false && seat?.userId) || ''
  }

  private card(seat: Seat, connected: boolean): void {
    const { cards } = this.state
    if (!seat.plays) return
    const known = cards.get(seat.player)
    if (!known && cards.size >= cardsInLobby) return
    const card = known ?? new PlayerCard()
    card.username = seat.username
    card.slime = seat.slime
    card.isHost = seat.isHost
    card.ready = connected
    if (!known) cards.set(seat.player, card)
  }

  private erase(player: string): void {
    const { state, match } = this
    state.players.delete(player)
    if (match.stage !== 'lobby') {
      this.standings()
      this.countDone()
    } else if (state.cards.delete(player)) {
      const unseen = playingSeats(match).find((seat) => !state.cards.has(seat.player))
      if (unseen) this.card(unseen, state.players.get(unseen.player)?.connected ?? false)
    }
  }

  /** The start decides who plays (also the host, if no player joined), who may still come, and what counts beside the score. */
  private roles(): void {
    for (const seat of this.match.seats.values()) {
      const row = this.state.players.get(seat.player)
      if (!row) continue
      row.plays = seat.plays
      row.mark = markOf(this.match, seat)
    }
    Object.assign(this.state, { pace: paceOf(this.match), locked: this.match.locked })
  }

  /** Scores and places change only here: when a question has closed or a turn was played out. */
  standings(): void {
    const { state, match } = this
    match.ranking.forEach((seat, index) => {
      const row = state.players.get(seat.player)
      if (!row) return
      row.mark = markOf(this.match, seat)
      if (isYetToBeAsked(match, seat)) return
      paintTally(row, seat.tally)
      if (match.plan.practice) row.modeScore = seat.tally.modeScore
      paintNeighbours(row, match.ranking[index - 1], match.ranking[index + 1])
    })
    paintLeaders(this.state, this.match)
  }

  /** Whether anything sent cannot be saved at the moment. Returns whether that has changed. */
  unsaved(isUnsaved: boolean): boolean {
    if (this.state.unsaved === isUnsaved) return false
    this.state.unsaved = isUnsaved
    return true
  }

  /**
   * Written only together with a patch. While a change waits, the full state would be encoded anew for every newcomer.
   */
  counts({ players, connected, remotes }: Record<'players' | 'connected' | 'remotes', number>): void {
    this.state.playerCount = players
    this.state.connectedCount = connected
    this.state.remotes = remotes
  }
}
