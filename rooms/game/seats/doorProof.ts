import type { RoomPorts } from '../../ports.ts'
import { commonSlimes } from '../../shared/catalog/slimes/commonSlimes.ts'
import type { DoorSign } from '../../shared/contract/game.ts'

/** Long enough for looking up, tapping three times and a slow line. */
export const signLastsMs = 30_000
/** Wrong signs from one address, a whole school's perhaps, until the next is shown. */
export const mostWrong = 12
/** Where others have used those up, an account has these of its own. */
const mostWrongOfAccount = 2

/** Who says what the board shows. */
export interface Witness {
  seen: readonly string[] | undefined
  address: string | undefined
  userId: string | null
}

/**
 * In a flood of new seats a pupil in the room is told from a script elsewhere by what they see: the board shows three
 * slimes that change. The three slimes before are good as well, because they were there a moment ago.
 */
export class DoorProof {
  private readonly ports: Pick<RoomPorts, 'now' | 'random'>
  private sign: DoorSign
  private before: DoorSign | null = null
  private drawnAt: number
  /** Wrong ones since the sign that is shown came up, by address, and beyond those by account. */
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

  /** Whether there is another one to show. */
  renew(): boolean {
    if (this.ports.now() < this.drawnAt + signLastsMs) return false
    this.before = this.ports.now() < this.drawnAt + 2 * signLastsMs ? this.sign : null
    this.sign = this.draw()
    this.drawnAt = this.ports.now()
    this.wrong.clear()
    return true
  }

  /** Why a proof is not accepted, if so. Only wrong ones are counted: a class that sees the board comes in together. */
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
