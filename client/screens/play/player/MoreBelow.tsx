import { useCallback, useState } from 'react'
import styles from './PlayerQuestion.module.css'

/** Stands at the end of a list that may be longer than the window, and shows if its end is out of sight. */
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
