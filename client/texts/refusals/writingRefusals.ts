import { writingErrors } from '../../../rooms/shared/contract/errors/writingErrors.ts'
import { inWords } from '../language.ts'
import { learnWords } from './refusals.ts'

export const writingRefusalTexts = inWords('writingRefusalTexts', writingErrors)
learnWords(writingRefusalTexts)
