type MediaRule = { params: string }
type Sheet = { walkAtRules: (name: 'media', visit: (rule: MediaRule) => void) => void }

/**
 * All sizes of windows that styles know, each with its condition and the opposite. In these conditions a rem is the
 * size of letters that the user has set in the browser, usually 16 pixels, whatever the page sets. How a window is held
 * and what points at it are no sizes: `orientation`, `hover` and the like stand as they are.
 */
export const namedSizes: Readonly<Record<string, { is: string; isNot: string }>> = {
  /** A phone held upright. */
  phone: { is: '(max-width: 40rem)', isNot: '(min-width: 40.01rem)' },
  /** A phone held upright whose owner reads letters twice as large. */
  magnified: { is: '(max-width: 19rem)', isNot: '(min-width: 19.01rem)' },
  /** A tablet held upright, and anything narrower. */
  tablet: { is: '(max-width: 63.99rem)', isNot: '(min-width: 64rem)' },
  /** A tablet or an old projector, 1024 pixels wide, and anything narrower. */
  laptop: { is: '(max-width: 74rem)', isNot: '(min-width: 74.01rem)' },
  /** A projector or a large screen, looked at from further away. */
  wall: { is: '(min-width: 112rem)', isNot: '(max-width: 111.99rem)' },
  /** Lower than usual phones. */
  short: { is: '(max-height: 44rem)', isNot: '(min-height: 44.01rem)' },
  /** A phone lying on its side, but no phone held upright whose owner reads letters twice as large. */
  low: {
    is: '(max-height: 30rem) and (min-aspect-ratio: 3/5)',
    isNot: '((min-height: 30.01rem) or (max-aspect-ratio: 599/1000))',
  },
}

const sizeCalled = (name: string) => {
  const size = namedSizes[name]
  if (!size) throw new Error(`No size is called --${name}: client/build/namedSizes.ts has all of them`)
  return size
}

export const spelledOut = (query: string): string =>
  query
    .replace(/\bnot\s+\(--([\w-]+)\)/g, (_, name: string) => sizeCalled(name).isNot)
    .replace(/\(--([\w-]+)\)/g, (_, name: string) => sizeCalled(name).is)

/** Styles say `@media (--phone)` and `@media not (--phone)`. Browsers allow no variables there, so the build replaces them. */
export const sizesByName = {
  postcssPlugin: 'named-sizes',
  Once: (root: Sheet): void =>
    root.walkAtRules('media', (rule) => {
      rule.params = spelledOut(rule.params)
    }),
}
