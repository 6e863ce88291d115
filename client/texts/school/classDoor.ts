import '../refusals/classRefusals.ts'
import type { DoorPicture } from '../../../rooms/shared/contract/classLimits.ts'
import { inWords, locale } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** For pupils at the class door, and for the teacher who opens it. */
export const classDoorTexts = inWords('classDoorTexts', {
  pictures: {
    sun: 'Sun',
    moon: 'Moon',
    star: 'Star',
    cloud: 'Cloud',
    tree: 'Tree',
    flower: 'Flower',
    fish: 'Fish',
    boat: 'Boat',
    house: 'House',
    apple: 'Apple',
    key: 'Key',
    umbrella: 'Umbrella',
  } satisfies Record<DoorPicture, string>,

  title: 'Class door',
  who: 'Who are you?',
  whoText: (className: string) => saying`${className}: tap your slime.`,
  nobody: 'Nobody is in this class yet.',
  hello: (username: string) => saying`Hello, ${username}!`,
  tapThree: 'Tap the three pictures of your card, in order.',
  tapped: (count: number) => `${count} of 3`,
  takeBack: 'Take one back',
  notYou: 'Not you?',
  useCard: 'I have my card',
  shut: 'This class door is not open',
  shutText: 'Ask your teacher to open it. Or look at the code again.',
  code: 'Code of the door',
  codeMissing: 'Please type the code',
  enter: 'Go in',
  someoneElseText: 'Go in at the class door instead? Then this account is logged out on this device.',
  goIn: 'Go in',

  intro: 'For pupils without their card: they tap their slime, then the three pictures of their card.',
  open: 'Open the class door',
  openAgain: 'Open it again',
  close: 'Close the door',
  show: 'Show it on the board',
  until: (time: string) => `Open until ${time}. It closes by itself.`,
  goTo: 'Go to',
  misses: (count: number) => `${countText(count, 'wrong try', 'wrong tries')} so far.`,
  isShut: 'Too many wrong pictures: the door has closed itself. Open it again when you can see who is trying.',
  closed: 'The class door is closed.',
  without: (count: number) =>
    `${countText(count, 'pupil has', 'pupils have')} an older card, without pictures. A new card has some.`,
  wake: 'Unlock pictures',
  wakeOne: (name: string) => saying`Unlock pictures: ${name}`,
  woken: (name: string) => saying`${name} can try again.`,
  qr: (className: string) => saying`QR code to the class door of ${className}`,
  noNames: 'Only nicknames are shown at the door, never a real name.',
  steps: ['Go to this page', 'Tap your slime', 'Tap your three pictures'],
  onCard: 'Pictures for the class door',
})

const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

export const hourText = (ms: number): string => hour.format(ms)
