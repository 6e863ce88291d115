import { inWords } from '../language.ts'
import { countText, percentText } from '../parts.ts'
import { saying } from '../saying.ts'

export const dashboardTexts = inWords('dashboardTexts', {
  welcome: (username: string) => saying`Welcome, ${username}!`,
  teacherTitle: 'Teacher Dashboard',
  studentTitle: 'Student Dashboard',
  teacherIntro: 'Pick a set, choose a mode, and the class is playing in a minute.',
  lastSets: 'Play now',
  neverPlayed: 'not played yet',
  playedOn: (day: string) => `played on ${day}`,
  play: 'Play',
  playSet: (title: string, mode: string) => saying`Play ${title}, ${mode}`,
  week: 'This week',
  allReports: 'All reports',
  /** `share`: null if no answer counted. */
  weekSum: (games: number, share: number | null) => {
    const played = countText(games, 'game', 'games')
    return share === null ? played : `${played}, ${percentText(share)} of all answers right`
  },
  createSet: 'Create Question Set',
  classes: 'Classes',
  reports: 'Game reports',
  createQuestions: 'Create Questions',
  practiceSolo: 'Practice Solo',
  hostGame: 'Host Game',
  currency: 'Coins',
  slimes: 'Slimes',
  currentSlime: 'Current Slime',
  visitShop: 'Visit Shop',
  collection: 'My Collection',
  showAll: 'Show all',
  tickle: (name: string) => `Tickle ${name}`,
  treasure: 'My treasure',
  packs: 'Next pack',
  nextPack: (name: string) => `Next: ${name}`,
  missing: (coins: number) => `${countText(coins, 'coin', 'coins')} to go`,
  affordable: 'You can open it now!',
  whatNext: 'What next?',
  practiceText: 'Against the AI, at your own pace',
  achievementsText: 'Your progress so far',
  unlocked: (count: number, total: number) => `${count} of ${total} unlocked`,
  hostText: 'Your own game, with a code for friends',
  createText: 'Write a set of your own',
  achievements: 'Achievements',
})
