import '../refusals/classRefusals.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** For a new school year: 6b becomes 7b, and one class leaves. */
export const newYearTexts = inWords('newYearTexts', {
  open: 'New school year',
  title: 'New school year',
  intro: 'Give your classes their new names. Cards, slimes and coins stay.',
  list: 'Your classes',
  becomes: (name: string) => saying`${name} becomes`,
  stays: 'Goes on',
  leaves: 'Archive it',
  whatHappens: (name: string) => saying`What happens to ${name}`,
  save: 'Start the new year',
  nothing: 'Nothing changes yet.',
  will: (renamed: number, archived: number) =>
    [
      ...(renamed > 0 ? [`${countText(renamed, 'class gets a new name', 'classes get a new name')}.`] : []),
      ...(archived > 0 ? [`${countText(archived, 'class is archived', 'classes are archived')}.`] : []),
    ].join(' '),
  done: 'Have a good year!',
  failed: (name: string, problem: string) => saying`${name}: ${problem}`,
  none: 'You lead no classes.',
  shared: 'Classes that somebody else leads get their new names from them.',
})
