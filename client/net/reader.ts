/**
 * The pages keep who is signed in. Calls have to hear when the reader changes, and to report when the server knows no
 * session.
 */
const readerListeners = new Set<() => void>()
let endSession: () => void = () => {}

export const onOtherReader = (listen: () => void): void => void readerListeners.add(listen)
export const otherReader = (): void => {
  for (const listen of readerListeners) listen()
}

export const whenSessionEnds = (act: () => void): void => {
  endSession = act
}
export const sessionHasEnded = (): void => endSession()
