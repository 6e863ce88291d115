/** Browser storage may be full, forbidden or edited by hand. So reading never throws, and a failed write does no harm. */
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
    // The page works without storage, but the next visit does not know the value.
  }
}

export const clearStored = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to clear.
  }
}
