import { accountErrors } from '../../../rooms/shared/contract/errors/accountErrors.ts'
import { inWords } from '../language.ts'
import { learnWords } from './refusals.ts'

export const accountRefusalTexts = inWords('accountRefusalTexts', accountErrors)
learnWords(accountRefusalTexts)
