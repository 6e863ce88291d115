import type { Headline, HeadlineName } from '../../../stage/script/script.ts'
import { type Moment, momentTexts, type Say } from '../../../texts/game/moments.ts'

const moments: Record<HeadlineName, Moment> = momentTexts

/** By what a moment is in the story of the game; otherwise the next of the usual ones, so that no two in a row are the same. */
export function sentenceOf({ name, twist, nth }: Pick<Headline, 'name' | 'twist' | 'nth'>): Say {
  const { plain, ...twisted } = moments[name]
  const usual: Say = plain[nth % plain.length] ?? ((who) => who)
  return twist === 'plain' ? usual : (twisted[twist] ?? usual)
}
