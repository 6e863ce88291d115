/**
 * What one day can bring. Practice and games among students are there at any hour and for any script, so together they
 * fill a small purse a day. Lessons have a purse of their own, larger than a day of real ones pays: a pupil who signs
 * up as a teacher and hosts for themselves finds it empty.
 */
export const purseSizes = { everyday: 1_000, lessons: 3_000 } as const
export type PurseName = keyof typeof purseSizes
/** Of the small one, what practising one's own questions can bring: whoever wrote them knows the answers. */
export const mostForOwnQuestions = 500

/** More games than a day has, live or practised, are a script's, and count for no record. */
const gamesADay = 20

/** What went into each purse on that day, written as `2026-11-22`, how much of it for own questions, and how many games counted. */
export type Purses = { day: string; games: number; ownQuestions?: number } & Record<PurseName, number>

/** Two clocks of a school, or two zones, are so far apart at most. What is further ahead was written by a clock that was wrong. */
const farthestMs = 36 * 60 * 60 * 1000

/** A clock that is put back fills no purse again. One that stood a year ahead for an hour empties none for a year. */
const pursesOn = (purses: Purses | undefined, today: string): Purses => {
  const isOfToday = purses && purses.day >= today && Date.parse(purses.day) - Date.parse(today) <= farthestMs
  return isOfToday ? purses : { day: today, everyday: 0, lessons: 0, games: 0 }
}

export const leftIn = (name: PurseName, purses: Purses | undefined, today: string): number =>
  Math.max(0, purseSizes[name] - pursesOn(purses, today)[name])

/** As much as still fits is paid, and the rest is not. */
export const payInto = (
  name: PurseName,
  purses: Purses | undefined,
  today: string,
  earned: number,
): { paid: number; purses: Purses } => {
  const paid = Math.min(earned, leftIn(name, purses, today))
  const before = pursesOn(purses, today)
  return { paid, purses: { ...before, [name]: before[name] + paid } }
}

/** Into the small purse, as much as its share for own questions takes. */
export const payForOwnQuestions = (
  purses: Purses | undefined,
  today: string,
  earned: number,
): { paid: number; purses: Purses } => {
  const before = pursesOn(purses, today).ownQuestions ?? 0
  const room = Math.max(0, mostForOwnQuestions - before)
  const { paid, purses: after } = payInto('everyday', purses, today, Math.min(earned, room))
  return { paid, purses: { ...after, ownQuestions: before + paid } }
}

export const countGame = (purses: Purses | undefined, today: string): { counts: boolean; purses: Purses } => {
  const before = pursesOn(purses, today)
  const counts = before.games < gamesADay
  return { counts, purses: { ...before, games: before.games + (counts ? 1 : 0) } }
}
