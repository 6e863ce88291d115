import { lazy } from 'react'
import { inTime } from '../../../net/lateCode.ts'

/** Few players ever see these, so they are loaded only then. */
export const GameEnded = lazy(inTime(() => import('./GameEnded.tsx')))
export const ShutDoor = lazy(inTime(() => import('../host/ShutDoor.tsx')))
