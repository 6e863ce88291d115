/** A driver that starts anew is back by then. */
const returnsWithinMs = 2000

interface GraphicsNews {
  onLost(): void
  onReturned(): void
  /** It has not come back in time. */
  onGone(): void
}

/** What draws on a canvas can be taken away at any moment, by a driver or by the system. Returns how to stop watching. */
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
