import type { Headline, HeadlineName, Twist } from '../script/script.ts'
import { cutInOf } from './cutIn.ts'
import type { Storyteller } from './direction.ts'
import { figureHeadlines } from './figures.ts'
import type { PastHeadline, Story } from './story.ts'

/** The class should have seen each of them once. */
const quietWeighs = 12
/** More firsts than this in one game are nothing to speak of. */
const mostFirsts = 3
/** So often somebody has done the same before that it is their habit. */
const habit = 2
/** The rarest first. */
const twists = ['revenge', 'back', 'first', 'again', 'leader', 'quiet'] as const
/** From this question on somebody who has not been seen yet has been quiet. */
const quietFrom = 4

const isOf =
  (name: HeadlineName) =>
  ({ name: other }: PastHeadline): boolean =>
    name === other

/** `ranks`: who stood where before the turn, the leader first. */
export function twistOf(
  { name, who, other }: Pick<Headline, 'name' | 'who' | 'other'>,
  { question, headlines }: Pick<Story, 'question' | 'headlines'>,
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
    first: alike.length === 0 && headlines.length > 0 && firsts < mostFirsts,
    again: who !== '' && alike.filter((past) => past.who === who).length >= habit,
    leader: isLeader && !isFromBehind,
    quiet: isQuiet(who, { question, headlines }),
  }
  const last = alike.at(-1)?.twist
  // The same sentence twice in a row is none; of the same one it is said once, that somebody was quiet once of each kind.
  const isNew = (twist: Twist) =>
    twist !== last && !alike.some((past) => past.twist === twist && (twist === 'quiet' || past.who === who))
  return twists.find((twist) => isTrue[twist] && isNew(twist)) ?? 'plain'
}

/** No headline has been about them, and the game is not young any more. */
export const isQuiet = (who: string, { question, headlines }: Pick<Story, 'question' | 'headlines'>): boolean =>
  who !== '' && question >= quietFrom && !headlines.some((past) => past.who === who || past.other === who)

/** So many usual sentences are there of any kind, at the least and at the most. */
export const [fewestUsual, mostUsual] = [4, 7]

/**
 * Which of the usual sentences it is: they take turns, and each game begins with another. However many there are of the
 * kind, none is said of the same one twice.
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

/** After as many all remainders have come by. */
const mostTries = 420

/** The same of the same one is told this often in a game. */
const mostOfOne = 3

/**
 * No kind is more than a third of what a class reads in a game, and no player is always the one who does it: of another kind, or of
 * somebody else, there is always something to tell.
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
