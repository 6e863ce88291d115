import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

interface Stop {
  /** A number that an element of this page keeps; 0 means that no element has the focus. */
  id: number
  name: string
  complaints: string[]
  /** If no radio of a group is chosen, Tab goes to its first or its last one, depending on the direction. */
  isRadio: boolean
  isGuard: boolean
}

/** More than any page has. */
const mostTabs = 250
const mostLooks = 10
const betweenLooksMs = 100

/** The focused element, and what is wrong with its place. Runs inside the page, so it uses nothing from outside. */
function lookAtFocus(): Stop {
  const numbered = window as unknown as { tabStops?: Element[] }
  numbered.tabStops ??= []
  const one = document.activeElement
  if (!(one instanceof HTMLElement || one instanceof SVGElement) || one === document.body)
    return { id: 0, name: 'nothing', complaints: [], isRadio: false, isGuard: false }
  if (!numbered.tabStops.includes(one)) numbered.tabStops.push(one)

  const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
  const smallest = 3
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const hasSize = (element: Element) => boxOf(element).width > smallest && boxOf(element).height > smallest
  const isPainted = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && hasSize(element)
  /** A tick is often drawn by its label, or by an element beside it. */
  const drawn = [one, ...labels, one.closest('label'), one.nextElementSibling, one.parentElement]
  const shown = drawn.find((element): element is HTMLElement => element !== null && isPainted(element))
  const isOwn = (hit: Element | null) =>
    hit !== null && (shown?.contains(hit) || one.contains(hit) || labels.some((label) => label.contains(hit)))

  const isSeen = (): boolean => {
    if (!shown) return false
    const { left, top, width, height } = boxOf(shown)
    const steps = [0.04, 0.25, 0.5, 0.75, 0.96]
    return steps.some((across) =>
      steps.some((down) => isOwn(document.elementFromPoint(left + width * across, top + height * down))),
    )
  }
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
  const open = dialogs.filter((dialog) => isPainted(dialog) && !dialog.hasAttribute('data-ending-style')).at(-1)
  const isModal = open?.matches('[role=dialog], [role=alertdialog]') ?? false
  /** Only a shadow all around is a ring: others lie below cards and buttons, whether focused or not. */
  const hasRing = (element: Element | null): boolean => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || / 0px 0px 0px [1-9]/.test(boxShadow)
  }
  const complaints = [
    one.closest('[inert], [aria-hidden=true]') && 'is hidden from who hears the page',
    !shown && 'is not to be seen',
    shown && !isSeen() && 'is out of sight, or something lies over it',
    isModal && !open?.contains(one) && 'lies behind the dialog',
    one.tabIndex > 0 && 'is out of its order',
    // Where what had the focus is gone, the page itself puts the focus on the place around it.
    one.tabIndex >= 0 && !drawn.some(hasRing) && 'does not show that the keys are there',
  ]
  const said = one.getAttribute('aria-label') ?? labels[0]?.textContent ?? one.textContent
  const name = `${one.getAttribute('role') ?? one.tagName.toLowerCase()} ${(said ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}`
  return {
    id: numbered.tabStops.indexOf(one) + 1,
    name,
    complaints: complaints.filter((why) => typeof why === 'string'),
    isRadio: one instanceof HTMLInputElement && one.type === 'radio',
    isGuard: one.hasAttribute('data-base-ui-focus-guard'),
  }
}

interface TabWalk {
  /** The names of the focused elements, in their order. */
  stops: string[]
  complaints: string[]
}

/** Goes once around a page or a dialog with Tab, until the focus is back at its first element. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: Stop[]; complaints: string[] }> {
  const stops: Stop[] = []
  const complaints: string[] = []
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    await page.keyboard.press(key)
    let stop = await page.evaluate(lookAtFocus)
    // A guard at either end of a dialog moves the focus to the other end, but only with the next frame.
    while (stop.isGuard) stop = await page.evaluate(lookAtFocus)
    // A page that moves, or has just been resized, may cover the element for another moment, so we look again.
    for (let looks = 0; looks < mostLooks && stop.complaints.length > 0; looks++) {
      await pause(betweenLooksMs)
      stop = await page.evaluate(lookAtFocus)
    }
    if (stop.id === 0 ? tabs > 0 : stops.some(({ id }) => id === stop.id)) return { stops, complaints }
    if (stop.id === 0) continue
    stops.push(stop)
    complaints.push(...stop.complaints.map((complaint) => `${stop.name}: ${complaint}`))
  }
  return { stops, complaints: [...complaints, `no end after ${stops.at(-1)?.name}`] }
}

/** What is wrong with the places of the focus, one after the other. */
export const tabThrough = async (page: Page): Promise<string[]> => [...new Set((await walk(page, 'Tab')).complaints)]

/** Walks forward and back: what is wrong with the places of the focus, and whether the way back has the same stops. */
export async function tabWalk(page: Page): Promise<TabWalk> {
  const there = await walk(page, 'Tab')
  const back = await walk(page, 'Shift+Tab')
  const missed = there.stops.filter(({ id, isRadio }) => !isRadio && !back.stops.some((stop) => stop.id === id))
  return {
    stops: there.stops.map(({ name }) => name),
    complaints: [
      ...new Set([...there.complaints, ...back.complaints]),
      ...missed.map(({ name }) => `${name}: is not reached on the way back`),
    ],
  }
}

/** Whether Tab goes to the buttons of a row in reading order, line by line. */
export const goesAsRead = (row: Locator): Promise<boolean> =>
  row.evaluate((element) => {
    const sameLine = 12
    const boxes = [...element.querySelectorAll('button, a')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 2)
    return boxes.every(({ left, top }, at) => {
      const before = boxes[at - 1]
      return !before || top >= before.bottom || (left >= before.left && top > before.top - sameLine)
    })
  })
