import { inWords } from '../language.ts'
export const practiceTexts = inWords('practiceTexts', {
  title: 'Practice Solo',
  intro: 'You against one clever slime, 15 seconds for each question.',
  difficulty: 'Choose a difficulty',
  difficultyHints: {
    easy: 'Slow and often wrong',
    medium: 'Quick and mostly right',
    hard: 'Fast and hard to beat',
  },
  mode: 'Choose a mode',
  start: 'Start Practice',
  setMissing: 'Please select a question set',
  stats: 'Your practice',
  games: 'Practice games',
  accuracy: 'Accuracy',
  average: 'Average score',
  earned: 'Coins earned',
  history: 'Last 10 games',
  noHistory: 'No practice yet',
  noHistoryText: 'Pick a set and give it a go. You earn 50% of the coins of a live game.',
  result: (correct: number, total: number) => `${correct} of ${total} right`,
})
