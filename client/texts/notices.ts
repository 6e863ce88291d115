import type { Notice } from '../../rooms/shared/contract/game.ts'
import { inWords } from './language.ts'
import { refusalWords } from './refusals.ts'

const words = inWords('noticeTexts', {
  slowDown: 'Your device is sending too much. Please slow down.',
  takenOut: (question: number) => `Question ${question} was removed. All scores are counted without it.`,
  seatClaimed: (username: string) => `You are logged in as ${username}. This seat and its coins are yours now.`,
})

/** What the server has to say to a device, in words. */
export function noticeText(notice: Notice): string {
  switch (notice.name) {
    case 'slow-down':
      return words.slowDown
    case 'being-played':
      return refusalWords('beingPlayed')
    case 'question-taken-out':
      return words.takenOut(notice.question)
    case 'seat-claimed':
      return words.seatClaimed(notice.username)
  }
}
