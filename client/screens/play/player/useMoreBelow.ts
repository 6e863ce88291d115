import { type RefCallback, useCallback, useState } from 'react'

/** Whether something lies below the window's edge, told by a mark at the end of it. */
export function useMoreBelow(): { hasMore: boolean; endMark: RefCallback<HTMLElement> } {
  const [hasMore, setHasMore] = useState(false)
  const endMark = useCallback((mark: HTMLElement | null) => {
    if (!mark) return
    const watch = new IntersectionObserver(([entry]) => setHasMore(entry ? !entry.isIntersecting : false))
    watch.observe(mark)
    return () => watch.disconnect()
  }, [])
  return { hasMore, endMark }
}
