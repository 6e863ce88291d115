import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import type { Headline, HeadlineName } from '../../../stage/script/script.ts'
import { lastMomentTexts } from '../../../texts/moments/lastMoments.ts'
import type { Moment, Say } from '../../../texts/moments/moment.ts'
import { momentTexts } from '../../../texts/moments/moments.ts'
import { momentsOfTwo } from '../../../texts/moments/momentsOfTwo.ts'

export const moments: Readonly<Record<HeadlineName, Moment>> = { ...momentTexts, ...momentsOfTwo, ...lastMomentTexts }

/** Isolates a name of the other writing direction, so that numbers and signs beside it stay in their places. */
const isolated = (name: string): string => (name === '' ? name : `\u2068${name}\u2069`)

/** The sentence as the wall shows it. */
export const ribbonText = (headline: Headline, who: string, other: string, scenery?: Scenery): string =>
  sentenceOf(headline)(isolated(who), isolated(other), headline.by ?? 0, scenery)

/** Chooses the sentence by what the moment means for the game. Else the usual ones take turns, so that no two repeat. */
export function sentenceOf({ name, twist, nth }: Pick<Headline, 'name' | 'twist' | 'nth'>): Say {
  const { plain, ...twisted } = moments[name]
  const usual: Say = plain[nth % plain.length] ?? ((who) => who)
  return twist === 'plain' ? usual : (twisted[twist] ?? usual)
}
