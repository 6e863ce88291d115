/** No school counts its classes so far: a number from here on is a calendar year, or the number of a course. */
const highestClass = 19

/** "2026/27" or "9/10": two years in a row, of which the second may have lost its century. "10/1" is the first of several classes. */
const follows = (from: string, to: string): boolean =>
  `${Number(from) + 1}`.slice(-to.length) === to && (to.length > 1 || from.length === 1) && to !== '0'

/** "07" becomes "08". */
const oneMore = (number: string): string => `${Number(number) + 1}`.padStart(number.length, '0')

/** Of a school year, "99" becomes "00". */
const nextYear = (number: string): string => oneMore(number).slice(-number.length)

/**
 * What a class is usually called a year later: the first number of its name is one more, and so is a school year.
 * “6b 2026/27” becomes “7b 2027/28”. The year in which a class leaves stays: “Class of 2030”.
 */
export const yearUp = (name: string): string => {
  const found = [...name.matchAll(/\d+/g)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
  const pairs = found.slice(1).map((second, at) => {
    const first = found[at] ?? second
    return {
      first: first.text,
      second: second.text,
      link: name.slice(first.to, second.from),
      next: name[second.to] ?? '',
    }
  })
  const areYears = pairs.map(
    ({ first, second, link }) => Number(first) > highestClass && /^[/–-]$/.test(link) && follows(first, second),
  )
  /** "7/8", "7b/8b", "Y7/Y8" and "5a/5b" are names of two classes, "6/1" and "6b-7" are not. */
  const areClasses = pairs.map(({ first, second, link, next }) => {
    const isBeside = /^\p{L}{0,2}[/–+-]\p{L}{0,2}$/u.test(link)
    const hasLetter = /\p{L}$/u.test(link) || (/^\p{L}/u.test(link) && /\p{L}/u.test(next))
    const isSame = Number(first) === Number(second)
    return isBeside && (isSame || follows(first, second)) && (hasLetter || (!isSame && link.length === 1))
  })
  const isYear = (at: number) => areYears[at] || areYears[at - 1]
  const firstClass = found.findIndex(({ text }, at) => Number(text) <= highestClass && !isYear(at))
  const isClass = (at: number): boolean =>
    at === firstClass || (at > firstClass && firstClass >= 0 && areClasses[at - 1] === true && isClass(at - 1))
  let at = -1
  return name.replace(/\d+/g, (number) => {
    at++
    if (isYear(at)) return nextYear(number)
    return isClass(at) ? oneMore(number) : number
  })
}
