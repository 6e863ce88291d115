import type { GameSeen } from './gameEyes.ts'

/** Something a page offers, by the name that a person would use. */
export interface Offer {
  role: string
  name: string
  /** The index among those of the same role and name. */
  nth: number
}

export interface Seen {
  path: string
  title: string
  offers: Offer[]
  /** Laws of a page that it breaks at this moment; some of them for a moment only. */
  complaints: string[]
  dialogs: number
  isFocusLost: boolean
  isLineLost: boolean
  coins: string[]
  game: GameSeen | null
  text: string
}

declare global {
  interface Window {
    monkeyEyes: { shownText: () => string; look: () => Seen; find: (offer: Offer) => Element | null }
  }
}

/**
 * Runs inside the page before anything else, so it uses nothing from outside. It reads a page by roles and names, like
 * a person who sees and hears it, and presses nothing.
 */
export function openEyes(): void {
  const pressed = 'button, a[href], summary, canvas, input, textarea, select'
  const roles = [
    'button',
    'menuitem',
    'tab',
    'radio',
    'checkbox',
    'switch',
    'option',
    'combobox',
    'slider',
    'spinbutton',
  ]
  const offered = [pressed, ...roles.map((role) => `[role=${role}]`)].join(', ')
  /** Smaller elements are there for users of a keyboard or a screen reader. */
  const smallest = 4
  const spoken = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const byIds = (ids: string | null): string =>
    (ids ?? '')
      .split(' ')
      .map((id) => spoken(document.getElementById(id)))
      .join(' ')
      .trim()
  const nameOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const label = [...(labels ?? [])].map(spoken).join(' ')
    const said = element.getAttribute('aria-label') || byIds(element.getAttribute('aria-labelledby')) || label
    const seen = said || spoken(element) || element.getAttribute('placeholder') || element.getAttribute('title') || ''
    // The same person has another number in another walk.
    return seen.replace(/(teacher|student)_\d+/g, '$1').slice(0, 80)
  }
  const roleOf = (element: Element): string => {
    const tag = element.tagName.toLowerCase()
    const type = element instanceof HTMLInputElement ? element.type : ''
    return element.getAttribute('role') ?? (tag === 'a' ? 'link' : tag === 'input' ? type : tag)
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > smallest
  const dialogs = (): Element[] =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(
      (dialog) => isShown(dialog) && !dialog.hasAttribute('data-ending-style'),
    )
  const isOpen = (element: Element): boolean =>
    isShown(element) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    !element.closest('[inert], [aria-hidden=true], .unseen') &&
    !element.matches('input[type=hidden], input[type=file], [readonly]')
  /** Behind a dialog everything is inert or hidden. The link that skips the bar is only for keyboard users. */
  const elements = (): Element[] =>
    [...document.querySelectorAll(offered)].filter(
      (element) => isOpen(element) && element.getAttribute('href') !== '#main',
    )
  const offers = (): { element: Element; offer: Offer }[] => {
    const counts = new Map<string, number>()
    return elements().map((element) => {
      const [role, name] = [roleOf(element), nameOf(element)]
      const nth = counts.get(`${role} ${name}`) ?? 0
      counts.set(`${role} ${name}`, nth + 1)
      return { element, offer: { role, name, nth } }
    })
  }
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read
  const shownText = (): string => document.body.innerText
  const ownWords = (): string => {
    const typed = [...document.querySelectorAll('[translate=no]')].map(spoken).filter(Boolean)
    return typed.reduce((text, word) => text.replaceAll(word, ' '), shownText())
  }
  /** Base UI puts guards around its dialogs, which pass the focus on to the first child. */
  const guards = '[data-base-ui-focus-guard], [data-base-ui-inert]'
  const hiddenFocusable = (): Element | undefined =>
    dialogs().length > 0
      ? undefined
      : [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].find(
          (element) =>
            element.tabIndex >= 0 &&
            element.closest('[aria-hidden=true]') &&
            !element.matches(`:disabled, ${guards}`) &&
            !element.closest('[inert]') &&
            element.checkVisibility({ visibilityProperty: true }),
        )
  const doubleId = (): string | undefined => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return new Set(ids).size === ids.length ? undefined : ids.find((id, at) => ids.indexOf(id) !== at)
  }
  const unseenFaults = (): string[] => {
    const [hidden, double] = [hiddenFocusable(), doubleId()]
    return [
      ...(hidden ? [`keys reach what is hidden: ${hidden.tagName} ${nameOf(hidden).slice(0, 40)}`] : []),
      ...(double === undefined ? [] : [`two elements have the id ${double}`]),
    ]
  }
  const complaints = (): string[] => {
    const text = shownText()
    const busy = document.querySelector('[aria-busy=true]')
    const found: string[] = []
    if (text.trim() === '' && !document.querySelector('canvas')) found.push('the page is blank')
    if (text.includes('Unexpected Application Error')) found.push('the page has crashed')
    if (busy && isShown(busy)) found.push(`busy: ${busy.tagName} ${nameOf(busy).slice(0, 40)}`)
    if (!busy && !document.querySelector('h1')) found.push('no h1')
    if (!busy && !offers().some(({ offer }) => ['link', 'button', 'menuitem'].includes(offer.role)))
      found.push('no way out')
    const odd = ownWords().match(/\b(undefined|NaN|Invalid Date)\b|\[object \w+\]|-\d+ coins/)
    if (odd) found.push(`it says ${odd[0]}`)
    found.push(...unseenFaults())
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth + 1) found.push('it scrolls sideways')
    return found
  }
  const look = (): Seen => ({
    path: location.pathname,
    title: document.title,
    offers: offers().map(({ offer }) => offer),
    complaints: complaints(),
    dialogs: dialogs().length,
    isFocusLost: document.activeElement === document.body || document.activeElement === null,
    isLineLost: /Connection lost|cannot be reached|You are offline|No connection/i.test(shownText()),
    coins: [...document.querySelectorAll('header a[href="/shop"]')].map(spoken),
    game: window.monkeyGame(),
    text: spoken(document.querySelector('main')).slice(0, 400),
  })
  const find = (wanted: Offer): Element | null =>
    offers().find(({ offer }) => offer.role === wanted.role && offer.name === wanted.name && offer.nth === wanted.nth)
      ?.element ?? null
  window.monkeyEyes = { shownText, look, find }
}
