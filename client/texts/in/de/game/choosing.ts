import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

export const choosingTexts: AllWords['choosingTexts'] = {
  chooseMove: 'Wähle deinen Zug',
  moves: 'Züge',
  gained: (points) => `+${amountText(points)}`,
  byItself: 'gilt, wenn die Zeit um ist',
  yourMove: 'Dein Zug',
  waiting: 'Warten auf die anderen',
  safe: 'Sicher',
  sending: 'Senden…',

  secondLook: 'Zweiter Blick',
  secondLookHint: (points) => `Finde die richtige für +${points}. Diese Runde kann dir nichts passieren`,
  yourLook: 'Dein zweiter Blick',
  learned: (points) => `Gelernt! +${points}`,
  notYet: 'Noch nicht',
  itWas: (letter, text) => (letter === '' ? saying`Richtig war: ${text}` : saying`Richtig war ${letter}: ${text}`),
  capeFor: (run, isGold) =>
    isGold
      ? `${amountText(run)} richtig in Folge, und du trägst Gold!`
      : `${amountText(run)} richtig in Folge, und du trägst einen Umhang!`,

  crossed: (place) => `Du bist im Ziel: ${place}`,
  crossedHint: 'Du hast es geschafft. Genieß das Konfetti!',
  nothingToDo: 'Die anderen wählen',

  choosing: (done, of) => `Alle wählen… ${amountText(done)} von ${amountText(of)}`,
  boardHint: 'Richtig? Wähle einen Zug. Falsch? Nimm den zweiten Blick.',
}
