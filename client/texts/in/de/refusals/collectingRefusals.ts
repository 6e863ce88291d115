import type { AllWords } from '../../../allWords.ts'

export const collectingRefusalTexts: AllWords['collectingRefusalTexts'] = {
  selectionFailed: 'Auswahl hat nicht geklappt',
  saleFailed: 'Verkauf hat nicht geklappt',
  purchaseFailed: 'Kauf hat nicht geklappt',
  invalidCode: 'Ungültiger Code',
  practiceSaveFailed: 'Die Übung ließ sich nicht speichern',
  notEnoughCurrency: 'Nicht genug Münzen!',
  packNotFound: 'Pack nicht gefunden',
  slimeNotFound: 'Slime nicht gefunden',
  slimeNotOwned: 'Diesen Slime hast du nicht',
  secretSlimesStay: 'Geheime Slimes kann man nicht verkaufen',
  lastSlimeStays: 'Dein letzter Slime bleibt bei dir',
  noDuplicates: 'Du hast keinen Slime doppelt',
  equippedSlimeStays: 'Den Slime, mit dem du spielst, kannst du nicht verkaufen',
  enterCode: 'Bitte gib einen Code ein!',
  codeAlreadyRedeemed: 'Diesen Code hast du schon eingelöst',
  nothingToKeep: 'Die Münzen aus diesem Spiel sind nicht mehr da',
  gameKept: 'Diese Münzen sind schon abgeholt',
  practiceRunMismatch: 'Dieses Ergebnis passt nicht zur gespielten Übung',
  practiceRunSaved: 'Diese Übung ist schon gespeichert',
}
