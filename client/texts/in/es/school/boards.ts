import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const fieldNames: AllWords['fieldNames'] = {
  totalWins: 'Victorias',
  totalCorrect: 'Aciertos',
  totalGames: 'Partidas',
  totalCurrencyEarned: 'Monedas ganadas',
  bestStreak: 'Mejor racha',
}

export const leaderboardTexts: AllWords['leaderboardTexts'] = {
  title: 'Clasificación general',
  intro: 'Los veinte slimes más activos de la escuela.',
  sortBy: 'Ordenar por',
  place: 'Puesto',
  player: 'Nombre',
  emptyTitle: 'Aún no hay nadie',
  emptyText: (isSignedIn) =>
    isSignedIn
      ? 'Aquí solo aparece quien tiene cuenta. Acierta una pregunta en una partida y estrena la lista.'
      : 'Aquí solo aparece quien tiene cuenta. Entra, acierta una pregunta en una partida y estrena la lista.',
  emptyFieldText: (field) => `Nadie con cuenta tiene nada en «${field}» todavía.`,
  noWinner: 'Nadie con cuenta ha ganado aún a otra persona con cuenta. Por eso aquí cuentan los aciertos.',
  you: 'Tú',
}

export const categoryNames: AllWords['categoryNames'] = {
  all: 'Todos',
  games: 'Partidas',
  wins: 'Victorias',
  accuracy: 'Precisión',
  currency: 'Monedas',
  slimes: 'Slimes',
  social: 'En grupo',
  secret: 'Secretos',
}

export const achievementTexts: AllWords['achievementTexts'] = {
  title: 'Logros',
  category: 'Categoría',
  unlocked: (count, total) => `${count} de ${total} conseguidos`,
  done: 'Conseguido',
  locked: 'Pendiente',
  progress: (name) => saying`Progreso de ${name}`,
  steps: (current, total) => `${current} / ${total}`,
  secretName: '???',
  stats: 'Tus cifras',
  games: 'Partidas jugadas',
  wins: 'Victorias',
  streak: 'Mejor racha',
  earned: 'Monedas ganadas',
}
