import type { BrowserContext } from 'playwright-core'
import type { Card, ClassRow, MadeCards } from '../../../rooms/shared/contract/classes.ts'

/** What can be found in a classroom, read from the teachers' pages: printed cards, and codes on the board. */
export class Classroom {
  readonly cards: Card[] = []
  readonly classes: string[] = []
  readonly doors: string[] = []
  /** The teacher whom others may ask to teach a class, too. */
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
