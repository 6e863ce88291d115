import { whenReached } from '../reachability.ts'

const mostTries = 6
const firstPauseMs = 1000

const triesOf = new Map<string, number>()

/** The new link takes the same place, because the order of the sheets decides which rule wins. */
const askAgain = async (link: HTMLLinkElement): Promise<void> => {
  const tries = triesOf.get(link.href) ?? 0
  if (tries === mostTries) return
  triesOf.set(link.href, tries + 1)
  await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** tries))
  await whenReached()
  link.replaceWith(link.cloneNode())
}

/**
 * A browser never asks again for a stylesheet that did not arrive, and Vite takes it for loaded. Screens opened later
 * would have no styles.
 */
export const watchStyles = (): void => {
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') void askAgain(target)
  }
  addEventListener('error', notice, true)
}
