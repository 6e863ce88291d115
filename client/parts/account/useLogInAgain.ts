import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../net/http.ts'
import { whenSessionEnds } from '../../net/reader.ts'
import { verifySession } from '../../state/account.ts'
import { forgetUser } from '../../state/session.ts'

/** Called with true once the user is logged in again, or false. */
export type LogInQuestion = (isIn: boolean) => void

/**
 * For a page with unsaved work. If its session ends, the user is not sent to the login page, away from the work. The page asks
 * for the password when it next needs the session, and goes on. `hasWork`: false makes it an ordinary page.
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
  // A user who has cleared their work stays here. Before the next page we ask the server who is logged in, because another tab
  // may have logged in again.
  useEffect(() => () => void (isOver.current && verifySession()), [])
  const logInAgain = () =>
    new Promise<boolean>((settle) => {
      setAsked(() => (isIn: boolean) => {
        if (isIn) isOver.current = false
        setAsked(null)
        settle(isIn)
      })
    })
  /** Makes an attempt, and repeats it if the user first had to log in again. */
  const withSession = async <Value>(attempt: () => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const answer = await attempt()
    // The user may have logged in again in another tab.
    if (answer.ok) isOver.current = false
    return !answer.ok && answer.status === 401 && (await logInAgain()) ? attempt() : answer
  }
  return { asked, withSession }
}
