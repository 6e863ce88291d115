import type { AllWords } from '../../allWords.ts'

export const tryOutTexts: AllWords['tryOutTexts'] = {
  documentTitle: 'Ausprobieren',
  loading: 'Die anderen gehen an den Start…',
  mapName: 'Picknick-Runde',
  you: 'Du',
  badge: 'Ausprobieren',
  hint: 'Drei Fragen gegen vier Bots. Richtige Antworten fahren.',
  leave: 'Rennen verlassen',
  won: 'Du hast gewonnen!',
  came: (place) => `Du bist auf ${place}!`,
  correct: (count, total) => `${count} von ${total} Antworten ${count === 1 ? 'war' : 'waren'} richtig`,
  podium: 'Das Rennen',
  what: 'In der Klasse spielen alle am eigenen Handy, und das Rennen läuft auf der Tafel.',
  again: 'Neues Rennen',
  getStarted: 'Loslegen',
  home: 'Zur Startseite',
  questions: [
    {
      question: 'Welches dieser Tiere schläft im Stehen?',
      answers: ['Hamster', 'Pferd', 'Igel', 'Otter'],
      correct: 1,
    },
    {
      question: 'Was ist 7 × 8?',
      answers: ['54', '63', '56', '48'],
      correct: 2,
    },
    {
      question: 'Welcher Planet ist der größte?',
      answers: ['Jupiter', 'Saturn', 'Erde', 'Neptun'],
      correct: 0,
    },
  ],
}
