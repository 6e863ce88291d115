import { useEffect, useLayoutEffect, useRef } from 'react'
import { askToConfirm, type Question, withdrawQuestion } from '../../state/confirmation.ts'
import { guardLeaving } from '../../state/leaving.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

type LeaveGuard = {
  /** The work is done: settles when the page has but one entry in the history, which the next page may take over. */
  finish: () => Promise<void>
}

/** In a frame of another page, or where the browser has dropped the entry, nobody says that they have gone back. */
const longestWayBackMs = 2_000

const goBack = (): Promise<void> =>
  new Promise((settle) => {
    const isBack = () => {
      clearTimeout(timer)
      removeEventListener('popstate', isBack)
      settle()
    }
    const timer = setTimeout(isBack, longestWayBackMs)
    addEventListener('popstate', isBack)
    history.back()
  })

/** The page is no page that somebody has come back to: where they were on it counts no more. */
const goneBackItself = () => history.replaceState(history.state, '')

/**
 * Asks before unsaved work is left behind: by a link, by closing the tab, and by going back. For the last, a second
 * entry of this page lies in the history, so that going back stays here until the answer is known.
 */
export const useLeaveGuard = (unsaved: boolean, question: Question): LeaveGuard => {
  const isUnsaved = useRef(unsaved)
  const secondEntry = useRef(false)
  const stopAsking = useRef(() => {})
  const wayBack = useRef<Promise<void> | null>(null)
  const takeEntryBack = useRef(async () => {
    if (secondEntry.current) wayBack.current = goBack().then(goneBackItself)
    secondEntry.current = false
    // Who presses twice waits for the same.
    await wayBack.current
    wayBack.current = null
  })
  const isAsking = useRef(false)
  const askToLeave = useRef(async () => {
    isAsking.current = true
    const leaves = await askToConfirm(question)
    isAsking.current = false
    return leaves
  })
  const askBeforeLink = useRef(async () => {
    const leaves = await askToLeave.current()
    if (leaves) await takeEntryBack.current()
    return leaves
  })

  // In a layout effect, so that it ends before a redirect that replaces the page goes on its way.
  useLayoutEffect(() => {
    isUnsaved.current = unsaved
    if (!unsaved) return
    if (!secondEntry.current) history.pushState(history.state, '')
    secondEntry.current = true
    addEventListener('beforeunload', warn)
    const giveBack = guardLeaving(askBeforeLink.current)
    stopAsking.current = () => {
      isUnsaved.current = false
      removeEventListener('beforeunload', warn)
      giveBack()
      // It was saved while its author was asked whether to lose it.
      if (isAsking.current) withdrawQuestion()
    }
    return () => stopAsking.current()
  }, [unsaved])

  useEffect(() => {
    const goneBack = async () => {
      if (!secondEntry.current) return
      secondEntry.current = false
      if (!isUnsaved.current || (await askToLeave.current())) return history.back()
      // Saved while this was asked: there is nothing to stay for, and what comes next is shown here.
      if (!isUnsaved.current) return
      history.pushState(history.state, '')
      secondEntry.current = true
    }
    addEventListener('popstate', goneBack)
    return () => removeEventListener('popstate', goneBack)
  }, [])

  return {
    finish: () => {
      stopAsking.current()
      return takeEntryBack.current()
    },
  }
}
