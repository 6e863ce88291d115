import type { MapRequest } from '../../rooms/shared/contract/maps.ts'
import { sizeOfMap } from '../../rooms/shared/maps/mapSize.ts'
import { isRudeTitle } from '../../rooms/shared/names/titleFilter.ts'
import type { MapRecord } from '../archive/records.ts'
import { type Refused, refuse } from '../refused.ts'

/** Everybody sees name and description. */
export const rudenessOf = ({ name, description }: MapRequest): Refused | undefined => {
  if (isRudeTitle(name)) return refuse('mapNameRude')
  return isRudeTitle(description) ? refuse('descriptionRude') : undefined
}

export const sameSize = (some: MapRecord['tiles'], others: MapRecord['tiles']): boolean => {
  const [a, b] = [sizeOfMap(some), sizeOfMap(others)]
  return a.width === b.width && a.height === b.height
}
