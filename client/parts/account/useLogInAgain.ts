import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../net/http.ts'
import { whenSessionEnds } from '../../net/reader.ts'
import { verifySession } from '../../state/account.ts'
import { forgetUser } from '../../state/session.ts'

/** Settles with whether the reader is logged in again. */
export type LogInQuestion = (isIn: boolean) => void

/**
 * For a page with work that is not saved yet: a session that ends does not send its reader to the login page, away from the
 * work. The page asks for the password when it needs the session, and goes on. `hasWork`: without any it is a page as
 * all others.
 */
export const useLogInAgain = (hasWork = true) => {
  const isOver = useRef(false)
  const [asked, setAsked] = useState<LogInQuestion | null>(null)
  useEffect(() => {
    if (!hasWork) return
    whenSessionEnds(() => {
      isOver.current = true
    })
    return () => whenSessionEnds(forgetUser)
  }, [hasWork])
  // Who has cleared their work stays where they are. The next page is told who is in by the server: another tab may have
  // logged in again.
  useEffect(() => () => void (isOver.current && verifySession()), [])
  const logInAgain = () =>
    new Promise<boolean>((settle) => {
      setAsked(() => (isIn: boolean) => {
        if (isIn) isOver.current = false
        setAsked(null)
        settle(isIn)
      })
    })
  /** Repeats what needed the session, once it goes on. */
  const withSession = async <Value>(attempt: () => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const answer = await attempt()
    // The reader may have logged in again in another tab.
    if (answer.ok) isOver.current = false
    return !answer.ok && answer.status === 401 && (await logInAgain()) ? attempt() : answer
  }
  return { asked, withSession }
}
