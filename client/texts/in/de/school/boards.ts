import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const fieldNames: AllWords['fieldNames'] = {
  totalWins: 'Siege',
  totalCorrect: 'Richtige Antworten',
  totalGames: 'Spiele',
  totalCurrencyEarned: 'Verdiente Münzen',
  bestStreak: 'Beste Serie',
}

export const leaderboardTexts: AllWords['leaderboardTexts'] = {
  title: 'Bestenliste',
  intro: 'Die zwanzig fleißigsten Slimes der Schule.',
  sortBy: 'Sortieren nach',
  place: 'Platz',
  player: 'Name',
  emptyTitle: 'Noch niemand hier',
  emptyText: (isSignedIn) =>
    isSignedIn
      ? 'Hier steht nur, wer ein Konto hat. Beantworte eine Frage in einem Spiel richtig, und du stehst als Erstes hier.'
      : 'Hier steht nur, wer ein Konto hat. Melde dich an, beantworte eine Frage in einem Spiel richtig, und du stehst als Erstes hier.',
  emptyFieldText: (field) => `Noch hat niemand mit Konto etwas unter „${field}“.`,
  noWinner: 'Noch hat niemand mit Konto gegen andere mit Konto gewonnen. Darum zählen hier die richtigen Antworten.',
  you: 'Du',
}

export const categoryNames: AllWords['categoryNames'] = {
  all: 'Alle',
  games: 'Spiele',
  wins: 'Siege',
  accuracy: 'Genauigkeit',
  currency: 'Münzen',
  slimes: 'Slimes',
  social: 'Zusammen',
  secret: 'Geheim',
}

export const achievementTexts: AllWords['achievementTexts'] = {
  title: 'Erfolge',
  category: 'Gruppe',
  unlocked: (count, total) => `${count} von ${total} geschafft`,
  done: 'Geschafft',
  locked: 'Noch offen',
  progress: (name) => saying`Fortschritt bei ${name}`,
  steps: (current, total) => `${current} / ${total}`,
  secretName: '???',
  stats: 'Deine Zahlen',
  games: 'Gespielt',
  wins: 'Siege',
  streak: 'Beste Serie',
  earned: 'Verdiente Münzen',
}
