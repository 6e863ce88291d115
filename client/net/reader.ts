/**
 * The pages know who is signed in. Calls have to hear when that user changes, and to report when the server knows no
 * session.
 */
const readerListeners = new Set<(isAnother: boolean) => void>()
let endSession: () => void = () => {}
let isAway: () => boolean = () => false
let hasLeft: () => boolean = () => false
let readers = 0

/** Changes with the user, so that a call can tell whether its answer is still for the user who asked. */
export const presentReader = (): number => readers

/** `isAnother` is false if the same user is back after another one was here. */
export const onOtherReader = (listen: (isAnother: boolean) => void): void => void readerListeners.add(listen)
export const otherReader = (isAnother: boolean): void => {
  readers += 1
  for (const listen of readerListeners) listen(isAnother)
}

/** Sets the check whether the server would take a call for another user's. */
export const askWhetherAway = (ask: () => boolean): void => {
  isAway = ask
}
export const readerIsAway = (): boolean => isAway()

/** Sets the check whether the last user has left and the server has not heard of it, so that their cookie is still here. */
export const askWhetherLeft = (ask: () => boolean): void => {
  hasLeft = ask
}
export const cookieIsOfAnother = (): boolean => hasLeft()

export const whenSessionEnds = (act: () => void): void => {
  endSession = act
}
export const sessionHasEnded = (): void => endSession()
