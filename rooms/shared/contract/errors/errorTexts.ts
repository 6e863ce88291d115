import { accountErrors } from './accountErrors.ts'
import { classErrors } from './classErrors.ts'
import { collectingErrors } from './collectingErrors.ts'
import { everydayErrors } from './everydayErrors.ts'
import { hostErrors } from './hostErrors.ts'
import { writingErrors } from './writingErrors.ts'

/**
 * Every refusal has a name and an English sentence. Only the name travels to devices, which have words of their own
 * (`client/texts/refusals/refusals.ts`). The API adds the sentence to the name.
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
