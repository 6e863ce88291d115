/** Notes the longest time for which the machine let this process do nothing. */
function watchStandstills() {
  let [longestMs, seenAt] = [0, performance.now()]
  const look = () => {
    const now = performance.now()
    longestMs = Math.max(longestMs, now - seenAt)
    seenAt = now
  }
  const watching = setInterval(look, 10)
  return () => {
    clearInterval(watching)
    look()
    return longestMs
  }
}

/**
 * For what has to happen within a time that only a process that runs can keep. If it fails, and the machine held this
 * process up for as long as `mostMs` meanwhile, it is tried again.
 */
export async function unlessHeldUp<Outcome>(mostMs: number, attempt: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    const heldUpMs = watchStandstills()
    try {
      return await attempt()
    } catch (error) {
      if (heldUpMs() < mostMs) throw error
    } finally {
      heldUpMs()
    }
  }
}
