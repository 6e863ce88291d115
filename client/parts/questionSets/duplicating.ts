import { createContext, useState } from 'react'
import { type QuestionSet, titleMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import { copyQuestionSet } from '../../net/sharing.ts'
import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { nameOfCopy } from '../nameOfCopy.ts'

/** `underWay`: the id of the set that is being duplicated. */
type Duplicating = { underWay: string | null; duplicate: (set: QuestionSet) => Promise<void> }

/** For the menus of a list's rows. */
export const DuplicatingContext = createContext<Duplicating>({ underWay: null, duplicate: async () => {} })

/** Duplicates one set of a list at a time, because the next copy needs a name that differs from the last one's. */
export const useDuplicating = (sets: readonly QuestionSet[] = []): Duplicating => {
  const [underWay, setUnderWay] = useState<string | null>(null)
  const duplicate = async ({ id, title }: QuestionSet) => {
    if (underWay !== null) return
    setUnderWay(id)
    const taken = sets.filter(({ mine }) => mine).map((set) => set.title)
    const answer = await copyQuestionSet(
      id,
      nameOfCopy(title, { mark: texts.copyMark, maxLength: titleMaxLength, taken }),
    )
    showToast(answer.ok ? texts.duplicated : answer.error, answer.ok ? 'success' : 'error')
    setUnderWay(null)
  }
  return { underWay, duplicate }
}
