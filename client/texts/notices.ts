import type { Notice } from '../../rooms/shared/contract/game.ts'
import { inWords } from './language.ts'
import { refusalWords } from './refusals/refusals.ts'
import { saying } from './saying.ts'

export const noticeTexts = inWords('noticeTexts', {
  slowDown: 'Your device is sending too much. Please slow down.',
  takenOut: (question: number) => `Question ${question} was removed. All scores are counted without it.`,
  kept: (text: string) => saying`“${text}” is now a right answer in your question set.`,
  notKept: (text: string) => saying`“${text}” could not be saved in your question set. It still counts in this game.`,
  seatHanded: (username: string) =>
    saying`${username} can come back on another phone for 2 minutes: same code, same name.`,
  nextSeatHanded: (username: string) =>
    saying`The next phone that joins within 2 minutes gets the seat of ${username}.`,
  seatOfAccount: (username: string) => saying`${username} has an account and can log in on another phone.`,
  nameOfAccount: (username: string) =>
    saying`A guest is already called ${username}. The player who has an account of that name has a number behind it.`,
  seatClaimed: (username: string) => saying`You are logged in as ${username}. This seat and its coins are yours now.`,
})

/** Puts a notice of the server into words. */
export function noticeText(notice: Notice): string {
  switch (notice.name) {
    case 'slow-down':
      return noticeTexts.slowDown
    case 'being-played':
    case 'cut-short':
      return refusalWords('beingPlayed')
    case 'question-taken-out':
      return noticeTexts.takenOut(notice.question)
    case 'answer-kept':
      return noticeTexts.kept(notice.text)
    case 'answer-not-kept':
      return noticeTexts.notKept(notice.text)
    case 'seat-handed':
      return noticeTexts.seatHanded(notice.username)
    case 'next-seat-handed':
      return noticeTexts.nextSeatHanded(notice.username)
    case 'seat-of-account':
      return noticeTexts.seatOfAccount(notice.username)
    case 'name-of-account':
      return noticeTexts.nameOfAccount(notice.username)
    case 'seat-claimed':
      return noticeTexts.seatClaimed(notice.username)
  }
}
