import { createContext, useState } from 'react'
import { type QuestionSet, titleMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import { copyQuestionSet } from '../../net/sharing.ts'
import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { nameOfCopy } from '../nameOfCopy.ts'
import { takeCopy } from './takeCopy.ts'

/** `underWay`: the id of the set that is being copied. `take` copies the set of another user, or a ready-made one. */
type Duplicating = {
  underWay: string | null
  duplicate: (set: QuestionSet) => Promise<void>
  take: (set: QuestionSet) => Promise<void>
}

/** For the menus of a list's rows. */
export const DuplicatingContext = createContext<Duplicating>({
  underWay: null,
  duplicate: async () => {},
  take: async () => {},
})

const duplicateAs = async (id: string, title: string) => {
  const answer = await copyQuestionSet(id, title)
  showToast(answer.ok ? texts.duplicated : answer.error, answer.ok ? 'success' : 'error')
}

/**
 * Copies one set of a list at a time: the next copy needs a name that differs from the last one's, and on a slow line a user
 * who sees no copy yet asks for it again.
 */
export const useDuplicating = (sets: readonly QuestionSet[] = []): Duplicating => {
  const [underWay, setUnderWay] = useState<string | null>(null)
  const copyOnce = async (id: string, copy: () => Promise<unknown>) => {
    if (underWay !== null) return
    setUnderWay(id)
    await copy()
    setUnderWay(null)
  }
  return {
    underWay,
    duplicate: ({ id, title }) => {
      const taken = sets.filter(({ mine }) => mine).map((set) => set.title)
      const name = nameOfCopy(title, { mark: texts.copyMark, maxLength: titleMaxLength, taken })
      return copyOnce(id, () => duplicateAs(id, name))
    },
    take: ({ id }) => copyOnce(id, () => takeCopy(id)),
  }
}
