import type { ContentPort } from '../ports.ts'
import type { GameFinished } from '../shared/contract/gameResults.ts'
import type { MapCredit, MapVotes } from '../shared/contract/maps.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import type { Attendance } from './seats/attendance.ts'

interface BuiltMapNeeds {
  match: Match
  content: Pick<ContentPort, 'mapCredit' | 'voteOnMap' | 'votesOnMap'>
  attendance: Pick<Attendance, 'hosts'>
}

/** For a map that a user has built: its author, and whether the class wants to play on it again. */
export class BuiltMap {
  private readonly needs: BuiltMapNeeds
  private asked: Promise<MapCredit | undefined> | undefined

  constructor(needs: BuiltMapNeeds) {
    this.needs = needs
  }

  /** Fetched once in a game, however many devices draw its map. If it fails, the game goes on without it. */
  credit(): Promise<MapCredit | undefined> {
    const { match, content } = this.needs
    const { builtMap, host } = match.plan
    if (builtMap === undefined) return Promise.resolve(undefined)
    const role = host.teaches ? 'teacher' : 'student'
    this.asked ??= content.mapCredit(builtMap, { id: host.userId, role }).catch(() => undefined)
    return this.asked
  }

  private get isAskedAbout(): boolean {
    const { builtMap, classId } = this.needs.match.plan
    return builtMap !== undefined && classId !== undefined
  }

  /** Adds the question to what a player is told at the end. A board gets the votes so far. */
  asking(final: GameFinished, seat: Seat): GameFinished {
    if (seat.isHost) this.tellVotes()
    return this.asks(seat) ? { ...final, asksAboutMap: true } : final
  }

  /** Hosts have no vote. */
  private asks({ plays, isHost }: Seat): boolean {
    return this.isAskedAbout && plays && !isHost
  }

  /** Votes are stored in the archive at once and nowhere else. So no killed server loses one, and none counts twice. */
  vote(seat: Seat, again: boolean): boolean {
    const { match, content } = this.needs
    const { builtMap, gameId } = match.plan
    if (builtMap === undefined || !this.asks(seat)) return false
    this.tell(content.voteOnMap({ mapId: builtMap, gameId, player: seat.player, again }))
    return true
  }

  private tellVotes(): void {
    if (this.isAskedAbout) this.tell(this.needs.content.votesOnMap(this.needs.match.plan.gameId))
  }

  /** If a vote could not be stored, it is not counted either. */
  private tell(sums: Promise<MapVotes>): void {
    const tellAll = (votes: MapVotes) => {
      for (const client of this.needs.attendance.hosts()) client.send('map-votes', votes)
    }
    sums.then(tellAll, () => {})
  }
}
