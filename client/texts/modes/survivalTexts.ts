import type { SurvivalMove, SurvivalReason } from '../../../rooms/shared/modes/survival/survivalEvents.ts'
import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { between, gain, type MoveFacts, type MoveText, type Sentence } from './modeTexts.ts'

function dareWords({ values: { breaksPercent = 0 } }: MoveFacts): string {
  if (breaksPercent === 0) return 'A hot coin'
  return breaksPercent < 100 ? 'A hot coin. It may cost a heart' : 'A hot coin. Costs a heart, if unshielded'
}

export const survivalTexts = inWords('survivalTexts', {
  /** The heading of the standings. */
  title: 'Hearts',
  moves: {
    hide: { name: 'Hide', pays: ({ values }) => gain(values.pays), words: () => 'And a shield for one heart' },
    roam: { name: 'Roam', pays: ({ values }) => gain(values.pays), words: () => 'If you are alone where you run' },
    dare: { name: 'Dare', pays: ({ values: { least, most } }) => between(least, most), words: dareWords },
  } satisfies Record<SurvivalMove, MoveText>,
  /** After a right second look: what the player's bubble does, until the turn is over. */
  bubble: 'The ground can shake: your hearts are safe',
  /** Why the player's own score changed. */
  reasons: {
    hide: () => 'Well hidden, with a shield',
    roam: () => 'All alone: a good spot!',
    dare: () => 'You grabbed the hot coin!',
  } satisfies Record<SurvivalReason, Sentence>,
  /** What a turn did to the player beside the points. */
  happened: {
    noCoin: 'No coin this time',
    notAlone: 'Somebody else was there, too',
    tooFast: 'You were too fast to be hurt',
    shieldHeld: 'Your shield held!',
    heartLost: 'You lost a heart',
    ghost: 'You are a ghost. Two right in a row bring a heart back!',
    heartBack: 'A heart is back!',
  },
  /** At the end: the hearts that a player has left, and what they are worth. */
  ends: (hearts: number, points: number) => {
    const brief = plural(hearts, { one: '1 heart', other: `${hearts} hearts` })
    return { full: hearts > 0 ? `${brief}: ${gain(points)}` : 'A ghost to the end', brief }
  },
  /** What the class reads while a turn plays. Stars mark the verb. No line names a player for a failure. */
  headlines: {
    shrugsOff: (name: string) => `${name} *shrugs it off*!`,
    revives: (name: string) => `${name} *is back* with a heart!`,
    grabs: (name: string, points: number) => `${name} *grabs* a hot coin: +${points}`,
    swarms: 'The swarm *spreads*',
    shakes: (count: number) =>
      `${amountText(count)} ${plural(count, { one: 'spot', other: 'spots' })} of ground *shook*`,
  },
})
