import { accountErrors } from '../../rooms/shared/contract/accountErrors.ts'
import { inWords } from './language.ts'
import { learnWords } from './refusals.ts'

learnWords(inWords('accountRefusalTexts', accountErrors))
