import { useEffect, useState } from 'react'
import { comesBack } from './scrollPlaces.ts'

type Kept<Value> = { readonly initial: Value; left: Value }

export const keptWhileAway = <Value>(initial: Value): Kept<Value> => ({ initial, left: initial })

/** What somebody has chosen on a page: as they left it for those who come back, and as ever for those who come anew. */
export const useKeptWhileAway = <Value>(kept: Kept<Value>) => {
  const state = useState(() => (comesBack() ? kept.left : kept.initial))
  const [value] = state
  useEffect(() => {
    kept.left = value
  }, [kept, value])
  return state
}
