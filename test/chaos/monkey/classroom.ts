import type { BrowserContext } from 'playwright-core'
import type { Card, ClassRow, MadeCards } from '../../../rooms/shared/contract/classes.ts'

/** What lies about in a classroom: the cards that were printed, and what stands at the board. Told by the pages of teachers. */
export class Classroom {
  readonly cards: Card[] = []
  readonly classes: string[] = []
  readonly doors: string[] = []
  /** The teacher who may be asked to teach a class, too. */
  colleague = ''

  listen(context: BrowserContext): void {
    context.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith('/api/classes') || !response.ok()) return
      const told: unknown = await response.json().catch(() => null)
      if (isMadeCards(told)) this.cards.push(...told.cards)
      if (pathname === '/api/classes' && Array.isArray(told))
        for (const { id, archivedAt } of told as ClassRow[])
          if (archivedAt === null && !this.classes.includes(id)) this.classes.push(id)
    })
  }
}

const isMadeCards = (told: unknown): told is MadeCards =>
  typeof told === 'object' && told !== null && 'cards' in told && Array.isArray(told.cards)
