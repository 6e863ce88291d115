import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type Toast, toastTypes } from '../../../client/state/toasts.ts'

const toasts: Toast[] = toastTypes.map((type, id) => ({ id, type, message: `A ${type}.`, leaving: false }))

vi.mock('../../../client/state/toasts.ts', async (original) => ({
  ...(await original<object>()),
  useToasts: (pick: (store: { toasts: Toast[] }) => unknown) => pick({ toasts }),
}))

const { Toasts } = await import('../../../client/parts/feedback/Toasts.tsx')

const isLive = (tag: string): boolean => /aria-live="(polite|assertive)"|role="(alert|status|log)"/.test(tag)

/** How many live regions each message stands in. */
function regionsAround(markup: string): Record<string, string[]> {
  const open: string[] = []
  const around: Record<string, string[]> = {}
  for (const [piece] of markup.matchAll(/<[^>]+>|[^<]+/g)) {
    if (piece.startsWith('</')) open.pop()
    else if (piece.startsWith('<') && !piece.endsWith('/>')) open.push(piece)
    else if (/^A \w+\.$/.test(piece))
      around[piece] = open.filter(isLive).map((tag) => tag.replace(/ class="[^"]*"/, ''))
  }
  return around
}

it('each toast stands in one live region, so that it is read once, and errors in one that interrupts', () => {
  const polite = ['<div aria-live="polite">']
  expect(regionsAround(renderToStaticMarkup(<Toasts />))).toEqual({
    'A success.': polite,
    'A error.': ['<div role="alert" data-toast="error">'],
    'A info.': polite,
    'A warning.': polite,
  })
})
