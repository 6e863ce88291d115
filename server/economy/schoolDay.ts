/** The day that a moment belongs to, such as `2026-11-22`, in the school's time zone. Purses are full again at its midnight. */
export const schoolDays = (timeZone: string | undefined) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at: number): string => {
    const named = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${named.get('year')}-${named.get('month')}-${named.get('day')}`
  }
}

export const isTimeZone = (name: string): boolean => {
  try {
    schoolDays(name)
    return true
  } catch {
    return false
  }
}
