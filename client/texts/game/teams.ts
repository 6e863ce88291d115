import type { TeamColour } from '../../../rooms/shared/catalog/teams.ts'
import { inWords, locale } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

const list = new Intl.ListFormat(locale)

/** For a class that plays in teams. */
export const teamTexts = inWords('teamTexts', {
  names: {
    mint: 'Team Mint',
    berry: 'Team Cherry',
    sky: 'Team Blueberry',
    sun: 'Team Honey',
    orange: 'Team Orange',
    grape: 'Team Amethyst',
  } as Readonly<Record<TeamColour, string>>,
  /** Beside their points, which leave no room for more. */
  brief: {
    mint: 'Mint',
    berry: 'Cherry',
    sky: 'Blueberry',
    sun: 'Honey',
    orange: 'Orange',
    grape: 'Amethyst',
  } as Readonly<Record<TeamColour, string>>,
  title: 'Teams',
  players: (count: number) => plural(count, { one: '1 player', other: `${amountText(count)} players` }),
  won: (name: string) => saying`${name} wins!`,
  shared: (names: readonly string[]) => `${list.format(names)} win!`,
  tied: 'The teams are level!',

  classIntro: 'In games the board adds up the points of each team. Pupils keep their own points, too.',
  count: 'How many teams?',
  noTeams: 'None',
  draw: 'Draw the teams',
  drawAgain: 'Draw again',
  end: 'Remove the teams',
  move: 'Change the team',
  moveTitle: (name: string) => saying`The team of ${name}`,
  save: 'Save',
})
