import { languageTag } from '../../../../rooms/shared/questions/translations.ts'

/** The language that a file names. Empty if that is no language. */
export function namedLanguage(said: string): string {
  const tag = said.trim().toLowerCase().replaceAll('_', '-')
  return languageTag.test(tag) ? tag : ''
}
