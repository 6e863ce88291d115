import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import type { Moment } from './moment.ts'

const points = (count: number) => countText(count, 'point', 'points')

/** Moments of two players: `name` did it to `other`, or beside them. */
export const momentsOfTwo = inWords('momentsOfTwo', {
  slicks: {
    plain: [
      (name, other) => `${name} *slicks* ${other}!`,
      (name, other) => `${name} *sends* ${other} *spinning*!`,
      (name, other) => `Splash! ${name} *catches* ${other}!`,
      (name, other) => `Slippery road for ${other}: *thanks*, ${name}!`,
      (name, other) => `${name} *says hello* to ${other} with a slick!`,
      (name, other) => `Round and round goes ${other}, *thanks to* ${name}!`,
    ],
    first: (name) => `*First slick* of the day: ${name}!`,
    revenge: (name, other) => `${name} *slips* ${other} *one back*!`,
    again: (name) => `${name} *cannot stop* slicking!`,
    quiet: (name, other) => `Surprise, ${other}! *A slick* by ${name}`,
    leader: (name) => `${name} *slicks the leader*!`,
    back: (name) => `From the very back: ${name} *slicks the leader*!`,
  },
  steals: {
    plain: [
      (name, other) => `${name} *robs* ${other}!`,
      (name, other) => `${name} *borrows* gold from ${other}!`,
      (name, other) => `Quick fingers: ${name} *visits* ${other}!`,
      (name, other) => `${name} *tiptoes off* with gold from ${other}!`,
      (name, other) => `Where is the gold of ${other}? *Ask* ${name}!`,
      (name, other) => `${name} *helps* ${other} carry the gold!`,
    ],
    first: (name) => `*First robbery* of the day: ${name}!`,
    revenge: (name, other) => `${name} *takes it back* from ${other}!`,
    again: (name) => `${name} *strikes again*!`,
    quiet: (name, other) => `Who would have thought it? ${name} *robs* ${other}!`,
    leader: (name) => `${name} *robs the leader*!`,
    back: (name) => `From the very back: ${name} *robs the leader*!`,
  },
  swaps: {
    plain: [
      (name, other) => `${name} *swaps places* with ${other}!`,
      (name, other) => `${name} and ${other} *change seats*!`,
      (name, other) => `Presto! ${name} *is* where ${other} was`,
      (name, other) => `One wink later: ${name} *trades treasure* with ${other}!`,
    ],
    first: (name, other) => `*First swap* of the day: ${name} and ${other}!`,
    revenge: (name, other) => `${name} *swaps back* with ${other}!`,
    quiet: (name, other) => `Excuse me, ${other}, *says* ${name}!`,
    leader: (name) => `${name} *swaps places with the leader*!`,
    back: (name) => `From the very back *to the top*: ${name}!`,
  },
  'wins-duel': {
    plain: [
      (name, other) => `${name} *outduels* ${other}!`,
      (name, other) => `${name} *wins* the duel with ${other}!`,
      (name, other) => `What a duel! ${name} *beats* ${other}`,
      (name, other) => `${name} *is faster* than ${other}!`,
      (name, other) => `${name} and ${other} jump: *${name} wins*!`,
      (name, other) => `A star for ${name}: *well fought*, ${other}!`,
      (name, other) => `${name} *takes the duel* from ${other}!`,
    ],
    first: (name) => `*First duel* of the day goes to ${name}!`,
    revenge: (name, other) => `${name} *gets even* with ${other}!`,
    again: (name) => `${name} *wins duel after duel*!`,
    quiet: (name) => `${name} *dares a duel*, and wins!`,
    leader: (name) => `${name} *outduels the leader*!`,
    back: (name) => `From the very back: ${name} *beats the leader*!`,
  },
  blocks: {
    plain: [
      (name, other) => `${name} *blocks* ${other}!`,
      (name) => `Not today, *says* the bubble of ${name}!`,
      (name) => `${name} *stands like a wall*!`,
      (name) => `No way past ${name}: *blocked*!`,
    ],
    first: (name) => `*First block* of the day: ${name}!`,
    again: (name) => `${name} *blocks everything*!`,
    quiet: (name) => `Well guarded, ${name}: *blocked*!`,
  },
  'neck-and-neck': {
    plain: [
      (name, other) => `${name} and ${other}: *neck and neck*!`,
      (name, other, by) => `${name} *leads by a whisker*: ${points(by)} before ${other}`,
      (name, other, by) => `Only *${points(by)}* between ${name} and ${other}!`,
      (name, other) => `${name} or ${other}? *Who knows*!`,
    ],
    first: (name, other) => `What a race: ${name} and ${other} *side by side*!`,
    again: (name, other) => `Still *neck and neck*: ${name} and ${other}!`,
    quiet: (name, other) => `${name} and ${other} *fight for first*!`,
  },
} satisfies Record<string, Moment>)
