import type { Page } from 'playwright-core'

/** Texts and buttons that stick out of the window at its sides. Those that can be scrolled into view do not count. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOut = ({ left, right, width }: DOMRect) => width > 1 && (left < -1 || right > innerWidth + 1)
    const canBeScrolled = (part: Element | null): boolean =>
      part !== null && (/auto|scroll/.test(getComputedStyle(part).overflowX) || canBeScrolled(part.parentElement))
    const isHidden = (part: Element | null): boolean => {
      if (part === null) return false
      const { clipPath, opacity, visibility } = getComputedStyle(part)
      const isUnseen = visibility === 'hidden' || opacity === '0' || clipPath.startsWith('inset(50%')
      return isUnseen || part.getAttribute('aria-hidden') === 'true' || isHidden(part.parentElement)
    }
    const outTexts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const within = text.parentElement
      if (!within || !text.textContent?.trim() || within.closest('svg, script, style, noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCutByDesign = getComputedStyle(within).textOverflow === 'ellipsis'
      if (isOut(range.getBoundingClientRect()) && !isCutByDesign && !canBeScrolled(within) && !isHidden(within))
        outTexts.push(text.textContent)
    }
    const buttons = [...document.querySelectorAll(':is(main, header) :is(a, button, input)')]
    const outButtons = buttons.filter(
      (button) => isOut(button.getBoundingClientRect()) && !canBeScrolled(button) && !isHidden(button),
    )
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
      ...outTexts,
      ...outButtons.map((button) => `${button.getAttribute('aria-label') ?? button.textContent}, to press`),
    ]
  })
