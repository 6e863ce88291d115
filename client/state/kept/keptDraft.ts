const key = 'slime-school.set-draft'

/** A draft that the storage does not take: it has too many pictures, or there is no storage. It lives as long as its page. */
let besideStorage: unknown = null

/**
 * The draft of a new question set, for as long as this tab lives: it survives a reload and the way through the login
 * page. Not for longer: at a shared computer it would be the next pupil's.
 */
export const keepDraft = (draft: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
    besideStorage = null
  } catch {
    // An older one must not come back.
    forgetDraft()
    besideStorage = draft
  }
}

export const forgetDraft = (): void => {
  besideStorage = null
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

export const keptDraft = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? besideStorage
  } catch {
    return besideStorage
  }
}
