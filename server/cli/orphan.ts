const lookEveryMs = 500

/** As early as can be: it may be gone before anybody asks. */
const parent = process.ppid

export const isOrphan = () => process.ppid !== parent

/**
 * Whoever is killed hands no signal on. So what npm has started looks whether its parent is still there. Started in any
 * other way it belongs to nobody, and may outlive whoever started it.
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
