/**
 * What a player can earn in one day. A script could practise, or play games among students, at any hour. So these two
 * share one small purse a day. Lessons have a purse of their own, larger than a day of real lessons pays. It stops a
 * pupil who signs up as a teacher and hosts for themselves.
 */
export const purseSizes = { everyday: 1_000, lessons: 3_000 } as const
export type PurseName = keyof typeof purseSizes
/** The part of the small purse for practising one's own questions: their author knows the answers. */
export const mostForOwnQuestions = 500

/** Only a script plays more games in a day, live or practised. Games beyond this count for no record. */
const gamesADay = 20

/** What went into each purse on a day such as `2026-11-22`, how much of it was for own questions, and how many games counted. */
export type Purses = { day: string; games: number; ownQuestions?: number } & Record<PurseName, number>

/** Two clocks or time zones of one school differ by this at most. A day further ahead was written by a wrong clock. */
const farthestMs = 36 * 60 * 60 * 1000

/** A clock that is put back pays nothing twice. A clock that was a year ahead for an hour does not stop the pay for a year. */
const pursesOn = (purses: Purses | undefined, today: string): Purses => {
  const isOfToday = purses && purses.day >= today && Date.parse(purses.day) - Date.parse(today) <= farthestMs
  return isOfToday ? purses : { day: today, everyday: 0, lessons: 0, games: 0 }
}

export const leftIn = (name: PurseName, purses: Purses | undefined, today: string): number =>
  Math.max(0, purseSizes[name] - pursesOn(purses, today)[name])

/** Pays as much as the purse still has; the rest is not paid. */
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

/** Pays from the small purse, at most its share for own questions. */
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
