import { useRef } from 'react'
import { askToConfirm, type Question, withdrawQuestion } from '../../state/confirmation.ts'

/**
 * Asks whether unsaved work is to be left. Where it is saved meanwhile there is nothing to ask any more: then the link is
 * followed, unless `staysOnceSaved`.
 */
export const useLeaveQuestion = (question: Question, staysOnceSaved: boolean) => {
  const asked = useRef<{ byLink: boolean } | null>(null)
  const isFollowing = useRef(false)
  return useRef({
    ask: async (byLink: boolean): Promise<boolean> => {
      const own = { byLink }
      asked.current = own
      isFollowing.current = false
      const leaves = await askToConfirm(question)
      // Another way out asks anew, and takes this question back.
      if (asked.current === own) asked.current = null
      return leaves || (byLink && isFollowing.current)
    },
    takeBack: (isSaved: boolean): void => {
      if (!asked.current) return
      isFollowing.current = isSaved && asked.current.byLink && !staysOnceSaved
      withdrawQuestion()
    },
    /** On the way to where the link leads, with nothing left to lose here. */
    isFollowing: (): boolean => isFollowing.current,
  }).current
}
