import '../refusals/classRefusals.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** For reading and writing lists of a school's own system. */
export const rosterTexts = inWords('rosterTexts', {
  open: 'Import from your school’s system',
  title: 'Import a class',
  intro: 'Give us the OneRoster file (ZIP) of your school. Ask your office or IT for it.',
  fileTitle: 'The file',
  choose: 'Choose a file',
  stays: 'It is read on this device. E-mail addresses, telephone numbers and birthdays stay here.',
  reading: 'Reading…',
  unreadable: 'This is not a OneRoster file that we can read. It is a ZIP with users, classes and enrollments.',
  tooLarge: 'This file is too large.',
  nobody: 'There are no classes with pupils in this file.',
  which: 'Class in the file',
  option: (title: string, count: number) => saying`${title} (${countText(count, 'pupil', 'pupils')})`,
  into: 'It goes into',
  newClass: (title: string) => saying`A new class: ${title}`,
  whatChanges: 'What changes',
  fresh: (count: number) => `New: ${count}`,
  freshTick: (count: number) => `Make cards for ${countText(count, 'new pupil', 'new pupils')}`,
  moved: (count: number) => `From your other classes: ${count}`,
  movedTick: (count: number) => `Move ${countText(count, 'pupil', 'pupils')} here`,
  movedFrom: (name: string, from: string) => saying`${name} (${from})`,
  same: (count: number) => `Already in this class: ${count}`,
  gone: (count: number) => `Not in the file: ${count}`,
  goneText: 'They stay in the class. You can move or remove them on its page.',
  take: 'Import',
  nothing: 'Nothing changes.',
  emptyNew: 'All of them are in your classes already. Choose the class they are in.',
  done: 'Imported.',
  download: 'Download the list (Excel)',
  columns: { name: 'Name', nickname: 'Nickname', team: 'Team', lastHere: 'Last here' },
})
