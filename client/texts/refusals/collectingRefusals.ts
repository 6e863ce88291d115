import { collectingErrors } from '../../../rooms/shared/contract/errors/collectingErrors.ts'
import { inWords } from '../language.ts'
import { learnWords } from './refusals.ts'

export const collectingRefusalTexts = inWords('collectingRefusalTexts', collectingErrors)
learnWords(collectingRefusalTexts)
