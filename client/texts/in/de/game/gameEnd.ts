import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const gameEndTexts: AllWords['gameEndTexts'] = {
  complete: 'Spiel vorbei!',
  calledOffHint:
    'Es endete, bevor die erste Antwort zu sehen war. Darum zählt es nicht. Niemand hat gewonnen oder verloren.',
  finalScores: 'Endstand',
  byScore: 'Meiste Punkte',
  byBoth: 'Meiste Punkte und meiste richtige Antworten',
  alsoHere: (count) => `und ${amountText(count)} weitere`,
  noPoints: 'Noch keine Punkte',
  noPointsHint: 'Diesmal gab es keine Punkte. Das nächste Spiel ist eine neue Chance!',
  byKnowledge: 'Meiste richtige Antworten',
  correctCount: (count) => `${amountText(count)} richtig`,
  climber: 'Größter Sprung',
  climbed: (places) => plural(places, { one: '1 Platz hoch', other: `${amountText(places)} Plätze hoch` }),
  whoCameFirst: 'Wer liegt vorn?',
  nobodyScored: 'Das war eine harte Nuss!',
  nobodyScoredHint: 'Diesmal gab es keine Punkte. Das nächste Spiel beginnt für alle bei null.',
  youGotRight: (count) => plural(count, { one: '1 richtig!', other: `${amountText(count)} richtig!` }),
  thanks: 'Gut gespielt!',
  startsSmall: 'Jeder Slime fängt klein an. Das nächste Spiel ist eine neue Chance!',
  earned: 'Verdient',
  accountGone: 'Dein Konto wurde während des Spiels gelöscht. Darum gab es keine Münzen.',
  unlocked: 'Neuer Erfolg',
  moreUnlocked: (count) => `und ${count} mehr`,
  nobodyPlayed: 'Hier hat niemand gespielt.',
}
