import type { AllWords } from '../../../allWords.ts'

export const secretTexts: AllWords['secretTexts'] = {
  foldedNote: 'Gefalteter Zettel',
  tellInShop: 'Tippe das Geheimwort im Shop ein.',
  found: (count, total) => `Geheime Slimes: ${count} von ${total}`,
  hunt: 'In keinem Pack stecken sie. Such die gefalteten Zettel in dieser Schule. Einer ist auf einer Seite, die es nicht gibt.',
}
