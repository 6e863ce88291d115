import type { MapCredit } from '../../../rooms/shared/contract/maps.ts'
import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** The credit on the board for those who built the map. */
export const mapCreditTexts = inWords('mapCreditTexts', {
  again: (yes: number, all: number) => `${yes} of ${all} want to play it again`,
  builtBy: (by: string) => saying`built by ${by}`,
  builtAfter: (by: string, other: string, map: string) => saying`built by ${by}, after ${other}’s ${map}`,
  builtAgain: (by: string, map: string) => saying`built by ${by}, after their own ${map}`,
})

export const creditText = ({ by, after }: MapCredit): string => {
  if (!after) return mapCreditTexts.builtBy(by)
  return after.by === by
    ? mapCreditTexts.builtAgain(by, after.name)
    : mapCreditTexts.builtAfter(by, after.by, after.name)
}
