import { partOfWork, workBits, workParts } from '../../rooms/shared/contract/work.ts'
import { firstWordOf } from './sumOf.ts'

/** The work pauses this often, so that the page can paint. */
const breathMs = 12

/** About a second of work, with pauses in which the page stays alive. */
export async function doWork(challenge: string): Promise<string> {
  const numbers: number[] = []
  let since = performance.now()
  for (let part = 0; part < workParts; part++) {
    let number = 0
    while (firstWordOf(partOfWork(challenge, part, number)) >>> (32 - workBits) !== 0) {
      number += 1
      if (number % 64 !== 0 || performance.now() < since + breathMs) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    numbers.push(number)
  }
  return [challenge, ...numbers].join('.')
}
