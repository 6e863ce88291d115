import { askedAhead, isAhead } from '../classAhead.ts'
import type { WhereaboutsPort } from '../ports.ts'
import { isSame, type Played, type Sitting, sameSet, type Who } from '../sameSet.ts'
import type { Visitor } from '../shared/match/admission.ts'
import type { Match } from '../shared/match/matchModel.ts'
import type { MatchPlan } from '../shared/match/matchPlan.ts'

/** A practice gives way to every game in which its pupil plays the same questions, even one that began later. */
export class BesideGames {
  /** The device and address that the pupil last came from. */
  private device: string | null = null
  private address: string | undefined
  private readonly plan: MatchPlan
  private readonly sitting: Sitting
  readonly whereabouts: WhereaboutsPort

  constructor(plan: MatchPlan, whereabouts: WhereaboutsPort, giveWay: () => void) {
    this.plan = plan
    this.whereabouts = whereabouts
    this.sitting = {
      hostId: plan.host.userId,
      isTaught: false,
      roomId: plan.code,
      playsSince: () => undefined,
      reconsider: (who, elsewhere) => {
        if (isSame(this.who, who) && this.isBarred(elsewhere)) giveWay()
      },
      announce: () => this.tellOthers(),
    }
  }

  open(): void {
    sameSet.open(this.plan.questionSetId, this.sitting)
    this.tellOthers()
  }

  lookedAtFrom({ device = null, address }: Pick<Visitor, 'device' | 'address'>): void {
    this.address = address
    if (device === this.device) return
    this.device = device
    this.tellOthers()
  }

  private get place() {
    return { setId: this.plan.questionSetId, roomId: this.plan.code }
  }

  private tellOthers(): void {
    void this.whereabouts.satDown(this.place, this.who).then((elsewhere) => {
      if (elsewhere.length > 0) this.sitting.reconsider(this.who, elsewhere)
    })
  }

  private get who(): Who {
    return { userId: this.plan.host.userId, device: this.device }
  }

  /** `elsewhere`: the pupil's games at other processes. */
  isBarred(elsewhere?: readonly Played[]): boolean {
    const { sitting, who } = this
    return sameSet.bars(this.plan.questionSetId, who, { ...sitting, sitting, isPractice: true }, elsewhere)
  }

  /** Whether a class behind the same address has still to be asked one of the questions to come here. */
  async asksBeforeAClass({ plan, turns }: Match): Promise<boolean> {
    if (this.address === undefined) return false
    const ahead = await askedAhead(this, this.address)
    return plan.questions.slice(turns.length).some((question) => isAhead(ahead, question))
  }

  close(): void {
    if (!sameSet.close(this.plan.questionSetId, this.sitting)) return
    this.whereabouts.left(this.place, [this.who])
  }
}
