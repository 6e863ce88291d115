import { createHash } from 'node:crypto'
import type { FinishedGame } from '../../rooms/ports.ts'
import type { PurseName } from '../../rooms/shared/catalog/purse.ts'
import type { KeepGameResponse, KeepOffer } from '../../rooms/shared/contract/player.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { GuestEarningsRecord, Holdings } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Achievements } from '../progress/achievements.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import { causeOfGame, withGame } from './gamePay.ts'
import type { Owner } from './holdings.ts'
import { nothing } from './holdings.ts'
import type { Ledger } from './ledger.ts'
import { playerProfile } from './profiles.ts'

/** Nobody can guess a key, and an account that tries is soon stopped. */
const keyGuesses: Pace = { points: 20, seconds: 10 * 60 }

/** A class asks from one address after each game. Only unknown keys count, and a right key is never refused. */
const offerGuesses: Pace = { points: 200, seconds: 10 * 60 }

/** Long enough for a lesson and the evening after it. */
export const guestEarningsKeptMs = 24 * 60 * 60 * 1000

type Needs = {
  shelves: Pick<Shelves, 'guestEarnings'>
  ledger: Ledger
  achievements: Achievements
  now: () => number
  today: () => string
  throttles: Throttles
}

/** Games of one seat, one after another. */
const mostGames = 50

const seatOf = (seatKey: string): string => createHash('sha256').update(seatKey).digest('hex')

type Terms = { purse: PurseName; counted: number }

const recordsOf = ({ guests, report }: FinishedGame, terms: Terms, finishedAt: number): GuestEarningsRecord[] =>
  guests.map(({ seatKey, reward }) => ({
    ...terms,
    id: `${report.id}:${seatOf(seatKey)}`,
    seat: seatOf(seatKey),
    gameId: report.id,
    reward,
    finishedAt,
    claimedBy: '',
  }))

/** Whether no other account has claimed the game, and this owner was not paid for it before. */
const isWaitingFor = async (ledger: Ledger, owner: Owner | undefined, { claimedBy, gameId }: GuestEarningsRecord) => {
  if (owner === undefined) return claimedBy === ''
  return ['', owner.id].includes(claimedBy) && (await ledger.rowOf(owner, causeOfGame(gameId))) === undefined
}

/** One game after another, because the pay of each depends on what the purse still has. */
const payFor = (games: readonly GuestEarningsRecord[], before: Holdings, today: string): KeepOffer => {
  let after = before
  let paid = 0
  for (const { reward, purse, counted } of games) {
    const next = withGame(after, reward, { purse, counted, today })
    if (next.currency > after.currency) paid += 1
    after = next
  }
  return { coins: after.currency - before.currency, games: paid }
}

/**
 * What guests have earned waits for a while, until an account keeps it: once, by the key of the seat. The claim is
 * written before the coins, and the coins have the key of the game. So anything that was cut off can be done again.
 */
export const keepGuestEarnings = ({
  shelves: { guestEarnings },
  ledger,
  achievements,
  now,
  today,
  throttles,
}: Needs) => {
  const guesses = throttles('seatKeys', keyGuesses)
  const askedOffers = throttles('seatOffers', offerGuesses)

  /** The earnings of a seat, claimed or not. */
  const earnedOn = (seatKey: string) =>
    guestEarnings.find({
      where: { seat: seatOf(seatKey), finishedAt: { gt: now() - guestEarningsKeptMs } },
      limit: mostGames,
    })

  /** The record, claimed by this owner. */
  const claim = async (owner: Owner, found: Kept<GuestEarningsRecord>): Promise<GuestEarningsRecord | Refused> => {
    const { version, ...record } = found
    if (record.claimedBy === owner.id) return record
    // This account has been paid for the game: it had a seat of its own, or has kept another guest's.
    const isPaid = (await ledger.rowOf(owner, causeOfGame(record.gameId))) !== undefined
    if (record.claimedBy !== '' || isPaid) return refuse('gameKept')
    const claimed = { ...record, claimedBy: owner.id }
    return (await guestEarnings.replace(claimed, version)) ? claimed : refuse('gameKept')
  }

  /** `isNew`: false if it was already paid. */
  const pay = async (owner: Owner, { gameId, reward, purse, counted }: GuestEarningsRecord) => {
    const cause = causeOfGame(gameId)
    const paid = await ledger.commit(owner, {
      reason: 'guestGame',
      key: cause,
      apply: (before) => withGame(before, reward, { purse, counted, today: today() }),
    })
    await achievements.unlock(owner, cause)
    return isRefused(paid) ? { coins: 0, isNew: false } : { coins: paid.row.currency, isNew: !paid.repeated }
  }

  return {
    keep: (game: FinishedGame, terms: Terms): Promise<number> =>
      guestEarnings.insertMany(recordsOf(game, terms, now())),

    /** What this account, or a new one for a visitor, would be paid for all games of the seat. */
    offer: async (seatKey: string, owner: Owner | undefined, address: string): Promise<KeepOffer | Refused> => {
      const found = await earnedOn(seatKey)
      // Counted after the look, so that a person who makes up keys does not keep other guests of the school from their
      // coins.
      if (found.length === 0 && !(await askedOffers.take(address))) return refuse('tooManyAttempts')
      const before = owner ? (await ledger.head(owner)).holdings : nothing
      const waiting: GuestEarningsRecord[] = []
      for (const one of found) if (await isWaitingFor(ledger, owner, one)) waiting.push(one)
      return payFor(waiting, before, today())
    },

    /** Pays all that the seat has earned and that was not kept yet. If it is repeated, the answer is the same. */
    claim: async (owner: Owner, seatKey: string): Promise<KeepGameResponse | Refused> => {
      if (!(await guesses.take(owner.id))) return refuse('tooManyAttempts')
      const found = await earnedOn(seatKey)
      if (found.length === 0) return refuse('nothingToKeep')
      await guesses.giveBack(owner.id)
      const payments: { coins: number; isNew: boolean }[] = []
      for (const one of found) {
        const claimed = await claim(owner, one)
        if (!isRefused(claimed)) payments.push(await pay(owner, claimed))
      }
      if (payments.length === 0) return refuse('gameKept')
      const fresh = payments.filter(({ isNew }) => isNew)
      const earnedCurrency = (fresh.length > 0 ? fresh : payments).reduce((sum, { coins }) => sum + coins, 0)
      const { holdings } = await ledger.head(owner)
      return { player: playerProfile(owner, holdings, today()), earnedCurrency }
    },
  }
}
