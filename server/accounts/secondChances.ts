import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { keepKnownPlaces } from './knownPlaces.ts'
import type { Pace, Throttles } from './throttle.ts'
import { keepWork } from './work.ts'

/** So many who have worked for it are heard in ten minutes, about one name behind one address. */
const chancePace: Pace = { points: 120, seconds: 10 * 60 }

type Needs = {
  shelves: Pick<Shelves, 'secrets'>
  throttles: Throttles
  now: () => number
  places: ReturnType<typeof keepKnownPlaces>
}

type Occasion = 'login' | 'registration' | 'words' | 'door' | 'keptPupils'

export interface SecondChance {
  /** Whether the work was done; once for a call, however often it is asked. */
  isTaken(): Promise<boolean>
  /** The refusal, with work where it would help. */
  offer(): Promise<Refused>
}

/**
 * When an address of the school has used up its tries, a person behind it is not shut out for what others did: their
 * browser works for about a second, and they are heard. Addresses that never belonged to a signed-in account of the
 * school get no such chance.
 */
export const keepSecondChances = ({ shelves, throttles, now, places }: Needs) => {
  const work = keepWork({ shelves, throttles, now })
  const taken = throttles('secondChances', chancePace)
  return {
    /** `isForAll`: also behind an address from which no account of the school was ever used. */
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
