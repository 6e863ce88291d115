import { collectingErrors } from '../../rooms/shared/contract/collectingErrors.ts'
import { inWords } from './language.ts'
import { learnWords } from './refusals.ts'

export const collectingRefusalTexts = inWords('collectingRefusalTexts', collectingErrors)
learnWords(collectingRefusalTexts)
