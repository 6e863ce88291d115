/** Longer than this at a stretch, and a page no longer follows a finger. */
const sliceMs = 12

/** The page breathes between two slices. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Takes one step after the other as long as they are wanted; comes to what they return, or to undefined. */
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

/** Takes all steps at a stretch: where no page waits. */
export function allAtOnce<End>(steps: Iterator<unknown, End>): End {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
