import { titleMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'

/** A long title loses its end, and not the word that tells the copy from the other. */
export const titleOfCopy = (title: string): string =>
  texts.copyTitle(title.slice(0, titleMaxLength - texts.copyTitle('').length))
