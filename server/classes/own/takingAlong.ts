import type { GivenWord } from '../../../rooms/shared/contract/administration.ts'
import { changeAccount } from '../../accounts/changeAccount.ts'
import { drawWord, wordLifeMs } from '../../accounts/oneTimeWord.ts'
import { hashPassword, type PasswordCost } from '../../accounts/passwords.ts'
import type { Pace, Throttles } from '../../accounts/throttle.ts'
import type { Shelves } from '../../archive/shelves.ts'
import { type Refused, refuse } from '../../refused.ts'
import type { Teacher, WhoTeaches } from '../whoTeaches.ts'

export type TakingAlongPaces = {
  /** Each takes as long to hash as a password. */
  wordsByTeacher: Pace
}

export const takingAlongPaces: TakingAlongPaces = { wordsByTeacher: { points: 120, seconds: 60 * 60 } }

type Needs = {
  shelves: Pick<Shelves, 'accounts'>
  teachers: WhoTeaches
  cost: PasswordCost
  throttles: Throttles
  paces: TakingAlongPaces
  now: () => number
}

export type TakingAlong = ReturnType<typeof keepTakingAlong>

/**
 * A pupil takes along an account that a class holds, because they leave the school or are old enough. Their teacher gives them a
 * one-time word. With it the pupil chooses a password, and from then on the account is theirs and no card opens it
 * (`accounts.renew`). Until then the cards work, and the class holds it. An account that already has a password gets no word:
 * that would be a way to take it over.
 */
export const keepTakingAlong = ({ shelves, teachers, cost, throttles, paces, now }: Needs) => {
  const words = throttles('wordsByTeacher', paces.wordsByTeacher)

  return {
    giveWord: async (teacher: Teacher, id: string, pupil: string): Promise<GivenWord | Refused> => {
      const member = await teachers.member(id, pupil, teacher)
      if ('refused' in member) return member
      const account = await shelves.accounts.get(pupil)
      if (!account?.kept) return refuse('notFound')
      if (!(await words.take(teacher.id))) return refuse('tooManyAttempts')
      const word = drawWord()
      const wordUntil = now() + wordLifeMs
      const passwordHash = await hashPassword(word, cost)
      const changed = await changeAccount(shelves, pupil, (present) =>
        present.kept ? { ...present, passwordHash, wordUntil } : undefined,
      )
      return changed ? { word, until: wordUntil } : refuse('notFound')
    },
  }
}
