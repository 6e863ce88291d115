import type { Headline, HeadlineName, Twist } from '../script/script.ts'
import { cutInOf } from './cutIn.ts'
import { figureHeadlines } from './figures.ts'
import type { PastHeadline, Story, Storyteller } from './story.ts'

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
  // The same sentence twice in a row is none; that somebody was quiet is said once of each kind.
  const isNew = (twist: Twist) => twist !== last && (twist !== 'quiet' || !alike.some((past) => past.twist === twist))
  return twists.find((twist) => isTrue[twist] && isNew(twist)) ?? 'plain'
}

/** No headline has been about them, and the game is not young any more. */
export const isQuiet = (who: string, { question, headlines }: Pick<Story, 'question' | 'headlines'>): boolean =>
  who !== '' && question >= quietFrom && !headlines.some((past) => past.who === who || past.other === who)

/** Which of the usual sentences it is: they take turns, and each game begins with another. */
export const turnOf = (name: HeadlineName, who: string, headlines: readonly PastHeadline[]): number =>
  headlines.filter(isOf(name)).length +
  [...(headlines[0]?.who ?? who)].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)

/** No kind is more than a third of what a class reads in a game: of another kind there is always something to tell. */
export const hasHadItsShare = (name: HeadlineName, headlines: readonly Pick<PastHeadline, 'name'>[]): boolean => {
  const alike = headlines.filter((past) => past.name === name).length
  return alike > 0 && (alike + 1) * 3 > headlines.length + 1
}

export const storyteller: Storyteller = {
  headlines: figureHeadlines,
  extra: (who, story) => (isQuiet(who, story) ? quietWeighs : 0),
  hasHadItsShare,
  twistOf,
  cutInOf,
  turnOf,
}
