import type { ConductorNeeds } from '../game/conductor.ts'
import { finalWord } from '../game/showing/results.ts'
import type { TableTerms, TermsNeeds } from '../game/tableTerms.ts'
import { matchTime } from '../shared/match/matchModel.ts'
import { whatFollows } from '../shared/match/turnFlow.ts'
import { practiceEarnings } from '../shared/practice/practiceEarnings.ts'
import { pupilId, rivalId } from '../shared/practice/practiceSeats.ts'
import { rivalBefore, rivalDueAt, rivalJoins, rivalsAnswer } from '../shared/practice/rival.ts'
import type { BesideGames } from './besideGames.ts'
import { openRunDesk } from './runDesk.ts'

const unattendedMs = 2 * 60_000

/** The pupil sets the pace; the game never waits for the scripted rival. */
const practiceAttendance = (attendance: TermsNeeds['attendance']): ConductorNeeds['attendance'] => ({
  get size() {
    return attendance.size
  },
  has: (player) => player === rivalId || attendance.has(player),
  isHere: (player) => player !== rivalId,
  nextAbsenceAt: Number.POSITIVE_INFINITY,
  isLed: true,
  draws: (player) => attendance.draws(player),
  beginsToDraw: (player) => attendance.beginsToDraw(player),
})

/** A table of two: a pupil, who sets the pace, and a rival whose answers and moves are drawn from the seed. */
export function practiceTerms(needs: TermsNeeds, besideGames: BesideGames): TableTerms {
  const { ports, match, attendance, journal, conductor, safely } = needs
  const isOver = () => match.phase === 'finished'
  return {
    attendance: practiceAttendance(attendance),
    elsewhere: {
      keepsOut(visitor) {
        if (isOver()) return false
        besideGames.lookedAtFrom(visitor)
        return besideGames.isBarred(visitor.elsewhere)
      },
      satDown: () => {},
      lookAtAll: () => {},
    },
    aheadOfUs: { satDown: () => {} },
    open: () => {
      if (!isOver()) besideGames.open()
    },
    close: () => besideGames.close(),
    desk: openRunDesk({ match, journal, ports: { ...ports, now: needs.now }, kept: needs.tellFinal }),
    finalWord: (match) => {
      const pupil = match.seats.get(pupilId)
      const earnings = new Map(pupil ? [[pupilId, practiceEarnings(match, pupil)]] : [])
      return { ...finalWord(match), earnings, reportId: null }
    },
    isToldOnceKept: true,
    scripted: {
      players: [rivalId],
      before: (entry) => rivalBefore(match, entry),
      due: () => (matchTime(match, needs.now()) >= rivalDueAt(match) ? rivalsAnswer(match, needs.now()) : null),
      get dueAt() {
        return rivalDueAt(match)
      },
    },
    *seated() {
      const { host } = match.plan
      const at = needs.now()
      const pupil = { player: pupilId, ...host, earns: true, seatKey: ports.secret(), isHost: true, plays: true, at }
      yield { kind: 'joined', ...pupil }
      yield rivalJoins(match, ports.secret(), at)
    },
    unattendedMs,
    start: (alone) => conductor().start(alone),
    /** If a class nearby has still to be asked the same, the practice ends here, and counts. So no answer reaches that class. */
    goOn(meant) {
      if (match.phase !== 'reveal' && match.phase !== 'resolve') return false
      if (whatFollows(match, needs.now())?.kind !== 'asked') return conductor().skip(meant)
      void besideGames.asksBeforeAClass(match).then((isShort) => {
        if (isShort)
          for (const client of attendance.of(pupilId)) client.send('notice', { type: 'info', name: 'cut-short' })
        safely('going on', () => (isShort ? conductor().finish() : conductor().skip(meant)))
      })
      return true
    },
  }
}
