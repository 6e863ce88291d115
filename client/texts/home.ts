import { inWords } from './language.ts'
export const homeTexts = inWords('homeTexts', {
  documentTitle: 'Slime School: Learn, Play, Grow',
  tagline: 'Learn, Play, Grow',
  title: 'Learn with Slimes',
  intro:
    'Turn any lesson into a live game. Answer questions, race, battle and build together, and fill your collection with slimes along the way.',
  getStarted: 'Get Started',
  haveCode: 'I have a game code',
  tryIt: 'Try it now',
  samples: 'Some of the slimes you can collect',
  poke: (name: string) => `Poke ${name}`,

  whyTitle: 'Why choose Slime School?',
  features: [
    {
      title: 'Multiple Game Modes',
      text: 'Classic quizzes, racing, battles, gold quests, tower defense and survival. Every correct answer moves your slime ahead.',
    },
    {
      title: 'Collect Slimes',
      text: '37 slimes from Common to Secret. Coins are earned by learning and never sold for money.',
    },
    {
      title: 'Custom Questions',
      text: 'Write your own question sets, import a spreadsheet, or start at once with a ready-made set.',
    },
    {
      title: 'Real-time Competition',
      text: 'A whole class plays live on one code, with standings after every question and a leaderboard for all time.',
    },
  ],

  stepsTitle: 'From code to podium in a minute',
  steps: [
    { title: 'Pick a set', text: 'Choose questions and one of six game modes.' },
    { title: 'Share the code', text: 'Players join on any phone, tablet or laptop.' },
    { title: 'Play together', text: 'Answer, move, cheer. Then see who learned what.' },
  ],

  closingTitle: 'Ready to join the slimes?',
  closingText: 'It is free for every classroom. Bring your questions, the slimes bring the fun.',
  closingButton: 'Join Slime School',
  footer: 'Slime School. Made for classrooms. No ads, no purchases, no personal data sold.',
})
