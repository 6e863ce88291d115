const key = 'slime-school.set-draft'

/**
 * The draft of a new question set, for as long as this tab lives: it survives a reload and the way through the login
 * page. Not for longer: at a shared computer it would be the next pupil's.
 */
export const keepDraft = (draft: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Too many pictures, or no storage: then the draft lives only as long as its page. An older one must not come back.
    forgetDraft()
  }
}

export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

export const keptDraft = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
