/** Browser storage may be full, forbidden or edited by hand: reading never throws and writing never matters. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The page works without; it is only forgotten by the next visit.
  }
}

export const clearStored = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored where nothing can be.
  }
}
