import { useEffect, useState } from 'react'
import { comesBack } from './scrollPlaces.ts'

type Kept<Value> = { readonly initial: Value; left: Value }

export const keptWhileAway = <Value>(initial: Value): Kept<Value> => ({ initial, left: initial })

/** What a user chose on a page: they find it again when they come back, but a new visit starts with the initial value. */
export const useKeptWhileAway = <Value>(kept: Kept<Value>) => {
  const state = useState(() => (comesBack() ? kept.left : kept.initial))
  const [value] = state
  useEffect(() => {
    kept.left = value
  }, [kept, value])
  return state
}
