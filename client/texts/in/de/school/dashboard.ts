import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, percentText } from '../counting.ts'

export const dashboardTexts: AllWords['dashboardTexts'] = {
  welcome: (username) => saying`Willkommen, ${username}!`,
  teacherTitle: 'Deine Übersicht',
  studentTitle: 'Deine Übersicht',
  teacherIntro: 'Nimm ein Set, wähle einen Modus, und in einer Minute spielt die Klasse.',
  lastSets: 'Jetzt spielen',
  neverPlayed: 'noch nie gespielt',
  playedOn: (day) => `gespielt am ${day}`,
  play: 'Spielen',
  playSet: (title, mode) => saying`${title} spielen, ${mode}`,
  week: 'Diese Woche',
  allReports: 'Alle Berichte',
  weekSum: (games, share) => {
    const played = countText(games, 'Spiel', 'Spiele')
    return share === null ? played : `${played}, ${percentText(share)} aller Antworten richtig`
  },
  createSet: 'Fragenset erstellen',
  classes: 'Klassen',
  reports: 'Spielberichte',
  createQuestions: 'Fragen schreiben',
  practiceSolo: 'Allein üben',
  hostGame: 'Spiel leiten',
  currency: 'Münzen',
  slimes: 'Slimes',
  currentSlime: 'Dein Slime',
  visitShop: 'Zum Shop',
  collection: 'Meine Sammlung',
  showAll: 'Alle zeigen',
  tickle: (name) => `${name} kitzeln`,
  treasure: 'Mein Schatz',
  packs: 'Nächstes Pack',
  nextPack: (name) => `Nächstes: ${name}`,
  missing: (coins) => `noch ${countText(coins, 'Münze', 'Münzen')}`,
  affordable: 'Du kannst es jetzt öffnen!',
  whatNext: 'Was jetzt?',
  practiceText: 'Gegen die KI, in deinem Tempo',
  achievementsText: 'So weit bist du schon',
  unlocked: (count, total) => `${count} von ${total} geschafft`,
  hostText: 'Dein eigenes Spiel, mit Code für andere',
  createText: 'Schreib dein eigenes Set',
  achievements: 'Erfolge',
}
