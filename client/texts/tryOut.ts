import { inWords } from './language.ts'

/** A race against bots for visitors: in the page, without an account. */
export const tryOutTexts = inWords('tryOutTexts', {
  documentTitle: 'Try it now',
  loading: 'Your rivals are lining up...',
  mapName: 'Picnic Loop',
  you: 'You',
  badge: 'Try it now',
  hint: 'Three questions against four bots. Right answers drive.',
  leave: 'Leave the race',
  won: 'You won the race!',
  came: (place: string) => `You came ${place}!`,
  correct: (count: number, total: number) => `${count} of ${total} answers were right`,
  podium: 'The race',
  what: 'In class everybody plays on their own phone, and the race is on the wall.',
  again: 'Race again',
  getStarted: 'Get Started',
  home: 'Back to the home page',
  questions: [
    {
      question: 'Which of these animals sleeps standing up?',
      answers: ['Hamster', 'Horse', 'Hedgehog', 'Otter'],
      correct: 1,
    },
    {
      question: 'What is 7 × 8?',
      answers: ['54', '63', '56', '48'],
      correct: 2,
    },
    {
      question: 'Which planet is the largest?',
      answers: ['Jupiter', 'Saturn', 'Earth', 'Neptune'],
      correct: 0,
    },
  ],
})
