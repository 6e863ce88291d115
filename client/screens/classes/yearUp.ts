/** What a class is usually called a year later: the first number of its name is one more. “6b” becomes “7b”. */
export const yearUp = (name: string): string => name.replace(/\d+/, (number) => `${Number(number) + 1}`)
