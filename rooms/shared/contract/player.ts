import * as z from 'zod/mini'
import type { Rarity } from '../catalog/rarity.ts'
import type { SlimeDesign } from '../catalog/slimes.ts'
import { recordId } from './boundedText.ts'
import { complain } from './complaints.ts'

/** The client draws it for one act and repeats it with each retry, so that a lost answer never means paying twice. */
const requestId = z.optional(recordId('requestId'))

const slimeId = recordId('slime')

export const selectSlimeRequest = z.object({ slimeId })

/** No player has this many of one slime, so one sale can sell them all. */
const mostSold = 10_000
const wrongCount = complain('invalid', { field: 'count' })

export const sellSlimeRequest = z.object({
  slimeId,
  count: z.optional(z.int(wrongCount).check(z.minimum(1, wrongCount), z.maximum(mostSold, wrongCount))),
  requestId,
})
export type SellSlimeRequest = z.infer<typeof sellSlimeRequest>

/** Sells all duplicates; one of each slime stays. */
export const sellDuplicatesRequest = z.object({ requestId })
export type SellDuplicatesRequest = z.infer<typeof sellDuplicatesRequest>

/** Proven by the key of the seat that a guest had in a game that is over. */
export const keepGameRequest = z.object({ seatKey: recordId('seat') })

export const buyPackRequest = z.object({ packId: recordId('pack'), requestId })
export type BuyPackRequest = z.infer<typeof buyPackRequest>

export const redeemCodeRequest = z.object({
  code: z
    .string(complain('enterCode'))
    .check(z.trim(), z.minLength(1, complain('enterCode')), z.maxLength(64, complain('invalidCode'))),
  requestId,
})
export type RedeemCodeRequest = z.infer<typeof redeemCodeRequest>

export type PlayerProfile = {
  userId: string
  username: string
  currency: number
  /** Each design once, in the order they were first received. */
  ownedSlimes: string[]
  /** How many of each owned design there are, duplicates included. */
  slimeCounts: Record<string, number>
  selectedSlime: string
  /** What practice and games among students can still bring today. */
  purse: { left: number; size: number }
}

/** GET /api/slimes: the whole catalogue. */
type Slime = SlimeDesign

/**
 * Answer of POST /api/guest-offer: what an account would be paid for all games of a seat whose coins were not yet kept.
 */
export type KeepOffer = { coins: number; games: number }

/** What a guest's game brought to the account that keeps it. */
export type KeepGameResponse = { player: PlayerProfile; earnedCurrency: number }

/** GET /api/packs. */
export type Pack = {
  id: string
  name: string
  description: string
  rarity: Rarity
  price: number
  slimeIds: string[]
  /** The chance of each rarity in per cent; they add up to 100. */
  odds: { rarity: Rarity; percent: number }[]
  /** At the latest the `within`th pack in a row holds this rarity or a better one. */
  guarantee: { rarity: Rarity; within: number }
  /** How many packs are left until the guarantee holds; null for visitors. */
  guaranteeIn: number | null
}

export type SellSlimeResponse = { player: PlayerProfile; earnedCurrency: number }

export type ReceivedSlimeResponse = {
  player: PlayerProfile
  receivedSlime: Slime
  /** False for a duplicate. */
  isNew: boolean
}

/** Where riddles can be found: those of the shop lie open, the others are on folded notes all over the school. */
export const riddlePlaces = ['shop', 'lost', 'leaderboard', 'maps', 'practice', 'create', 'achievements'] as const
export type RiddlePlace = (typeof riddlePlaces)[number]

/** GET /api/secret-code-hints: the riddles of a place; the codes stay with the server. */
export const riddleQuery = z.object({
  place: z._default(z.enum(riddlePlaces, complain('invalid', { field: 'place' })), 'shop'),
})
export type SecretCodeHint = { hint: string }
