import type { MapInClass, MapStage, ReturnWord } from '../../../rooms/shared/contract/classMaps.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** Maps that pupils build for their class. */
export const classMapTexts = inWords('classMapTexts', {
  handTo: (className: string) => saying`Hand it to the teacher of ${className}`,
  handed: (className: string) => saying`Your teacher of ${className} can see it now.`,
  takeBack: 'Take it back',
  takenBack: 'Only you see it now.',
  onlyMe: 'Only you see it',
  stages: {
    handed: (className: string) => saying`With your teacher of ${className}`,
    approved: (className: string) => saying`${className} can play it`,
    returned: (className: string) => saying`Back from your teacher of ${className}`,
  } satisfies Record<MapStage, (className: string) => string>,
  /** What the author of the map reads. */
  words: {
    unfinished: 'It is not finished yet.',
    name: 'Please find another name for it.',
    hard: 'It takes too long for one lesson.',
    empty: 'There is too little on it.',
    copied: 'Change more of the map you copied.',
  } satisfies Record<ReturnWord, string>,
  again: (yes: number, all: number) => `${yes} of ${all} wanted to play it again`,
  builtIn: (className: string) => saying`Built in ${className}`,

  taskFor: (className: string) => saying`Task for ${className}`,
  giveTask: 'Give the class a task',
  changeTask: 'Change the task',
  endTask: 'End the task',
  taskTitle: 'What to build',
  taskPlaceholder: 'A fortress from our lesson',
  taskMode: 'Game mode',
  taskHint: (most: number) =>
    `Ask for up to ${most} kinds of tiles. A tile that does nothing in the game does not count.`,
  taskSave: 'Give this task',
  taskGiven: 'The class sees the task when it draws a map.',
  taskEnded: 'The task is over.',
  wish: (tile: string, least: number) => `${tile}: ${least} or more`,
  wishState: (tile: string, found: number, least: number) => `${tile}: ${found} (at least ${least})`,
  fulfilled: (done: number, all: number) => `Task: ${done} of ${all} done`,
  title: 'Maps of the class',
  intro: 'Pupils draw maps and hand them to you. Nobody else sees them before you say yes.',
  none: 'No map is handed in.',
  waiting: (count: number) => countText(count, 'map waits for you', 'maps wait for you'),
  all: (count: number) => `Show all ${count} maps`,
  waits: 'Waits for you',
  approved: 'The class sees it',
  approve: 'Let the class see it',
  approvedNow: (name: string) => saying`The class sees ${name} now.`,
  giveBack: 'Give back',
  givenBack: (name: string) => saying`${name} is back with its author.`,
  host: 'Host it',
  /** For screen readers: says which map a button is about. */
  about: (act: string, map: string) => saying`${act}: ${map}`,
})

/** How far the map is, for its author, with the teacher's word if it came back. */
export const stageText = ({ stage, name, word }: MapInClass): string =>
  word ? `${classMapTexts.stages[stage](name)}: ${classMapTexts.words[word]}` : classMapTexts.stages[stage](name)
