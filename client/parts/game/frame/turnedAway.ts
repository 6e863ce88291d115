import { lazy } from 'react'
import { inTime } from '../../../net/lateCode.ts'

/** Few players are ever shown these: they are loaded when they are. */
export const GameEnded = lazy(inTime(async () => ({ default: (await import('./GameEnded.tsx')).GameEnded })))
export const ShutDoor = lazy(inTime(async () => ({ default: (await import('../host/ShutDoor.tsx')).ShutDoor })))
