import { isSame, type Sitting, sameSet, type Who } from '../sameSet.ts'
import type { MatchPlan } from '../shared/match/matchPlan.ts'

/** A practice gives way to every game in which its pupil plays the same questions, also to one that began later. */
export class BesideGames {
  /** From where it was looked at last. */
  device: string | null = null
  private readonly plan: MatchPlan
  private readonly sitting: Sitting

  constructor(plan: MatchPlan, giveWay: () => void) {
    this.plan = plan
    this.sitting = {
      hostId: plan.host.userId,
      isTaught: false,
      playsSince: () => undefined,
      reconsider: (who) => {
        if (isSame(this.who, who) && this.isBarred) giveWay()
      },
    }
    sameSet.open(plan.questionSetId, this.sitting)
  }

  private get who(): Who {
    return { userId: this.plan.host.userId, device: this.device }
  }

  get isBarred(): boolean {
    const { sitting, who } = this
    return sameSet.bars(this.plan.questionSetId, who, { ...sitting, sitting, isPractice: true })
  }

  close(): void {
    sameSet.close(this.plan.questionSetId, this.sitting)
  }
}
