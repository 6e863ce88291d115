import { useEffect, useRef, useState } from 'react'
import type { FoldedSoFar } from '../replay/useReel.ts'
import type { MapFigures } from './mapFigures.ts'
import { measure } from './measuring.ts'
import { players, questions, type Tried } from './useTriedReel.ts'

const games = 50

interface Measuring {
  figures: MapFigures | null
  /** Whether the author wants to see them. */
  isShown: boolean
  isBusy: boolean
  /** The first press plays the games. Later ones show or hide the result. */
  press: () => void
}

/** Fifty games on a map, played while the author watches another one. */
export function useMapFigures({ mode, name, tiles }: Tried, reel: FoldedSoFar | null): Measuring {
  const [figures, setFigures] = useState<MapFigures | null>(null)
  const [isShown, setShown] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])
  const ground = reel?.ground
  const begin = async () => {
    if (!ground || isBusy) return
    setBusy(true)
    const { signal } = leaving.current
    const trial = { mode, map: { name, tiles }, players, questions }
    const measured = await measure({ trial, count: games }, ground, signal)
    if (signal.aborted) return
    if (measured) setFigures(measured)
    setBusy(false)
  }
  const press = () => (figures ? setShown(!isShown) : void begin())
  return { figures, isShown: isShown && figures !== null, isBusy, press }
}
