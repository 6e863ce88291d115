import { inWords, locale } from '../language.ts'
import { countText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

const list = new Intl.ListFormat(locale)

/** For saving a set as a file. */
export const exportTexts = inWords('exportTexts', {
  title: (title: string) => saying`Export "${title}"`,
  legend: 'Kind of file',
  save: (count: number) => `Save ${countText(count, 'question', 'questions')}`,
  formats: {
    json: { title: 'Slime School', text: 'Everything, with pictures (.json)' },
    xlsx: { title: 'Excel', text: 'A table to work on (.xlsx)' },
    csv: { title: 'CSV', text: 'A table for any program' },
    text: { title: 'Text', text: 'To read, change and paste again' },
    kahoot: { title: 'Kahoot', text: 'Its spreadsheet (.xlsx)' },
    blooket: { title: 'Blooket', text: 'Its spreadsheet (.csv)' },
    wayground: { title: 'Wayground', text: 'Once Quizizz: its spreadsheet (.xlsx)' },
    quizlet: { title: 'Quizlet', text: 'Cards with two sides, to paste' },
    anki: { title: 'Anki', text: 'Cards with two sides (.txt)' },
    moodle: { title: 'Moodle XML', text: 'For its question bank (.xml)' },
    gift: { title: 'GIFT', text: 'Moodle as text' },
    qti2: { title: 'QTI 2.2', text: 'For Canvas and others (.zip)' },
    qti3: { title: 'QTI 3', text: 'The newest exchange format (.zip)' },
  },
  pictureUnread: 'A picture of this set could not be read. Please try again.',
  unwritten: 'This file could not be written. Choose another kind of file.',
  whole: 'Everything in this set fits into such a file.',
  lost: (things: readonly string[]) => `This kind of file has no place for ${list.format(things)}.`,
  losses: {
    image: 'pictures',
    explanation: 'explanations',
    seconds: 'times of single questions',
    strict: 'what counts as wrong in typed answers',
    nearly: 'half right numbers',
    unit: 'units',
    answers: 'wrong answers',
    translations: 'texts in other languages',
    language: 'the language of the set',
  },
  leftOut: (count: number) =>
    plural(count, {
      one: 'One question does not fit and is left out:',
      other: `${count} questions do not fit and are left out:`,
    }),
  few: (count: number) => `${count} left out`,
  misfit: (number: number, why: string) => `Question ${number}: ${why}`,
  misfits: {
    kind: (kind: string) => `it has no "${kind}"`,
    answers: (_: string, most: number) => `more than ${most} answers`,
    questionLength: (_: string, most: number) => `longer than ${most} characters`,
    answerLength: (_: string, most: number) => `an answer is longer than ${most} characters`,
    sign: () => 'a sign in it means something else there',
  },
})
