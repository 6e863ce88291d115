import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Question } from '../../state/confirmation.ts'
import { guardLeaving } from '../../state/leaving.ts'
import { askToStay } from './askToStay.ts'
import { useLeaveQuestion } from './useLeaveQuestion.ts'

export type LeaveGuard = {
  /**
   * Ends the guard: the work is saved, or goes on elsewhere (`isSaved` false). Settles when the page has only one history entry
   * left, which the next page may replace.
   */
  finish: (isSaved?: boolean) => Promise<void>
  /** Whether the author has left or is leaving. Then the page must not lead them on after the save. */
  isLeft: () => boolean
}

/** In a frame of another page, or if the browser has dropped the entry, no event says that the way back has ended. */
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

/** A replaced entry ends the "coming back": the page has gone back by itself, so it must not scroll to its old place. */
const goneBackItself = () => history.replaceState(history.state, '')

/**
 * Asks before the user leaves unsaved work by a link, by closing the tab, or by going back. For going back it adds a second
 * history entry of this page, so that the user stays here until they have answered. If the work is saved meanwhile, the link is
 * followed, unless `staysOnceSaved` is set, because only this page can show what comes then.
 */
export const useLeaveGuard = (unsaved: boolean, question: Question, staysOnceSaved = false): LeaveGuard => {
  const isUnsaved = useRef(unsaved)
  const secondEntry = useRef(false)
  const stopAsking = useRef(() => {})
  const wayBack = useRef<Promise<void> | null>(null)
  const takeEntryBack = useRef(async () => {
    if (secondEntry.current) wayBack.current = goBack().then(goneBackItself)
    secondEntry.current = false
    // If the user presses twice, both presses wait for the same way back.
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

  // A layout effect, so that the guard ends before a redirect replaces the page.
  useLayoutEffect(() => {
    isUnsaved.current = unsaved
    if (!unsaved) return takeBack(true)
    if (!secondEntry.current) history.pushState(history.state, '')
    secondEntry.current = true
    // A function of its own, so that its removal does not remove the next page's handler.
    const warn = (event: BeforeUnloadEvent) => askToStay(event)
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
      // The work was saved while we asked, so no entry has to guard it. This page shows what comes next.
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
