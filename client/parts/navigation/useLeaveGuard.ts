import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Question } from '../../state/confirmation.ts'
import { guardLeaving } from '../../state/leaving.ts'
import { useLeaveQuestion } from './useLeaveQuestion.ts'

export type LeaveGuard = {
  /**
   * The work is done, or goes on elsewhere where it is not `isSaved`: settles when the page has but one entry in the history,
   * which the next page may take over.
   */
  finish: (isSaved?: boolean) => Promise<void>
  /** Whether its author has gone elsewhere, or is on the way: then what was saved leads them nowhere. */
  isLeft: () => boolean
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
 * entry of this page lies in the history, so that going back stays here until the answer is known. Where the work is saved
 * while this is asked, the link is followed, unless `staysOnceSaved`: what comes then is shown here alone.
 */
export const useLeaveGuard = (unsaved: boolean, question: Question, staysOnceSaved = false): LeaveGuard => {
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
  const isGone = useRef(false)
  const { ask, takeBack, isFollowing } = useLeaveQuestion(question, staysOnceSaved)
  const askBeforeLink = useRef(async () => {
    const leaves = await ask(true)
    if (leaves) await takeEntryBack.current()
    return leaves
  })

  // In a layout effect, so that it ends before a redirect that replaces the page goes on its way.
  useLayoutEffect(() => {
    isUnsaved.current = unsaved
    if (!unsaved) return takeBack(true)
    if (!secondEntry.current) history.pushState(history.state, '')
    secondEntry.current = true
    // Of its own: the next page's stays when this one's is taken away.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    const giveBack = guardLeaving(askBeforeLink.current)
    stopAsking.current = () => {
      isUnsaved.current = false
      removeEventListener('beforeunload', warn)
      giveBack()
    }
    return () => stopAsking.current()
  }, [unsaved, takeBack])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    const goneBack = async () => {
      if (!secondEntry.current) return
      secondEntry.current = false
      if (!isUnsaved.current || (await ask(false))) return history.back()
      // Saved while this was asked: there is nothing to stay for, and what comes next is shown here.
      if (!isUnsaved.current) return
      history.pushState(history.state, '')
      secondEntry.current = true
    }
    addEventListener('popstate', goneBack)
    return () => removeEventListener('popstate', goneBack)
  }, [ask])

  return {
    finish: (isSaved = true) => {
      stopAsking.current()
      takeBack(isSaved)
      return takeEntryBack.current()
    },
    isLeft: () => isGone.current || isFollowing(),
  }
}
