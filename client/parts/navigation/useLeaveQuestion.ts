import { useRef } from 'react'
import { askToConfirm, type Question, withdrawQuestion } from '../../state/confirmation.ts'

/**
 * Asks whether to leave unsaved work. If the work is saved meanwhile, the question is gone and the link is followed, unless
 * `staysOnceSaved` is set.
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
      // Another way out takes this question back and asks anew.
      if (asked.current === own) asked.current = null
      return leaves || (byLink && isFollowing.current)
    },
    takeBack: (isSaved: boolean): void => {
      if (!asked.current) return
      isFollowing.current = isSaved && asked.current.byLink && !staysOnceSaved
      withdrawQuestion()
    },
    /** The page is following the link, and has nothing left to lose. */
    isFollowing: (): boolean => isFollowing.current,
  }).current
}
