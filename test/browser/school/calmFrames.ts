/** Fifteen to twenty pictures a second, as on a weak machine. */
export const frameMs = 50

/**
 * Runs in a page before anything else. Without a graphics card, sixty frames a second would take half a processor for
 * each stage, and no test looks at them.
 */
export const calmFrames = (everyMs: number): void => {
  const paint = window.requestAnimationFrame.bind(window)
  let waiting = new Map<number, FrameRequestCallback>()
  let lastId = 0
  let isAsked = false
  const draw = (time: number) => {
    const due = waiting
    waiting = new Map()
    isAsked = false
    for (const callback of due.values()) callback(time)
  }
  window.requestAnimationFrame = (callback) => {
    lastId += 1
    waiting.set(lastId, callback)
    if (!isAsked) setTimeout(() => paint(draw), everyMs)
    isAsked = true
    return lastId
  }
  window.cancelAnimationFrame = (id) => void waiting.delete(id)
}
