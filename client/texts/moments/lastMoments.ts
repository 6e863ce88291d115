import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { eruptionTexts } from './eruptions.ts'
import type { Moment } from './moment.ts'

const waves = (count: number) => countText(count, 'wave', 'waves')
const racers = (count: number) => countText(count, 'racer', 'racers')
const left = (count: number) =>
  count === 0 ? 'Ghosts everywhere!' : `${countText(count, 'slime still has', 'slimes still have')} hearts`

/** How a game ends for the whole class, before the podium tells who has won. */
export const lastMomentTexts = inWords('lastMomentTexts', {
  'tower-held': {
    plain: [
      (_, __, by) => `*We held* ${waves(by)}!`,
      (_, __, by) => `*The tower stands*! ${waves(by)} held`,
      (_, __, by) => `${waves(by)}, and *the tower stands*!`,
      () => `The castle *is ours*!`,
      (_, __, by) => `All together: *${waves(by)} held*!`,
      (_, __, by) => `${waves(by)}? *No problem* for this class!`,
    ],
  },
  'tower-lost': {
    plain: [
      (_, __, by) => `The gate *is open*. We held ${waves(by)}!`,
      (_, __, by) => `*What a stand*! ${waves(by)} held`,
      (_, __, by) => `The tower falls, *the flag stays up*: ${waves(by)}!`,
      (_, __, by) => `${waves(by)} held. *Next time* it is ours!`,
      (_, __, by) => `So close! *${waves(by)}* in all`,
      (_, __, by) => `We *stood together* for ${waves(by)}!`,
    ],
  },
  erupts: {
    plain: [
      (_, __, by, scenery) => `${scenery ? eruptionTexts[scenery] : 'The volcano *erupts*!'} ${left(by)}`,
      (_, __, by) => `*Here it comes*! ${left(by)}`,
      (_, __, by) => `*Boom*! ${left(by)}`,
      (_, __, by) => `Hold on tight! *${left(by)}*`,
      (_, __, by) => `The ground *shakes* one last time. ${left(by)}`,
      (_, __, by) => `*What a bang*! ${left(by)}`,
    ],
  },
  'photo-finish': {
    plain: [
      (_, __, by) => `*Photo finish*! ${racers(by)} at the line`,
      () => `*Click*! Who was it? The podium knows`,
      (_, __, by) => `${racers(by)} *cross the line* in the last moment!`,
      () => `Over the line! *The photo decides*`,
      (_, __, by) => `*What a finish*! ${racers(by)} are in`,
      () => `The flag *falls*! Who was first?`,
    ],
  },
} satisfies Record<string, Moment>)
