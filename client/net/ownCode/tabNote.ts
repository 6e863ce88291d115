/** What this tab noted before a reload; null if it noted nothing, undefined if the browser stores nothing. */
export function tabNote(name: string): string | null | undefined {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return undefined
  }
}

/** Reloads only after the reason is noted: a page that forgets it would reload again and again. */
export function reloadNoting(name: string, note: string): void {
  try {
    sessionStorage.setItem(name, note)
  } catch {
    return
  }
  location.reload()
}
