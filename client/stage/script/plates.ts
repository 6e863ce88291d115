import { shareOf } from './easing.ts'
import type { Script } from './script.ts'

const sinkMs = 300
const riseMs = 700

/** How far down the plates are, from 0 to 1: they sink fast and rise slowly. */
export function platesDown(script: Script | null, now: number): number {
  const sinking = script?.beats.find(({ kind }) => kind === 'plates')
  if (!sinking) return 0
  const { at, ms } = sinking
  return Math.min(shareOf(now, at, sinkMs), 1 - shareOf(now, at + ms, riseMs))
}
