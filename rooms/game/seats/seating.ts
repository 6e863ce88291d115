import { CloseCode, ServerError } from '@colyseus/core'
import type { RoomPorts } from '../../ports.ts'
import { slimeForGuest } from '../../shared/catalog/guestSlimes.ts'
import type { JoinRefusal, Notice } from '../../shared/contract/game.ts'
import { type Admission, admit, type Visitor } from '../../shared/match/admission.ts'
import type { MatchEntry } from '../../shared/match/matchEntries.ts'
import { isAmong, type Match, type Seat, seatNamed } from '../../shared/match/matchModel.ts'
import type { Conductor } from '../conductor.ts'
import { freshPace } from '../gameGate.ts'
import type { Painter } from '../showing/picture.ts'
import type { Showing } from '../showing/showing.ts'
import type { TableTerms } from '../tableTerms.ts'
import { type Attendance, type GameClient, hasHeardNothing } from './attendance.ts'
import type { DoorProof } from './doorProof.ts'
import { HandedSeats } from './handedSeats.ts'
import { Networks } from './networks.ts'
import { Pace } from './pace.ts'
import { replacing } from './replacing.ts'
import { isIdle, SilentSeats } from './silent.ts'

const mostCaughtKept = 20
/** Every pupil of a class may try a funny name. A script tries hundreds in a second, and the board draws each of them. */
const caughtPace = { atOnce: 60, perSecond: 0.2 }
/**
 * How fast seats become free because players go. A whole school may come into a lobby and go again. But each seat taken and
 * given back is two lines of the journal, and a script could do that without end. Beyond this pace a seat stays, like that of an
 * absent player. This keeps nobody out: silent seats make room, and the host can clear them.
 */
const freedPace = { atOnce: 1_000, perSecond: 2 }
/** More screens than a class uses. Beyond this the one that was silent longest goes: a dead line rather than a wall. */
export const mostScreens = 8

interface SeatingNeeds {
  match: Match
  painter: Painter
  attendance: Attendance
  showing: Showing
  conductor: Conductor
  elsewhere: Pick<TableTerms['elsewhere'], 'keepsOut' | 'satDown'>
  aheadOfUs: Pick<TableTerms['aheadOfUs'], 'satDown'>
  proof: Pick<DoorProof, 'complaint'>
  ports: Pick<RoomPorts, 'now' | 'random' | 'secret'>
  record(entry: MatchEntry): void
}

/** Players sit down, come back, leave and are removed. */
export class Seating {
  private readonly needs: SeatingNeeds
  private readonly caughtUnseen = new Set<string>()
  private readonly caught = new Set<string>()
  private readonly silent: SilentSeats
  private readonly networks: Networks
  private readonly freed: Pace
  private readonly handed: HandedSeats
  private readonly told: Pace

  constructor(needs: SeatingNeeds) {
    this.needs = needs
    this.silent = new SilentSeats(needs.match, needs.attendance, () => needs.ports.now())
    this.networks = new Networks(needs.match)
    this.handed = new HandedSeats(needs.match, needs.attendance, () => needs.ports.now())
    this.freed = new Pace(() => needs.ports.now(), freedPace)
    this.told = new Pace(() => needs.ports.now(), caughtPace)
    // Players of the game before are connected already.
    for (const [, { seat, address }] of needs.attendance.all()) this.networks.satDown(seat, address)
  }

  /** Gives a client their own seat or a new one; throws with the name of the refusal. */
  take(client: GameClient, visitor: Visitor): Seat {
    const { elsewhere, aheadOfUs } = this.needs
    let admission = this.admit(visitor)
    const silent = admission.kind === 'refused' && admission.why === 'full' ? this.silent.first() : undefined
    // In a full game a silent seat goes to a player who is there. The checks come first, so that no seat is given up for a
    // newcomer who may not have it.
    if (admission.kind === 'new' || silent) this.checkNewcomer(visitor)
    if (silent && !elsewhere.keepsOut(visitor, undefined) && this.freed.takes()) {
      this.giveUp(silent)
      admission = this.admit(visitor)
    }
    if (admission.kind === 'refused') {
      if (admission.caught) this.tellHosts(admission.caught)
      throw new ServerError(403, admission.why)
    }
    const known = admission.kind === 'back' ? admission.seat : undefined
    if (elsewhere.keepsOut(visitor, known)) throw new ServerError(403, 'beingPlayed' satisfies JoinRefusal)
    const seat =
      admission.kind === 'back' ? this.takeBack(admission) : this.seatNew(client.sessionId, admission, visitor)
    this.sitDown(client, seat, visitor)
    this.networks.satDown(seat, visitor.address)
    elsewhere.satDown(seat)
    if (seat.plays) aheadOfUs.satDown(visitor.address)
    if (admission.kind === 'new') this.tellOfGuest(client, seat, visitor)
    if (admission.kind === 'back' && admission.claims)
      client.send('notice', { type: 'success', name: 'seat-claimed', username: seat.username })
    return seat
  }

