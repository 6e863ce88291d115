import { useEffect, useLayoutEffect, useRef } from 'react'
import { askToConfirm, type Question } from '../../state/confirmation.ts'
import { guardLeaving } from '../../state/leaving.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Asks before unsaved work is left behind: by a link, by closing the tab, and by going back. For the last, a second
 * entry of this page lies in the history, so that going back stays here until the answer is known. Returns how to
 * leave without being asked.
 */
export const useLeaveGuard = (unsaved: boolean, question: Question): (() => void) => {
  const isUnsaved = useRef(unsaved)
  const secondEntry = useRef(false)
  const stopAsking = useRef(() => {})
  const askToLeave = useRef(() => askToConfirm(question))

  // In a layout effect, so that it ends before a redirect that replaces the page goes on its way.
  useLayoutEffect(() => {
    isUnsaved.current = unsaved
    if (!unsaved) return
    if (!secondEntry.current) history.pushState(history.state, '')
    secondEntry.current = true
    addEventListener('beforeunload', warn)
    const giveBack = guardLeaving(askToLeave.current)
    stopAsking.current = () => {
      isUnsaved.current = false
      removeEventListener('beforeunload', warn)
      giveBack()
    }
    return () => stopAsking.current()
  }, [unsaved])

  useEffect(() => {
    const goneBack = async () => {
      if (!secondEntry.current) return
      secondEntry.current = false
      if (!isUnsaved.current || (await askToLeave.current())) return history.back()
      history.pushState(history.state, '')
      secondEntry.current = true
    }
    addEventListener('popstate', goneBack)
    return () => removeEventListener('popstate', goneBack)
  }, [])

  return () => stopAsking.current()
}
