import type { Page } from 'playwright-core'
import type { Breach, Look } from './laws.ts'

const patienceMs = 15_000

/** Which screen an address leads to. The address of a map or a report is as good as any other of its kind. */
const screenOf = (path: string): string =>
  path
    .replace(/[0-9a-f-]{20,}/g, ':id')
    .replace(/\/[A-Z0-9]{6}$/, '')
    .replace(/^\/(lobby|play|remote|join)\b.*/, '/game')
    .replace(/^\/(in|class)\b.*/, '/card')

/** Who goes from one page to the next hears by its title that they are there. */
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
