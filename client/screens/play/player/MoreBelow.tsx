import { useCallback, useState } from 'react'
import styles from './PlayerQuestion.module.css'

/** Says that something lies below the window's edge; at the end of what may be longer than the window. */
export const MoreBelow = () => {
  const [hasMore, setHasMore] = useState(false)
  const endMark = useCallback((mark: HTMLElement | null) => {
    if (!mark) return
    const watch = new IntersectionObserver(([entry]) => setHasMore(entry ? !entry.isIntersecting : false))
    watch.observe(mark)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <span className={styles.end} ref={endMark} />
      <span className={styles.more} data-shown={hasMore || undefined} aria-hidden="true" />
    </>
  )
}
