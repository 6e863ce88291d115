import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

const list = new Intl.ListFormat('de')

export const teamTexts: AllWords['teamTexts'] = {
  names: {
    mint: 'Team Minze',
    berry: 'Team Kirsche',
    sky: 'Team Blaubeere',
    sun: 'Team Honig',
    orange: 'Team Orange',
    grape: 'Team Amethyst',
  },
  brief: {
    mint: 'Minze',
    berry: 'Kirsche',
    sky: 'Blaubeere',
    sun: 'Honig',
    orange: 'Orange',
    grape: 'Amethyst',
  },
  title: 'Teams',
  players: (count) => `${amountText(count)} dabei`,
  won: (name) => saying`${name} gewinnt!`,
  shared: (names) => `${list.format(names)} gewinnen!`,
  tied: 'Die Teams liegen gleichauf!',

  classIntro: 'In Spielen zählt die Tafel die Punkte jedes Teams zusammen. Eigene Punkte bleiben erhalten.',
  count: 'Wie viele Teams?',
  noTeams: 'Keine',
  draw: 'Teams auslosen',
  drawAgain: 'Neu auslosen',
  end: 'Teams auflösen',
  move: 'Team wechseln',
  moveTitle: (name) => saying`Das Team von ${name}`,
  save: 'Speichern',
}
