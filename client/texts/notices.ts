import type { Notice } from '../../rooms/shared/contract/game.ts'

/** What the server has to say to a device, in words. */
export function noticeText(notice: Notice): string {
  switch (notice.name) {
    case 'slow-down':
      return 'Your device is sending too much. Please slow down.'
    case 'question-taken-out':
      return `Question ${notice.question} was taken out. Every score is worked out without it.`
    case 'seat-claimed':
      return `You are signed in as ${notice.username}. This seat and its coins are yours now.`
  }
}
