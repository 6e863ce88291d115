import type { RoomPorts } from '../../ports.ts'
import { commonSlimes } from '../../shared/catalog/slimes/commonSlimes.ts'
import type { DoorSign } from '../../shared/contract/game.ts'

/** Long enough to look up and tap three times, even on a slow line. */
export const signLastsMs = 30_000
/** Wrong signs allowed from one address, perhaps a whole school's, until the next sign is shown. */
export const mostWrong = 12
/** If others at the address have used those up, an account has this many of its own. */
const mostWrongOfAccount = 2

/** A visitor, and the slimes that they say the board shows. */
interface Witness {
  seen: readonly string[] | undefined
  address: string | undefined
  userId: string | null
}

/**
 * During a flood of new seats this tells a pupil in the room from a script elsewhere: the board shows three slimes that
 * change. The three slimes before are accepted, too, because they were on the board a moment ago.
 */
export class DoorProof {
  private readonly ports: Pick<RoomPorts, 'now' | 'random'>
  private sign: DoorSign
  private before: DoorSign | null = null
  private drawnAt: number
  /** Wrong tries since the current sign came up, by address; beyond that, by account. */
  private readonly wrong = new Map<string, number>()

  constructor(ports: Pick<RoomPorts, 'now' | 'random'>) {
    this.ports = ports
    this.sign = this.draw()
    this.drawnAt = ports.now()
  }

  private draw(): DoorSign {
    const any = () => commonSlimes[Math.floor(this.ports.random() * commonSlimes.length)]?.id ?? 'mint'
    return [any(), any(), any()]
  }

  /** What the board shows now. */
  get shown(): DoorSign {
    return this.sign
  }

  /** Shows another sign if it is time. Returns whether it did. */
  renew(): boolean {
    if (this.ports.now() < this.drawnAt + signLastsMs) return false
    this.before = this.ports.now() < this.drawnAt + 2 * signLastsMs ? this.sign : null
    this.sign = this.draw()
    this.drawnAt = this.ports.now()
    this.wrong.clear()
    return true
  }

  /** Why a proof is not accepted, or null. Only wrong tries count, so a class that sees the board can come in all at once. */
  complaint({ seen = [], address = '', userId }: Witness): 'proofNeeded' | 'tooManyAttempts' | null {
    if (seen.length === 0) return 'proofNeeded'
    const own = (this.wrong.get(address) ?? 0) < mostWrong ? address : userId === null ? undefined : `of ${userId}`
    const most = own === address ? mostWrong : mostWrongOfAccount
    const tries = own === undefined ? most : (this.wrong.get(own) ?? 0)
    if (own === undefined || tries >= most) return 'tooManyAttempts'
    if (this.isShown(seen)) return null
    this.wrong.set(own, tries + 1)
    return 'proofNeeded'
  }

  private isShown(seen: readonly string[]): boolean {
    return [this.sign, this.before].some((sign) => sign?.every((slime, place) => seen[place] === slime))
  }
}
