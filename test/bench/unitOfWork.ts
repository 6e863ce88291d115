import { workedMs } from './tableOfMany.ts'

const numbers = Uint32Array.from({ length: 1000 }, (_, number) => number)

/** A million steps of whole numbers: without objects, so that there is no garbage, and with hardly any memory. */
function work(): void {
  let mixed = 0
  for (let round = 0; round < 1000; round++)
    for (let at = 0; at < numbers.length; at++) {
      mixed = Math.imul(mixed ^ (numbers[at] ?? 0), 0x01000193)
      numbers[at] = mixed >>> 1
    }
}

/** How long a fixed computation takes here and now, so that times on slow and fast machines can be compared. */
export function unitMs(): number {
  const since = workedMs()
  work()
  return workedMs() - since
}

// Compile it before it is measured.
for (let times = 0; times < 5; times++) work()
