/**
 * The pages keep who is signed in. Calls have to hear when the reader changes, and to report when the server knows no
 * session.
 */
const readerListeners = new Set<(isAnother: boolean) => void>()
let endSession: () => void = () => {}
let isAway: () => boolean = () => false
let readers = 0

/** By which a call knows whether its answer is still for the one who has asked. */
export const presentReader = (): number => readers

/** `isAnother`: not the one who was here before somebody else was for a while. */
export const onOtherReader = (listen: (isAnother: boolean) => void): void => void readerListeners.add(listen)
export const otherReader = (isAnother: boolean): void => {
  readers += 1
  for (const listen of readerListeners) listen(isAnother)
}

/** Whether the server would take a call for one of somebody else. */
export const askWhetherAway = (ask: () => boolean): void => {
  isAway = ask
}
export const readerIsAway = (): boolean => isAway()

export const whenSessionEnds = (act: () => void): void => {
  endSession = act
}
export const sessionHasEnded = (): void => endSession()
