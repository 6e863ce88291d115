import { CloseCode, ServerError } from '@colyseus/core'
import type { RoomPorts } from '../../ports.ts'
import type { RefusalName } from '../../shared/contract/errors/errorTexts.ts'
import type { Tell } from '../../shared/contract/game.ts'
import type { RemoteSheet, RemoteSign } from '../../shared/contract/remote.ts'
import { remoteSigns } from '../../shared/contract/remote.ts'
import { acceptingTurn, hostPlays, notAccepted } from '../../shared/match/acceptedAnswers.ts'
import type { Visitor } from '../../shared/match/admission.ts'
import type { EntryKind, MatchEntry } from '../../shared/match/matchEntries.ts'
import { currentTurn, type Match, placeAmongScored, playersIn, type Seat } from '../../shared/match/matchModel.ts'
import { questionAsked, questionClosedOnBoard } from '../../shared/match/tellings.ts'
import { answerMsLeft } from '../../shared/match/turnFlow.ts'
import { freshPace } from '../gameGate.ts'
import type { Showing } from '../showing/showing.ts'
import { summaryOf } from '../signs.ts'
import type { Attendance, GameClient } from './attendance.ts'

/** Time to take a phone out of a pocket. */
export const invitedMs = 2 * 60_000
/** Time to look from the phone to the board and back. */
export const askingMs = 60_000

/** More than a host can use. */
export const mostRemotes = 4

const refused = () => new ServerError(403, 'remoteRefused' satisfies RefusalName)

interface RemotesNeeds {
  match: Match
  attendance: Attendance
  showing: Showing
  ports: Pick<RoomPorts, 'now' | 'secret' | 'random'>
  record(entry: MatchEntry, acknowledge?: () => void): void
  tellCaught(client: GameClient): void
  /** Does nothing before the end of the game. */
  tellFinal(client: GameClient, seat: Seat): void
}

/**
 * Devices that lead the game from elsewhere than the board. The host's account opens one anywhere. For a phone without
 * an account the board shows a link for one phone and a short time. A whole class can photograph that link, so it opens
 * nothing until the host at the board says yes to the sign that this phone shows.
 */
export class Remotes {
  private readonly needs: RemotesNeeds
  private invitation: { token: string; until: number } | null = null
  private asking: { client: GameClient; sign: RemoteSign; until: number } | null = null

  /** Devices that the host has allowed, until that is in the journal. */
  private readonly letIn = new Set<GameClient>()

  constructor(needs: RemotesNeeds) {
    this.needs = needs
  }

  /** Lets in a device that wants to lead, or makes it wait for a yes; throws the refusal. */
  receive(client: GameClient, { account, join }: Visitor): void {
    const { match, ports } = this.needs
    const key = join.remote ?? ''
    if (account?.id === match.plan.host.userId || match.remoteKeys.has(key)) {
      if (!this.open(client, key)) throw refused()
      return
    }
    if (!this.invitation || this.invitation.token !== key || ports.now() >= this.invitation.until) throw refused()
    this.invitation = null
    this.dismissAsking()
    const sign = this.drawSign()
    this.asking = { client, sign, until: ports.now() + askingMs }
    client.send('remote-waiting', { sign })
    this.tellBoards('remote-asks', { sign })
  }

  private drawSign(): RemoteSign {
    const { ports } = this.needs
    const slime = remoteSigns[Math.floor(ports.random() * remoteSigns.length)] ?? 'mint'
    return { slime, number: 10 + Math.floor(ports.random() * 90) }
  }

  /** Makes a link for one phone. An earlier link stops working. */
  invite(): boolean {
    const { ports } = this.needs
    this.dismissAsking()
    this.invitation = { token: ports.secret(), until: ports.now() + invitedMs }
    this.tellBoards('remote-invited', { token: this.invitation.token, forMs: invitedMs })
    return true
  }

  /** The board has stopped showing the link. */
  close(): boolean {
    const wasOpen = this.invitation !== null || this.asking !== null
    this.invitation = null
    this.dismissAsking()
    return wasOpen
  }

  /** The yes is for the device whose sign the board shows, and not for one that has asked since. */
  allow({ slime, number }: RemoteSign): boolean {
    const { asking } = this
    const { ports, record } = this.needs
    if (asking?.sign.slime !== slime || asking.sign.number !== number || ports.now() >= asking.until) return false
    this.asking = null
    const key = ports.secret()
    this.letIn.add(asking.client)
    record({ kind: 'remote-allowed', key, at: ports.now() }, () => {
      if (this.letIn.delete(asking.client)) this.open(asking.client, key)
    })
    return true
  }

