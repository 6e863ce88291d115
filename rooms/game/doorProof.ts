import type { RoomPorts } from '../ports.ts'
import { commonSlimes } from '../shared/catalog/slimes/commonSlimes.ts'
import type { DoorSign } from '../shared/contract/game.ts'

/** Long enough for looking up, tapping twice and a slow line. */
export const signLastsMs = 30_000

/**
 * When a flood of seats comes in, whoever is in the room can be told from a script that is not: they see the board, and
 * it shows two slimes that change. The sign before is good as well, because it was there a moment ago.
 */
export class DoorProof {
  private readonly ports: Pick<RoomPorts, 'now' | 'random'>
  private sign: DoorSign
  private before: DoorSign | null = null
  private drawnAt: number

  constructor(ports: Pick<RoomPorts, 'now' | 'random'>) {
    this.ports = ports
    this.sign = this.draw()
    this.drawnAt = ports.now()
  }

  private draw(): DoorSign {
    const any = () => commonSlimes[Math.floor(this.ports.random() * commonSlimes.length)]?.id ?? 'mint'
    return [any(), any()]
  }

  /** What the board shows now. */
  get shown(): DoorSign {
    return this.sign
  }

  /** Whether there is another one to show. */
  renew(): boolean {
    if (this.ports.now() < this.drawnAt + signLastsMs) return false
    this.before = this.ports.now() < this.drawnAt + 2 * signLastsMs ? this.sign : null
    this.sign = this.draw()
    this.drawnAt = this.ports.now()
    return true
  }

  accepts(seen: readonly string[] | undefined): boolean {
    const isOf = (sign: DoorSign | null) => sign !== null && seen?.[0] === sign[0] && seen[1] === sign[1]
    return isOf(this.sign) || isOf(this.before)
  }
}
