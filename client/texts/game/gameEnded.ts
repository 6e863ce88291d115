import { inWords } from '../language.ts'

export const gameEndedTexts = inWords('gameEndedTexts', {
  endedTitles: {
    removed: 'You were removed from this game',
    elsewhere: 'Playing on another device',
    misbehaved: 'Your device was disconnected',
    refused: 'You cannot come back to this game',
    left: 'You left the game',
  },
  endedTexts: {
    removed: 'If that was a mistake, talk to your host.',
    elsewhere: 'Your seat was taken over by another tab or device. You can bring the game back here.',
    misbehaved: 'It sent too many messages. Close other tabs with this game, then come back.',
    refused: '',
    left: '',
  },
  bringBack: 'Play here',
  comeBack: 'Come back',
  home: 'Home',
})
