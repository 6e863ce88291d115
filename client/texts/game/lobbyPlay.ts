import { inWords } from '../language.ts'

export const lobbyPlayTexts = inWords('lobbyPlayTexts', {
  tap: 'Tap your slime',
  hint: 'Tap your slime! Or tap it twice!',
  poke: 'Poke your slime',
  taps: 'Slime taps',
})
