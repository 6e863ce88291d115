import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const trialTexts: AllWords['trialTexts'] = {
  tryIt: 'Testen',
  tryMap: (map) => saying`${map} testen`,
  unnamed: 'Dein Spielfeld',
  title: (map) => saying`${map}, von Bots getestet`,
  turn: (turn, turns) => `Runde ${turn} von ${turns}`,
  badge: 'Test',
  loading: 'Zwölf Bots nehmen ihre Plätze ein…',
  anotherClass: 'Andere Bots',
  close: 'Schließen',
  measure: '50 Spiele',
  measuring: 'Sie spielen…',
  inGames: (games) => `Das haben ${games} Spiele gezeigt`,
  pointsText: ({ given, taken }) => `+${Math.round(given)} −${Math.round(taken)}`,
  figures: {
    steps: 'Gelaufene Kacheln pro Runde',
    heap: 'Größtes Gedränge auf einer Kachel',
    share: 'Vom Spielfeld begangen',
    events: 'Ereignisse an Kacheln, pro Slime und Spiel',
    points: 'Punkte an Kacheln, pro Slime und Spiel',
    unused: 'Besondere Kacheln, nie genutzt',
    spots: 'Bebaute Plätze pro Spiel',
    lives: 'Verlorene Leben pro Spiel',
    held: 'Spiele, in denen der Turm hielt',
  },
}
