import type { Maps } from '../content/maps.ts'
import type { QuestionSets } from '../content/questionSets.ts'
import type { Economy } from '../economy/economy.ts'
import type { Ledger } from '../economy/ledger.ts'
import { isRefused, type Refused } from '../refused.ts'
import type { Achievements } from './achievements.ts'
import { keepDeeds } from './deeds.ts'
import type { Practice } from './practice.ts'

/** The same act, and `follow` after it if it has succeeded. */
const followedBy =
  <Asked extends unknown[], Done>(
    act: (...asked: Asked) => Promise<Done | Refused>,
    follow: (done: Done, ...asked: Asked) => Promise<unknown>,
  ) =>
  async (...asked: Asked): Promise<Done | Refused> => {
    const outcome = await act(...asked)
    if (!isRefused(outcome)) await follow(outcome, ...asked)
    return outcome
  }

interface Work {
  economy: Economy
  practice: Practice
  questionSets: QuestionSets
  maps: Maps
}

/** Counts what people buy, practise and make for their achievements, whichever door it came through. */
export function rewarded(
  { economy, practice, questionSets, maps }: Work,
  { ledger, achievements }: { ledger: Ledger; achievements: Achievements },
): Work {
  const deeds = keepDeeds({ ledger, achievements })
  return {
    economy: {
      ...economy,
      buy: followedBy(economy.buy, (_, owner) => achievements.unlock(owner, 'shop')),
      redeem: followedBy(economy.redeem, (_, owner) => achievements.unlock(owner, 'code')),
    },
    practice: {
      ...practice,
      save: followedBy(practice.save, ({ saved }, owner) => achievements.unlock(owner, `practice:${saved.id}`)),
    },
    questionSets: {
      ...questionSets,
      create: followedBy(questionSets.create, ({ id }, _, author) => deeds.made(author, 'setsMade', id)),
    },
    maps: {
      ...maps,
      create: followedBy(maps.create, ({ id }, _, author) => deeds.made(author, 'mapsMade', id)),
    },
  }
}
