/** A driver that restarts is back within this time. */
const returnsWithinMs = 2000

interface GraphicsNews {
  onLost(): void
  onReturned(): void
  /** The graphics have not come back in time. */
  onGone(): void
}

/** A driver or the system can take the graphics of a canvas away at any moment. Returns a function that stops watching. */
export function watchGraphics(canvas: HTMLCanvasElement, { onLost, onReturned, onGone }: GraphicsNews): () => void {
  const watch = new AbortController()
  let gone: ReturnType<typeof setTimeout> | undefined
  const lost = (): void => {
    onLost()
    gone = setTimeout(onGone, returnsWithinMs)
  }
  const returned = (): void => {
    clearTimeout(gone)
    onReturned()
  }
  for (const kind of ['webglcontext', 'context']) {
    canvas.addEventListener(`${kind}lost`, lost, watch)
    canvas.addEventListener(`${kind}restored`, returned, watch)
  }
  return () => {
    clearTimeout(gone)
    watch.abort()
  }
}
