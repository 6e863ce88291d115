/** How far down each page was when it was left. */
const places = new Map<string, number>()

/** By then a page that was seen before is laid out again, or is shorter than it was. */
const laidOutMs = 3000

let isBack = false
let settling: number | undefined

// A browser finds the place in a page that is there at once, and ours come a moment later.
history.scrollRestoration = 'manual'
addEventListener('popstate', () => {
  isBack = true
})
addEventListener('pushState', () => {
  isBack = false
})
addEventListener('scroll', () => {
  if (!isBack) places.set(location.pathname, scrollY)
})

/** Whether the page is one that somebody has just come back to: it is as they have left it. */
export const comesBack = (): boolean => isBack

/** A new page begins at its top. One that is come back to goes on where it was, and keeps the room for it until that is filled. */
export const findPlace = (place: string): void => {
  const top = (isBack && places.get(place)) || 0
  const { style } = document.body
  style.minHeight = top ? `${top + innerHeight}px` : ''
  scrollTo(0, top)
  clearTimeout(settling)
  settling = window.setTimeout(() => {
    isBack = false
    style.minHeight = ''
  }, laidOutMs)
}
