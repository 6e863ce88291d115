import '../refusals/classRefusals.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** For pupils who join a class with an account of their own, or take their kept account along. */
export const ownClassTexts = inWords('ownClassTexts', {
  title: 'My classes',
  intro: 'Your teacher opens the class door and shows you its code.',
  code: 'Code of the class door',
  codeMissing: 'Please type the code',
  ask: 'Ask to join',
  joinAs: (username: string) => saying`Join as ${username}`,
  asked: (className: string) => saying`${className}: you have asked to join`,
  askedText: 'Your teacher sees it now. You are in when they say yes.',
  turnedAway: 'Your teacher has not let you in. Talk to them, and ask again.',
  toDashboard: 'Back to Dashboard',
  waits: 'Your teacher has not answered yet',
  takeBack: 'Take back',
  takeBackOf: (className: string) => saying`Take back: ${className}`,
  leave: 'Leave',
  leaveOf: (className: string) => saying`Leave ${className}`,
  leaveAsk: (className: string) => saying`Leave ${className}?`,
  leaveText: 'You keep your account, slimes and coins. You cannot join games of this class any more.',
  leaveYes: 'Leave',

  knocks: (count: number) =>
    count === 1 ? '1 pupil wants to join' : `${countText(count, 'pupil', 'pupils')} want to join`,
  knocksText: 'They have an account of their own. Let in your own pupils only, and write who each one is.',
  nameOf: (username: string) => saying`Real name of ${username}`,
  letIn: 'Let in',
  letInOne: (username: string) => saying`Let in: ${username}`,
  turnAway: 'Not my pupil',
  turnAwayOne: (username: string) => saying`Not my pupil: ${username}`,
  turnAwayAll: 'None of them is my pupil',
  turnAwayAllAsk: (count: number) => `Turn away all ${count}?`,
  turnAwayAllText: 'They can ask again while the class door is open.',
  turnAwayAllYes: 'Turn them away',
  own: 'Own account',
  removeOwn: (username: string) => saying`The account ${username} stays theirs, with its slimes and coins.`,
  removeKept: 'To keep them, move the pupil, or let them take the account along.',

  takeAlong: 'Let them take it along',
  takeAlongAsk: (name: string) => saying`Let ${name} take the account along?`,
  takeAlongText:
    'You get a word for the pupil. With it they choose a password. Then the account is theirs: their card stops working, and you cannot make a new one.',
  takeAlongYes: 'Give a word',
})
