import { useEffect, useState } from 'react'

/** A value as it was when it last stood still for so long: what is dear to compute does not run at every stroke. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const resting = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(resting)
  }, [value, restMs])
  return rested
}
