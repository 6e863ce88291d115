import type { Page } from 'playwright-core'
import type { Breach, Look } from './laws.ts'

const patienceMs = 15_000

/** The screen that an address leads to. All maps or reports lead to the same one. */
const screenOf = (path: string): string =>
  path
    .replace(/[0-9a-f-]{20,}/g, ':id')
    .replace(/\/[A-Z0-9]{6}$/, '')
    .replace(/^\/(lobby|play|remote|join)\b.*/, '/game')
    .replace(/^\/(in|class)\b.*/, '/card')

/** A user who goes to another page hears from its title that they are there, so titles have to differ. */
export class Titles {
  private readonly before = new Map<Page, { screen: string; title: string }>()

  breaches(looks: readonly Look[]): Breach[] {
    return looks.flatMap(({ person, page, seen: { path, title, complaints } }) => {
      const screen = screenOf(path)
      const last = this.before.get(page)
      const isNew = last === undefined || last.screen === screen || last.title !== title
      if (isNew && complaints.length === 0) this.before.set(page, { screen, title })
      if (isNew || person.isOffline) return []
      const detail = `${person.name} came from ${last.screen} to ${path}: ${title}`
      return [{ law: 'the title stays', detail, pages: [page], mayLastMs: patienceMs }]
    })
  }
}
