/** Who is signed in is the pages' own affair. Calls have to hear when somebody else reads, and to say when the server knows nobody. */
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
