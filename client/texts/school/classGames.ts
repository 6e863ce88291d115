import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** For a game that belongs to a class. */
export const classGameTexts = inWords('classGameTexts', {
  forWhom: 'Who plays?',
  everybody: 'Everybody with the code',
  forClass: (name: string) => saying`For ${name}`,
  onlyClass: 'Only pupils of this class can join. They scan their cards.',
  roll: (name: string, here: number, all: number) => saying`${name}: ${here} of ${all} here`,
  missing: 'Not here yet',
  here: 'Here',
  everybodyHere: 'Everybody is here.',
  rollNote: 'Only you see these names.',
  plays: (className: string) => saying`${className} is playing now`,
  goIn: 'Go in',
  waiting: 'Stay here. When your teacher opens a game, it starts on this device.',
})
