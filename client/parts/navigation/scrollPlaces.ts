import { onWayBack } from './wayBack.ts'

/** How far down each page was when it was left. */
const places = new Map<string, number>()

/** By then a page that was seen before is laid out again, or is shorter than it was. */
const laidOutMs = 3000

let isBack = false
/** The user has come back to this page, which is still being laid out, and has not touched it yet: it may scroll by itself. */
let isSettling = false
let settling: number | undefined

const settle = () => {
  isSettling = false
  document.body.style.minHeight = ''
}
/** Once the user touches the page, it no longer scrolls by itself, and needs no spare room. */
const touched = () => {
  isSettling = false
  const filled = document.getElementById('root')?.offsetHeight ?? 0
  if (filled >= scrollY + innerHeight) settle()
}
const goOn = () => {
  isBack = false
  settle()
}

// A browser restores the place only in a page that is there at once. Ours come a moment later, so we do it.
history.scrollRestoration = 'manual'
onWayBack(() => {
  settle()
  isBack = isSettling = true
  clearTimeout(settling)
  settling = window.setTimeout(goOn, laidOutMs)
  // The home page is no `Page` and does not call this itself.
  if (location.pathname === '/') findPlace('/')
})
for (const further of ['pushState', 'replaceState']) addEventListener(further, goOn)
for (const touch of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(touch, touched, { passive: true })
addEventListener('scroll', () => {
  if (!isSettling) places.set(location.pathname, scrollY)
})

/** Whether the user has just come back to this page, which then looks as they left it. */
export const comesBack = (): boolean => isBack

/** Scrolls a page back to its place, and keeps enough room below until the page is filled. */
export const findPlace = (place: string): void => {
  const top = isBack ? places.get(place) : undefined
  if (!top) return
  document.body.style.minHeight = `${top + innerHeight}px`
  scrollTo(0, top)
}
