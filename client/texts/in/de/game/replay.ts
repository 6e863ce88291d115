import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { percentText } from '../counting.ts'

export const replayTexts: AllWords['replayTexts'] = {
  documentTitle: (title) => saying`Wiederholung von ${title}`,
  badge: 'Wieder\u00adholung',
  loading: 'Das Spiel wird wieder aufgebaut…',
  bar: 'Wiederholung steuern',
  play: 'Start',
  pause: 'Pause',
  again: 'Noch einmal',
  before: 'Vorige Frage',
  next: 'Nächste Frage',
  pace: 'Tempo',
  times: (times) => `${times}×`,
  cut: 'Was du siehst',
  cuts: { whole: 'Ganzes Spiel', turns: 'Jede Runde', headlines: 'Höhepunkte' },
  timeline: 'Fragen',
  podium: 'Podest',
  opinion: 'Meinung',
  question: (question, share, isVoided) => {
    if (isVoided) return `Frage ${question}, nicht gezählt`
    return share === null ? `Frage ${question}` : `Frage ${question}, ${percentText(share)} richtig`
  },
  toReport: 'Zum Bericht',
  missingTitle: 'Dieses Spiel wurde nicht aufgezeichnet',
  missing: 'Damals wurden Spiele nicht aufgezeichnet. Der Bericht ist vollständig.',
  noReportTitle: 'Bericht nicht gefunden',
  noReport:
    'Bitte prüf die Adresse. Nur die Spielleitung und die Lehrkräfte der Klasse können ein Spiel noch einmal ansehen.',
  toReports: 'Alle Berichte',
  rulesTitle: 'Die Regeln dieses Spiels haben sich geändert',
  rules: 'Dieses Spiel hatte ältere Regeln, darum können wir es nicht mehr zeigen. Der Bericht ist vollständig.',
  differs: 'Ab hier kann es anders aussehen als damals in der Klasse. Der Bericht stimmt genau.',
  keys: 'Leertaste: Abspielen oder Pause · Pfeile: vorige oder nächste Frage · 1 bis 4: Tempo · Esc: zum Bericht',
}
