import { languageTag } from '../../../../rooms/shared/questions/translations.ts'

/** What a file says of its language; empty where that is none. */
export function namedLanguage(said: string): string {
  const tag = said.trim().toLowerCase().replaceAll('_', '-')
  return languageTag.test(tag) ? tag : ''
}
