import { accountErrors } from '../../rooms/shared/contract/accountErrors.ts'
import { inWords } from './language.ts'
import { learnWords } from './refusals.ts'

export const accountRefusalTexts = inWords('accountRefusalTexts', accountErrors)
learnWords(accountRefusalTexts)
