const lookEveryMs = 500

/** As early as can be: it may be gone before anybody asks. */
const parent = process.ppid

export const isOrphan = () => process.ppid !== parent

/**
 * A killed npm hands no signal on, so a process that npm has started looks whether its parent is still there. Started
 * in any other way it may outlive the process that started it.
 */
export const whenOrphaned = (act: () => void, env = process.env): void => {
  if (env.npm_lifecycle_event !== 'start' && env.npm_lifecycle_event !== 'dev') return
  const looking = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(looking)
    act()
  }, lookEveryMs)
  looking.unref()
}
