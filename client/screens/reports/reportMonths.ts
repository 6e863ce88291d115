/** A school year and the holidays after it: so long reports are kept. */
const monthsBack = 13

/** `name` as it stands in an address: '2026-03'. */
type Month = { name: string; start: Date }

const monthOf = (start: Date): Month => ({
  name: `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}`,
  start,
})

/** The months before this one, the newest first. */
export const pastMonths = (now: number): Month[] => {
  const today = new Date(now)
  return Array.from({ length: monthsBack }, (_, n) =>
    monthOf(new Date(today.getFullYear(), today.getMonth() - n - 1, 1)),
  )
}

/** The end of a month; undefined if the address names no month. */
export const endOfMonth = (name: string | null): number | undefined => {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(name ?? '') ?? []
  return year === undefined ? undefined : new Date(Number(year), Number(month), 1).getTime()
}
