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

/** Keys cannot be guessed; an address that tries is soon stopped. */
const keyGuesses: Pace = { points: 20, seconds: 10 * 60 }

/** A class asks from one address, again after each game; only unknown keys count, and a right one is always heard. */
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

/** On one seat, one game after the other. */
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

/** Not claimed by somebody else, and not paid to this owner before. */
const isWaitingFor = async (ledger: Ledger, owner: Owner | undefined, { claimedBy, gameId }: GuestEarningsRecord) => {
  if (owner === undefined) return claimedBy === ''
  return ['', owner.id].includes(claimedBy) && (await ledger.rowOf(owner, causeOfGame(gameId))) === undefined
}

/** One game after the other: what each pays depends on what is in the purse. */
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
 * What guests have earned waits for a while to be kept by an account: once, by the key of the seat. The claim is written
 * before the coins and the coins have the key of the game, so whatever is cut off is only done again.
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

  /** The earnings of a seat, waiting or claimed. */
  const earnedOn = (seatKey: string) =>
    guestEarnings.find({
      where: { seat: seatOf(seatKey), finishedAt: { gt: now() - guestEarningsKeptMs } },
      limit: mostGames,
    })

  /** The record, claimed by this owner only. */
  const claim = async (owner: Owner, found: Kept<GuestEarningsRecord>): Promise<GuestEarningsRecord | Refused> => {
    const { version, ...record } = found
    if (record.claimedBy === owner.id) return record
    // Who has a seat of their own in that game, or has kept another one, has been paid for it.
    const isPaid = (await ledger.rowOf(owner, causeOfGame(record.gameId))) !== undefined
    if (record.claimedBy !== '' || isPaid) return refuse('gameKept')
    const claimed = { ...record, claimedBy: owner.id }
    return (await guestEarnings.replace(claimed, version)) ? claimed : refuse('gameKept')
  }

  /** `isNew`: false where it had been paid before. */
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

    /** What this account, or a new one for a visitor, would be paid for all games of the seat together. */
    offer: async (seatKey: string, owner: Owner | undefined, address: string): Promise<KeepOffer | Refused> => {
      const found = await earnedOn(seatKey)
      // Counted after the look: who makes up keys would keep the coins of all other guests of the school from them.
      if (found.length === 0 && !(await askedOffers.take(address))) return refuse('tooManyAttempts')
      const before = owner ? (await ledger.head(owner)).holdings : nothing
      const waiting: GuestEarningsRecord[] = []
      for (const one of found) if (await isWaitingFor(ledger, owner, one)) waiting.push(one)
      return payFor(waiting, before, today())
    },

    /** All that the seat has earned and that has not been kept; asked again, the same once more. */
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
