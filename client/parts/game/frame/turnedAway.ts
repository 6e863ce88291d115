import { lazy } from 'react'
import { inTime } from '../../../net/lateCode.ts'

/** Few players are ever shown these: they are loaded when they are. */
export const GameEnded = lazy(inTime(() => import('./GameEnded.tsx')))
export const ShutDoor = lazy(inTime(() => import('../host/ShutDoor.tsx')))
