/**
 * A window that moves to another monitor may have more or fewer pixels there, and the same size. Returns a function that
 * stops watching.
 */
export function watchRatio(onChange: () => void): () => void {
  const watch = new AbortController()
  const ask = (): void => {
    const here = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    const moved = (): void => {
      onChange()
      ask()
    }
    here.addEventListener('change', moved, { once: true, signal: watch.signal })
  }
  ask()
  return () => watch.abort()
}
