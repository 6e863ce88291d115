import { inWords } from './language.ts'
import { countText } from './parts.ts'

export const shellTexts = inWords('shellTexts', {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  login: 'Login',
  logout: 'Logout',
  dashboard: 'Dashboard',
  maps: 'Maps',
  leaderboard: 'Leaderboard',
  shop: 'Shop',
  practice: 'Practice',
  achievements: 'Achievements',
  reports: 'Reports',
  account: 'My account',
  school: 'My school',
  collection: 'My Collection',
  home: 'Slime School, home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  soundOn: 'Sound is on. Turn it off',
  soundOff: 'Sound is off. Turn it on',
  userMenu: (username: string) => `${username}: open user menu`,
  balance: (coins: number) => countText(coins, 'coin', 'coins'),

  offline: 'You are offline. You can still read this page. The rest works again when you are back online.',

  secretTitle: 'Psst! You found the secret word. Slimes keep secret codes: try one in the shop!',

  notFoundTitle: 'Page Not Found',
  notFoundText: 'Oops! This slime wandered off to the wrong dimension.',
  goHome: 'Go Home',

  crashTitle: 'Unexpected Application Error!',
  crashText: 'Something broke on this page. Your slimes, coins and question sets are safe.',
  reload: 'Reload the page',
})
