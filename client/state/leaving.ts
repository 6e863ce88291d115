import type { AroundNavHandler } from 'wouter'

type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Until it is given back, leaving the page through the app needs an answer. */
export const guardLeaving = (question: Ask): (() => void) => {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Asks once: after a yes nothing is guarded any more. */
export const mayLeave = async (): Promise<boolean> => {
  if (!ask) return true
  const leaves = await ask()
  if (leaves) ask = null
  return leaves
}

/** What the page does by itself while something is unsaved: it is guarded again right after. */
export const unasked = (act: () => void): void => {
  const guarding = ask
  ask = null
  act()
  ask = guarding
}

/** For the router: goes there, at once or after a yes. A page that had to ask is not one to come back to. */
export const leaveFirst: AroundNavHandler = (navigate, to, options) => {
  if (ask) void mayLeave().then((leaves) => leaves && navigate(to, { ...options, replace: true }))
  else navigate(to, options)
}
