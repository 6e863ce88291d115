/** A page that works longer than this at a stretch no longer follows a finger. */
const sliceMs = 12

/** Lets the page draw and react between two slices. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Takes one step after the other while they are wanted. Returns the end value of the steps, or undefined if it was stopped. */
export async function inSlices<Step, End>(
  steps: Generator<Step, End>,
  isWanted: () => boolean,
  onStep: (step: Step) => void = () => {},
): Promise<End | undefined> {
  let until = performance.now() + sliceMs
  while (isWanted()) {
    const { done, value } = steps.next()
    if (done) return value
    onStep(value)
    if (performance.now() < until) continue
    await breath()
    until = performance.now() + sliceMs
  }
  return undefined
}

/** Takes all steps at a stretch, for callers without a page that could freeze. */
export function allAtOnce<End>(steps: Iterator<unknown, End>): End {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
