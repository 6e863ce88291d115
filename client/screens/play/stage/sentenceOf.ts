import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import type { Headline, HeadlineName } from '../../../stage/script/script.ts'
import { lastMomentTexts } from '../../../texts/moments/lastMoments.ts'
import type { Moment, Say } from '../../../texts/moments/moment.ts'
import { momentTexts } from '../../../texts/moments/moments.ts'
import { momentsOfTwo } from '../../../texts/moments/momentsOfTwo.ts'

export const moments: Readonly<Record<HeadlineName, Moment>> = { ...momentTexts, ...momentsOfTwo, ...lastMomentTexts }

/** A name that runs the other way keeps to itself: numbers and signs beside it stay where the sentence has them. */
const isolated = (name: string): string => (name === '' ? name : `\u2068${name}\u2069`)

/** As it is read on the wall. */
export const ribbonText = (headline: Headline, who: string, other: string, scenery?: Scenery): string =>
  sentenceOf(headline)(isolated(who), isolated(other), headline.by ?? 0, scenery)

/** By what a moment is in the story of the game; otherwise the next of the usual ones, so that no two in a row are the same. */
export function sentenceOf({ name, twist, nth }: Pick<Headline, 'name' | 'twist' | 'nth'>): Say {
  const { plain, ...twisted } = moments[name]
  const usual: Say = plain[nth % plain.length] ?? ((who) => who)
  return twist === 'plain' ? usual : (twisted[twist] ?? usual)
}