  /** A guest may have taken the name of an account. Its owner gets a number behind the name, and owner and host are told. */
  private tellOfGuest(client: GameClient, { username, isHost }: Seat, { account }: Visitor): void {
    const { match, attendance } = this.needs
    if (!account || isHost || username === account.username || match.plan.settings.nicknames === 'generated') return
    const guest = seatNamed(match, account.username)
    if (!guest || guest.userId !== null || !this.told.takes()) return
    const notice: Notice = { type: 'info', name: 'name-of-account', username: guest.username }
    for (const device of [client, ...attendance.hosts()]) device.send('notice', notice)
  }

  /** Throws the refusal of a newcomer who may take no seat. */
  private checkNewcomer(visitor: Visitor): void {
    const unproven = this.unproven(visitor)
    if (unproven) throw new ServerError(unproven === 'proofNeeded' ? 403 : 429, unproven satisfies JoinRefusal)
    if (this.needs.match.limitsSeats && this.networks.isCrowded(visitor))
      throw new ServerError(403, 'crowdedNetwork' satisfies JoinRefusal)
    if (!this.silent.mayTake(visitor.device)) throw new ServerError(429, 'tooManyAttempts' satisfies JoinRefusal)
  }

  /** The host needs no proof, because they have the board. */
  private unproven({ account, join: { seen }, address }: Visitor): 'proofNeeded' | 'tooManyAttempts' | null {
    const { match, proof } = this.needs
    const userId = account?.id ?? null
    return match.asksProof && userId !== match.plan.host.userId ? proof.complaint({ seen, address, userId }) : null
  }

  private admit(visitor: Visitor): Admission {
    const { match, ports } = this.needs
    const { byKey } = visitor.join
    const asked = byKey ? visitor : this.handed.asKnown(visitor)
    const admission = admit(match, asked, slimeForGuest, () => ports.random())
    // This knock comes without cookies, so it opens only the seat of the account that its page names. Otherwise an account
    // without a seat would come in as a guest, or the next user of a device would play on in its owner's seat. With its
    // cookies the page is let in, or hears why not.
    const isTheirs = admission.kind === 'back' && admission.seat.userId === (visitor.join.userId ?? null)
    if (byKey && !isTheirs) throw new ServerError(503, 'busy' satisfies JoinRefusal)
    return admission
  }

  /** The host lets a guest whose device has died come back on another one. */
  hand(player: string): boolean {
    const { match, attendance } = this.needs
    const seat = match.seats.get(player)
    if (!seat || seat.isHost) return false
    // The player is back already, as the host's list shows.
    if (attendance.has(player)) return true
    const { userId, username } = seat
    if (userId === null) this.handed.hand(seat)
    const name = this.handed.areNamed ? 'seat-handed' : 'next-seat-handed'
    const notice: Notice =
      userId === null ? { type: 'success', name, username } : { type: 'info', name: 'seat-of-account', username }
    for (const host of attendance.hosts()) host.send('notice', notice)
    return true
  }

  /** Whether a guest may come back on a device that has no key. */
  awaits(userId: string | null): boolean {
    return userId === null && this.handed.isOpen()
  }

  /** When the host presses for it. A player who was there after all can sit down again. */
  clearSilent(): number {
    return this.giveUpAll(this.silent.all())
  }

  /** A script may say that it is there, but it does not answer. */
  clearIdle(): number {
    return this.giveUpAll([...this.needs.match.seats.values()].filter((seat) => isIdle(this.needs.match, seat)))
  }

  private giveUpAll(seats: readonly Seat[]): number {
    for (const seat of seats) this.giveUp(seat)
    return seats.length
  }

  private giveUp({ player }: Seat): void {
    this.needs.record({ kind: 'left', player, offTheMap: true, at: this.needs.ports.now() })
    this.remove(player)
  }

  /** A page that has sent something has no silent seat, and is shown as present. */
  heard(seat: Seat): void {
    const { player } = seat
    const { attendance, painter, showing } = this.needs
    this.handed.settle(seat)
    if (!attendance.hasJustSpoken(player)) return
    painter.spoke(player)
    showing.soon(true)
  }

  /** A refused name is told to the hosts. If no host is connected, the next host who comes back hears of it. */
  private tellHosts(caught: string): void {
    if (!this.told.takes()) return
    if (this.caught.size < mostCaughtKept) this.caught.add(caught)
    const hosts = [...this.needs.attendance.hosts()]
    for (const host of hosts) host.send('name-caught', { name: caught })
    if (hosts.length === 0 && this.caughtUnseen.size < mostCaughtKept) this.caughtUnseen.add(caught)
  }

