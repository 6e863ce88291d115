import { type Frame, isOutOfSight } from '../place/framing.ts'
import { mixed } from '../script/easing.ts'
import { awayBy, type Glance, glancesOf } from '../script/glances.ts'
import type { Script, Where } from '../script/script.ts'

interface Point {
  x: number
  y: number
}

/** What a player's device looks at: the player's slime, or the place out of sight where something it threw comes down. */
export class OwnEye {
  private glances: readonly Glance[] = []
  /** The point of the present glance; null if the glance is not needed. */
  private target: { of: Glance; point: Point | null } | null = null

  play(script: Script, own: string | null, isCalm: boolean): void {
    this.glances = own === null || isCalm ? [] : glancesOf(script, own)
    this.target = null
  }

  /** The target of a throw may appear and disappear with it, so its place is asked for when the glance begins, and kept. */
  at(own: Point, anchorOf: (where: Where) => Point | null, now: number, zoom: number, frame: Frame): Point {
    const glance = this.glances.find((one) => awayBy(one, now) > 0)
    if (!glance) return own
    const there = anchorOf(glance.where)
    if (this.target?.of !== glance)
      this.target = { of: glance, point: there && isOutOfSight(own, there, zoom, frame) ? there : null }
    else if (this.target.point && there) this.target.point = there
    const { point } = this.target
    if (!point) return own
    const share = awayBy(glance, now)
    return { x: mixed(own.x, point.x, share), y: mixed(own.y, point.y, share) }
  }
}
