import type { Headline, HeadlineName, Twist } from '../script/script.ts'
import { cutInOf } from './cutIn.ts'
import type { Storyteller } from './direction.ts'
import { figureHeadlines } from './figures.ts'
import type { PastHeadline, Story } from './story.ts'

/** Extra weight for a player without a headline so far: the class should have seen each player once. */
const quietWeighs = 12
/** After this many firsts in a game another one is not special. */
const mostFirsts = 3
/** A player who has done the same this many times before has made it a habit. */
const habit = 2
/** In order of rarity, the rarest first. */
const twists = ['revenge', 'back', 'first', 'again', 'leader', 'quiet'] as const
/** From this question on, a player without any headline counts as quiet. */
const quietFrom = 4

const isOf =
  (name: HeadlineName) =>
  ({ name: other }: PastHeadline): boolean =>
    name === other

/** `ranks`: the ranking before the turn, the leader first. */
export function twistOf(
  { name, who, other }: Pick<Headline, 'name' | 'who' | 'other'>,
  { question, headlines, passed }: Pick<Story, 'question' | 'headlines' | 'passed'>,
  ranks: readonly { id: string }[],
): Twist {
  const alike = headlines.filter(isOf(name))
  const was = ranks.findIndex(({ id }) => id === who)
  const isFromBehind = was >= (ranks.length * 2) / 3 && ranks.length > 3
  const isLeader = other !== undefined && ranks[0]?.id === other
  const firsts = headlines.filter(({ twist }) => twist === 'first').length
  const isTrue: Readonly<Record<Exclude<Twist, 'plain'>, boolean>> = {
    revenge: other !== undefined && alike.some((past) => past.who === other && past.other === who),
    back: isFromBehind && (isLeader || (name === 'comes-back' && was === ranks.length - 1)),
    first: isFirst(name, { headlines, passed }) && headlines.length > 0 && firsts < mostFirsts,
    again: who !== '' && alike.filter((past) => past.who === who).length >= habit,
    leader: isLeader && !isFromBehind,
    quiet: isQuiet(who, { question, headlines }),
  }
  const last = alike.at(-1)?.twist
  // Among headlines of one kind no twist comes twice in a row, each comes once for a player, and 'quiet' once at all.
  const isNew = (twist: Twist) =>
    twist !== last && !alike.some((past) => past.twist === twist && (twist === 'quiet' || past.who === who))
  return twists.find((twist) => isTrue[twist] && isNew(twist)) ?? 'plain'
}

/** The class has seen it happen, even if no headline told it. */
const isFirst = (name: HeadlineName, { headlines, passed }: Pick<Story, 'headlines' | 'passed'>): boolean =>
  passed !== null && !passed.has(name) && !headlines.some(isOf(name))

/** No headline has been about this player, and the game is not in its first questions. */
const isQuiet = (who: string, { question, headlines }: Pick<Story, 'question' | 'headlines'>): boolean =>
  who !== '' && question >= quietFrom && !headlines.some((past) => past.who === who || past.other === who)

/** Each kind of headline has at least and at most this many usual sentences. */
export const [fewestUsual, mostUsual] = [4, 7]

/**
 * Chooses one of the usual sentences. They take turns, and each game begins with another one. However many sentences
 * the kind has, the same player does not get the same one twice.
 */
export function turnOf(name: HeadlineName, who: string, headlines: readonly PastHeadline[]): number {
  const alike = headlines.filter(isOf(name))
  let nth = alike.length + [...(headlines[0]?.who ?? who)].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  const said = alike.filter((past) => past.who === who && who !== '').slice(-mostOfOne)
  const isSaid = () => said.some((past) => isSameSentence(past.nth, nth))
  for (let tries = 0; isSaid() && tries < mostTries; tries++) nth++
  return nth
}

const isSameSentence = (one: number, other: number): boolean =>
  Array.from({ length: mostUsual - fewestUsual + 1 }, (_, more) => fewestUsual + more).some(
    (count) => one % count === other % count,
  )

/** After this many tries all remainders have come up. */
const mostTries = 420

/** A game tells the same kind of headline about one player at most this often. */
const mostOfOne = 3

/**
 * No kind may be more than a third of what a class reads in a game, and no player may always be its hero. There is
 * always another kind or another player to tell about.
 */
export const isToldEnough = (
  { name, who }: Pick<Headline, 'name' | 'who'>,
  headlines: readonly Pick<PastHeadline, 'name' | 'who'>[],
): boolean => {
  const alike = headlines.filter((past) => past.name === name)
  const isOften = who !== '' && alike.filter((past) => past.who === who).length >= mostOfOne
  return isOften || (alike.length > 0 && (alike.length + 1) * 3 > headlines.length + 1)
}

export const storyteller: Storyteller = {
  headlines: figureHeadlines,
  extra: (who, story) => (isQuiet(who, story) ? quietWeighs : 0),
  isToldEnough,
  twistOf,
  cutInOf,
  turnOf,
}
