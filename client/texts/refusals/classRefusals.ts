import { classErrors } from '../../../rooms/shared/contract/errors/classErrors.ts'
import { inWords } from '../language.ts'
import { learnWords } from './refusals.ts'

export const classRefusalTexts = inWords('classRefusalTexts', classErrors)
learnWords(classRefusalTexts)