  tellCaught(host: GameClient): void {
    for (const name of this.caughtUnseen) host.send('name-caught', { name })
    this.caughtUnseen.clear()
  }

  /** A device that begins to lead is told earlier refused names, too, unless the host has allowed them since. */
  tellAllCaught(host: GameClient): void {
    const { allowedNames } = this.needs.match
    for (const name of this.caught) if (!isAmong(allowedNames, name)) host.send('name-caught', { name })
  }

  /** A player who sat down as a guest and signed in later goes on playing for their account. */
  private takeBack({ seat, claims }: Extract<Admission, { kind: 'back' }>): Seat {
    const { ports, record } = this.needs
    if (claims) record({ kind: 'claimed', player: seat.player, ...claims, at: ports.now() })
    return seat
  }

  private seatNew(
    player: string,
    newcomer: Extract<Admission, { kind: 'new' }>,
    { join: { ownKey }, device }: Visitor,
  ): Seat {
    const { match, ports, record } = this.needs
    const { kind: _, ...who } = newcomer
    const { host } = match.plan
    const isHost = who.userId === host.userId
    const plays = !isHost || host.plays
    const seated = { seatKey: ports.secret(), ...(ownKey && { ownKey }), ...(device && { device }) }
    record({ kind: 'joined', player, ...who, ...seated, isHost, plays, at: ports.now() })
    if (!isHost) this.giveBoardBack()
    return match.seats.get(player) as Seat
  }

  /** A host who played alone leads from the board again as soon as a player comes to watch it. */
  private giveBoardBack(): void {
    const { match, attendance, conductor, record, ports } = this.needs
    if (match.stage !== 'running' || match.plan.host.plays) return
    const host = [...match.seats.values()].find(({ isHost, plays }) => isHost && plays)
    if (!host) return
    record({ kind: 'stood-down', player: host.player, at: ports.now() })
    for (const screen of attendance.of(host.player))
      conductor.catchUp(host, (type, message) => screen.send(type, message))
  }

  private sitDown(client: GameClient, seat: Seat, { address, join: { page } }: Visitor): void {
    const { attendance, showing, ports, match } = this.needs
    // A host may watch on several screens, but a pupil who practises has one.
    if (!seat.isHost || match.plan.practice) this.dismiss(seat.player, 'elsewhere', page)
    else this.dismissSilentScreen(seat.player, page)
    attendance.add(client, { seat, isHost: seat.isHost, page, address, pace: freshPace(ports.now()) })
    showing.arrived(client, seat)
  }

  /** A seat becomes free only if its player leaves the lobby on purpose, or never heard of the seat. */
  leave(client: GameClient, code: number | undefined): void {
    const { match, painter, attendance, showing, conductor } = this.needs
    const gone = attendance.remove(client)
    if (!gone || attendance.has(gone.seat.player) || !match.seats.has(gone.seat.player)) return
    const { player, isHost } = gone.seat
    const hasGivenUp = code === CloseCode.CONSENTED && match.stage === 'lobby' && !isHost
    const isFree = hasGivenUp || (player === client.sessionId && hasHeardNothing(client))
    if (isFree && this.freed.takes()) {
      this.giveUp(gone.seat)
      return
    }
    painter.seat(gone.seat, false)
    showing.left()
    // A player who may be back in a moment does not count as away, so this does not end the phase yet.
    conductor.goOnIfDone()
  }

  /** The match has dropped this seat, so its devices have to go. */
  remove(player: string): void {
    this.dismiss(player, 'removed')
    this.needs.showing.left()
    this.needs.conductor.goOnIfDone()
  }

  /** An answer to one screen goes to all: with hundreds of screens a script would get a thousand answers for a message. */
  private dismissSilentScreen(player: string, page?: string): void {
    const { attendance } = this.needs
    const screens = attendance.of(player)
    if (screens.length < mostScreens) return
    const lastHeard = (screen: GameClient) => attendance.speaker(screen)?.pace.at ?? 0
    // A page that comes back replaces its own old line. Other screens of the game may be silent because they have
    // nothing to say.
    const before = screens.find((screen) => page !== undefined && attendance.speaker(screen)?.page === page)
    const silent = before ?? screens.reduce((one, other) => (lastHeard(other) < lastHeard(one) ? other : one))
    silent.leave(...replacing(attendance.remove(silent)?.page, page))
  }

  /** Ends the connections of a player. The reason tells the device whether to come back. */
  private dismiss(player: string, reason: 'elsewhere' | 'removed', page?: string): void {
    const { attendance } = this.needs
    for (const client of attendance.of(player)) {
      const speaker = attendance.remove(client)
      if (reason === 'removed') client.leave(CloseCode.CONSENTED, reason)
      else client.leave(...replacing(speaker?.page, page))
    }
  }
}
