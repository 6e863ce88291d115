import type { Turn } from './modeRules.ts'

/**
 * Which players may lose to a rival in this turn: each once, not if they are safe and, except in wild games, not if
 * they lost to a rival or a monster in the turn before. In calm games the hit costs nothing, but its target is chosen
 * the same way.
 */
export class OneHit {
  private readonly spared: Set<string>
  private readonly hit = new Set<string>()

  constructor({ settings, learned }: Pick<Turn<unknown>, 'settings' | 'learned'>, lostBefore: readonly string[]) {
    this.spared = new Set(learned)
    if (settings.chaos !== 'wild') for (const player of lostBefore) this.spared.add(player)
  }

  /** Guards and shields protect until the end of the turn. */
  spare(player: string): void {
    this.spared.add(player)
  }

  /** The first to ask may hit, so ask in the order in which the answers came. */
  lands(player: string): boolean {
    if (this.spared.has(player) || this.hit.has(player)) return false
    this.hit.add(player)
    return true
  }

  get landed(): readonly string[] {
    return [...this.hit]
  }
}
