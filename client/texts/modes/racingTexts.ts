import type { RacingMove, RacingReason } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import { placeText } from '../game/gamePlay.ts'
import { inWords } from '../language.ts'
import { saying } from '../saying.ts'
import { gain, loss, type MoveFacts, type MoveText, type Sentence } from './modeTexts.ts'

function slickWords({ values: { takes = 0 }, ahead }: MoveFacts): string {
  if (ahead === null) return 'Nobody is ahead of you'
  return takes > 0 ? `${ahead} ahead loses ${takes}` : `A splash for ${ahead}`
}

export const racingTexts = inWords('racingTexts', {
  /** The heading of the standings. */
  title: 'Race',
  moves: {
    steady: { name: 'Steady', pays: ({ values }) => gain(values.pays), words: () => 'Safe: no slick, no bump' },
    nitro: {
      name: 'Nitro',
      pays: ({ values }) => gain(values.right),
      words: ({ values: { wrong = 0 } }) => `Next answer right! Wrong ${wrong > 0 ? loss(wrong) : 'costs nothing'}`,
    },
    slick: { name: 'Slick', pays: ({ values }) => gain(values.pays), words: slickWords },
  } satisfies Record<RacingMove, MoveText>,
  /** After a right second look: what the player's bubble does, until the turn is over. */
  bubble: 'Slicks and bumps slide right off your bubble',
  /** Why the player's own score changed. */
  reasons: {
    nitro: () => 'Your Nitro fired!',
    'nitro-lost': () => 'Your Nitro fizzled out',
    slipstream: () => 'You rode the slipstream',
    steady: () => 'Steady as she goes',
    hit: () => 'You hit the monster on the track',
    'last-hit': () => 'You cleared the track!',
    slick: ({ other, isHit }) => (isHit ? saying`You slicked ${other}!` : 'You spilled a slick'),
    slicked: ({ other }) => saying`${other} slicked you`,
    boost: () => 'Over the boost!',
    obstacle: () => 'A bump on the way',
  } satisfies Record<RacingReason, Sentence>,
  /** What a turn did to the player beside the points. */
  happened: {
    nitroLit: 'Nitro lit! Your next answer decides',
    slidOff: (name: string) => saying`The slick of ${name} slid right off you`,
    dodged: 'You slipped past an obstacle',
    waits: 'You wait at the line',
    crossed: (place: number) => `You crossed the line ${placeText(place)}!`,
    confetti: 'Confetti for a right answer!',
  },
  /** At the end: how far a player has come. */
  ends: {
    crossed: (place: number) => ({ full: `Crossed ${placeText(place)}`, brief: 'Crossed' }),
    onTheWay: (percent: number) => ({
      full: percent < 100 ? `${percent}% of the way` : 'At the line',
      brief: `${percent}%`,
    }),
  },
  /** What the class reads while a turn plays. Stars mark the verb. No line names a player for a failure. */
  headlines: {
    slicks: (name: string, other: string) => `${name} *slicks* ${other}!`,
    crosses: (name: string, place: number) => `${name} *crosses the line* ${placeText(place)}!`,
    nitroFires: (name: string, points: number) => `${name}'s Nitro *fires*! +${points}`,
    boosts: (name: string) => `${name} *flies* over the boost!`,
  },
})
