/** What this tab noted down, to be read after a reload; undefined where a browser lets nothing be kept. */
export function tabNote(name: string): string | null | undefined {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return undefined
  }
}

/** Reloads once it is noted down why: a page that forgets it would reload again and again. */
export function reloadNoting(name: string, note: string): void {
  try {
    sessionStorage.setItem(name, note)
  } catch {
    return
  }
  location.reload()
}
