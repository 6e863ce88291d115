import { locale } from '../language.ts'

/** Languages a set can be written in: those that schools teach, and those that pupils speak at home. */
const offered =
  'ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kn ko la lb lt lv mk ml mr mt ms nb ne nl pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur vi zh'.split(
    ' ',
  )

const names = new Intl.DisplayNames([locale], { type: 'language' })

const choiceOf = (value: string) => ({ value, text: names.of(value) ?? value })

/** Named in the language of the page. A further language that came with a file stays in the list. */
export const languageChoices = (chosen: string): { value: string; text: string }[] =>
  [...new Set([...offered, ...(chosen === '' ? [] : [chosen])])]
    .map(choiceOf)
    .sort((one, other) => one.text.localeCompare(other.text, locale))
