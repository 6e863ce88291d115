import type { AllWords } from '../../allWords.ts'
import { countText } from './counting.ts'

export const shellTexts: AllWords['shellTexts'] = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  login: 'Anmelden',
  logout: 'Abmelden',
  dashboard: 'Übersicht',
  maps: 'Spielfelder',
  leaderboard: 'Bestenliste',
  shop: 'Shop',
  practice: 'Üben',
  achievements: 'Erfolge',
  reports: 'Berichte',
  account: 'Mein Konto',
  school: 'Meine Schule',
  collection: 'Meine Sammlung',
  home: 'Slime School, Startseite',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  soundOn: 'Der Ton ist an. Ausschalten',
  soundOff: 'Der Ton ist aus. Einschalten',
  userMenu: (username) => `${username}: Menü öffnen`,
  balance: (coins) => countText(coins, 'Münze', 'Münzen'),

  offline: 'Du bist offline. Diese Seite kannst du weiter lesen. Der Rest geht wieder, sobald du online bist.',

  secretTitle: 'Psst! Du hast das geheime Wort gefunden. Slimes haben Geheimcodes: Probier einen im Shop aus!',

  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Hoppla! Dieser Slime hat sich in die falsche Dimension verirrt.',
  goHome: 'Zur Startseite',

  crashTitle: 'Unerwarteter Fehler!',
  crashText: 'Auf dieser Seite ist etwas kaputtgegangen. Deine Slimes, Münzen und Fragensets sind sicher.',
  reload: 'Seite neu laden',
}
