import { onWayBack } from './wayBack.ts'

/** How far down each page was when it was left. */
const places = new Map<string, number>()

/** By then a page that was seen before is laid out again, or is shorter than it was. */
const laidOutMs = 3000

let isBack = false
/** The page is laid out where somebody has come back to, and nobody has touched it yet: it moves by itself. */
let isSettling = false
let settling: number | undefined

const settle = () => {
  isSettling = false
  document.body.style.minHeight = ''
}
/** Where it is touched, a page moves no more by itself, and needs no room but what fills it. */
const touched = () => {
  isSettling = false
  const filled = document.getElementById('root')?.offsetHeight ?? 0
  if (filled >= scrollY + innerHeight) settle()
}
const goOn = () => {
  isBack = false
  settle()
}

// A browser finds the place in a page that is there at once, and ours come a moment later.
history.scrollRestoration = 'manual'
onWayBack(() => {
  settle()
  isBack = isSettling = true
  clearTimeout(settling)
  settling = window.setTimeout(goOn, laidOutMs)
  // The home page is no ordinary page, and knows nothing of this.
  if (location.pathname === '/') findPlace('/')
})
for (const further of ['pushState', 'replaceState']) addEventListener(further, goOn)
for (const touch of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(touch, touched, { passive: true })
addEventListener('scroll', () => {
  if (!isSettling) places.set(location.pathname, scrollY)
})

/** Whether the page is one that somebody has just come back to: it is as they have left it. */
export const comesBack = (): boolean => isBack

/** A page that is come back to goes on where it was, and keeps the room for it until that is filled. */
export const findPlace = (place: string): void => {
  const top = isBack ? places.get(place) : undefined
  if (!top) return
  document.body.style.minHeight = `${top + innerHeight}px`
  scrollTo(0, top)
}