  /** The board takes the lead back. No allowed device can come back by itself. */
  end(): boolean {
    const { match, attendance, record, ports } = this.needs
    this.close()
    if (match.remoteKeys.size > 0) record({ kind: 'remotes-ended', at: ports.now() })
    // Also phones whose yes is not yet in the journal: they would lead as soon as it is.
    for (const client of [...this.letIn, ...attendance.remotes()]) {
      this.leave(client)
      client.leave(CloseCode.CONSENTED, 'removed')
    }
    return true
  }

  /** The board opens the next game, because a remote may have no account. False if no board is connected. */
  askAgain(): boolean {
    const [board] = this.needs.attendance.boards()
    board?.send('again-asked', undefined)
    return board !== undefined
  }

  private open(client: GameClient, key: string): boolean {
    const { attendance, showing, ports } = this.needs
    const seat = this.hostSeat
    if (!seat || [...attendance.remotes()].length >= mostRemotes) return false
    attendance.add(client, { seat, isHost: true, isRemote: true, pace: freshPace(ports.now()) })
    showing.arrived(client, seat)
    this.welcome(client, key)
    this.needs.tellCaught(client)
    this.needs.tellFinal(client, seat)
    return true
  }

  private get hostSeat(): Seat | undefined {
    return [...this.needs.match.seats.values()].find(({ isHost }) => isHost)
  }

  /** Without the key of the host's seat: a remote leads this game but is no player. */
  welcome(client: GameClient, key?: string): void {
    const { match } = this.needs
    client.send('remote-opened', {
      game: summaryOf(match, playersIn(match)),
      playerId: this.hostSeat?.player ?? '',
      ...(key !== undefined && { key }),
    })
    client.send('remote-sheet', sheetOf(match))
    this.tellTurn(client)
  }

  /** Tells a remote that comes in the middle of a question what it needs to lead. */
  private tellTurn(client: GameClient): void {
    const { match, ports } = this.needs
    const turn = currentTurn(match)
    if (!turn || match.stage !== 'running') return
    const remainingMs = answerMsLeft(match, ports.now())
    client.send('next-question', { ...questionAsked(match, turn), remainingMs })
    if (turn.closed) client.send('question-closed', questionClosedOnBoard(match, turn))
  }

  /** A host's phone sleeps in a pocket, and does not know then how much time is left to answer. */
  tellTime(): void {
    const { match, attendance } = this.needs
    if (match.phase === 'question') for (const client of attendance.remotes()) this.tellTurn(client)
  }

  leave(client: GameClient): boolean {
    const { attendance, showing } = this.needs
    this.letIn.delete(client)
    if (this.asking?.client === client) {
      this.asking = null
      this.tellBoards('remote-asks', { sign: null })
      return true
    }
    if (!attendance.speaker(client)?.isRemote) return false
    attendance.remove(client)
    showing.soon()
    return true
  }

  /** Tells the remotes about an entry that changes their sheet. */
  after({ kind }: MatchEntry): void {
    if (!turnsPage.has(kind)) return
    for (const client of this.needs.attendance.remotes()) client.send('remote-sheet', sheetOf(this.needs.match))
  }

  beat(): void {
    if (this.asking && this.needs.ports.now() >= this.asking.until) this.dismissAsking()
  }

  private dismissAsking(): void {
    const { asking } = this
    this.asking = null
    asking?.client.leave(CloseCode.CONSENTED, 'removed')
    if (asking) this.tellBoards('remote-asks', { sign: null })
  }

  private readonly tellBoards: Tell = (type, message) => {
    for (const client of this.needs.attendance.boards()) client.send(type, message)
  }
}

/** Entries that change what a sheet shows. */
const turnsPage: ReadonlySet<EntryKind> = new Set(['started', 'asked', 'closed', 'voided', 'accepted', 'stood-down'])

/** A host would not read more while a class waits. */
const mostTyped = 40

function typedOf(match: Match): Pick<RemoteSheet, 'typed'> {
  const turn = acceptingTurn(match)
  const typed = turn ? notAccepted(match, turn).slice(0, mostTyped) : []
  return typed.length > 0 ? { typed } : {}
}

const sheetOf = (match: Match): RemoteSheet => ({ ...pagesOf(match), ...typedOf(match) })

/** A host who plays must not read ahead, nor may a host who is no teacher. */
function pagesOf(match: Match): RemoteSheet {
  const { plan, turns } = match
  if (plan.host.teaches !== true || hostPlays(match)) return { current: null, next: null }
  const turn = currentTurn(match)
  const pageOf = (number: number) => {
    const question = plan.questions[number - 1]
    // A slide or an opinion has the number of the scored question before it.
    return question ? { ...question, number: placeAmongScored(match, { question: number }) } : null
  }
  return { current: turn ? pageOf(turn.question) : null, next: match.end ? null : pageOf(turns.length + 1) }
}
