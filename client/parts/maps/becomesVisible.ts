/** Calls `begin` once the element is visible, or nearly. Returns a function that stops watching. */
export const becomesVisible = (element: HTMLElement, begin: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      begin()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
