import { accountErrors } from './accountErrors.ts'
import { classErrors } from './classErrors.ts'
import { collectingErrors } from './collectingErrors.ts'
import { everydayErrors } from './everydayErrors.ts'
import { hostErrors } from './hostErrors.ts'
import { writingErrors } from './writingErrors.ts'

/**
 * Every refusal has a name, which is what travels, and an English sentence. The API says the sentence beside the name;
 * devices say their own words (`client/texts/refusals/refusals.ts`).
 */
export const errorTexts = {
  ...everydayErrors,
  ...writingErrors,
  ...accountErrors,
  ...classErrors,
  ...collectingErrors,
  ...hostErrors,
} as const
export type RefusalName = keyof typeof errorTexts
