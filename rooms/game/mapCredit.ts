import type { ContentPort } from '../ports.ts'
import type { MapCredit } from '../shared/contract/maps.ts'
import type { MatchPlan } from '../shared/match/matchPlan.ts'

/** Asked for once in a game, however many devices draw its map; a game goes on without it. */
export const mapCreditOf = ({ builtMap, host }: MatchPlan, content: Pick<ContentPort, 'mapCredit'>) => {
  let asked: Promise<MapCredit | undefined> | undefined
  return (): Promise<MapCredit | undefined> => {
    if (builtMap === undefined) return Promise.resolve(undefined)
    asked ??= content
      .mapCredit(builtMap, { id: host.userId, role: host.teaches ? 'teacher' : 'student' })
      .catch(() => undefined)
    return asked
  }
}
