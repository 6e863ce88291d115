/** No school counts its classes so far: a number from here on is a calendar year, or the number of a course. */
const highestClass = 19

/** "2026/27" or "9/10": two years in a row, of which the second may have lost its century. "10/1" is the first of several classes. */
const follows = (from: string, to: string): boolean =>
  `${Number(from) + 1}`.slice(-to.length) === to && (to.length > 1 || from.length === 1) && to !== '0'

const next = (number: string): string => `${Number(number) + 1}`.padStart(number.length, '0').slice(-number.length)

/**
 * What a class is usually called a year later: the first number of its name is one more, and so is a school year.
 * “6b 2026/27” becomes “7b 2027/28”. The year in which a class leaves stays: “Class of 2030”.
 */
export const yearUp = (name: string): string => {
  let isUp = false
  return name.replace(/(\d+)(?:([/–-])(\d+))?/g, (all, from: string, sign?: string, to = '') => {
    const isClass = Number(from) <= highestClass
    const isPair = sign !== undefined && follows(from, to)
    if (isClass ? isUp : !isPair) return all
    if (isClass) isUp = true
    const rest = sign === undefined ? '' : `${sign}${isPair ? next(to) : to}`
    return `${isClass ? Number(from) + 1 : next(from)}${rest}`
  })
}
