import { workedMs } from './tableOfMany.ts'

const numbers = Uint32Array.from({ length: 1000 }, (_, number) => number)

/** A million steps of whole numbers: no objects, so that nothing has to be cleared away, and no memory worth waiting for. */
function work(): void {
  let mixed = 0
  for (let round = 0; round < 1000; round++)
    for (let at = 0; at < numbers.length; at++) {
      mixed = Math.imul(mixed ^ (numbers[at] ?? 0), 0x01000193)
      numbers[at] = mixed >>> 1
    }
}

/** How long a fixed piece of pure computation takes here and now: times in it compare slow machines with fast ones. */
export function unitMs(): number {
  const since = workedMs()
  work()
  return workedMs() - since
}

// Compiled before it is measured.
for (let times = 0; times < 5; times++) work()
