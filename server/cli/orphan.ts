const lookEveryMs = 500

/** Read as early as possible, because the parent may be gone before anybody asks. */
const parent = process.ppid

export const isOrphan = () => process.ppid !== parent

/**
 * If npm is killed, it passes no signal on. So a process started by npm watches whether its parent is still there. A
 * process started in another way may outlive its parent.
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
