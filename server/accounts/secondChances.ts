import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { keepKnownPlaces } from './knownPlaces.ts'
import type { Pace, Throttles } from './throttle.ts'
import { keepWork } from './work.ts'

/** How many who have worked are heard in ten minutes, for one name behind one address. */
const chancePace: Pace = { points: 120, seconds: 10 * 60 }

type Needs = {
  shelves: Pick<Shelves, 'secrets'>
  throttles: Throttles
  now: () => number
  places: ReturnType<typeof keepKnownPlaces>
}

type Occasion = 'login' | 'registration' | 'words' | 'door' | 'keptPupils'

export interface SecondChance {
  /** Whether the work was done. It is checked once per call, however often this is asked. */
  isTaken(): Promise<boolean>
  /** The refusal, with work to do if that helps. */
  offer(): Promise<Refused>
}

/**
 * If the tries of a school's address are used up, a person there should not pay for others: their browser works for
 * about a second, and the try counts. Addresses from which no account was ever signed in get no such chance.
 */
export const keepSecondChances = ({ shelves, throttles, now, places }: Needs) => {
  const work = keepWork({ shelves, throttles, now })
  const taken = throttles('secondChances', chancePace)
  return {
    /** `isForAll`: also for addresses from which no account of the school was ever signed in. */
    about: (
      occasion: Occasion,
      address: string,
      usernameKey: string,
      done: string | undefined,
      isForAll = false,
    ): SecondChance => {
      const mayWork = () => isForAll || places.knows(address)
      const about = `${address} ${usernameKey}`
      const judge = async () => (await work.isDone(about, done)) && (await taken.take(`${occasion} ${about}`))
      let isTaken: Promise<boolean> | undefined
      return {
        isTaken: async () => {
          if (done === undefined || !mayWork()) return false
          isTaken ??= judge()
          return isTaken
        },
        offer: async () => ({
          ...refuse('tooManyAttempts'),
          ...(mayWork() && { work: await work.ask(about) }),
        }),
      }
    },
  }
}
