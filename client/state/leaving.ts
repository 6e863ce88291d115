import type { AroundNavHandler } from 'wouter'

type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Asks the user before the app leaves this page. Returns a function that takes the guard away. */
export const guardLeaving = (question: Ask): (() => void) => {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Asks only once: after a yes the page is no longer guarded. */
export const mayLeave = async (): Promise<boolean> => {
  if (!ask) return true
  const leaves = await ask()
  if (leaves) ask = null
  return leaves
}

/** Lets the page itself navigate without the question while something is unsaved. The guard is back right after. */
export const unasked = (act: () => void): void => {
  const guarding = ask
  ask = null
  act()
  ask = guarding
}

/** For the router: navigates at once, or after a yes. Then the new page replaces the guarded one in the history. */
export const leaveFirst: AroundNavHandler = (navigate, to, options) => {
  if (ask) void mayLeave().then((leaves) => leaves && navigate(to, { ...options, replace: true }))
  else navigate(to, options)
}
