import type { ReactNode } from 'react'
import { Actor } from './actors.tsx'
import { Arc, Bubble, Burst, Sparkle } from './things.tsx'

type BubbledProps = {
  own: string
  /** The point of the ground it stands on. */
  y?: number
  /** What has bounced off, drawn around its own middle. */
  children: ReactNode
}

/** Somebody who learned from a mistake, laughing in a bubble, and what that keeps off. */
export const Bubbled = ({ own, y = 162, children }: BubbledProps) => (
  <>
    <Actor name={own} pose="cheer" x={88} y={y} size={96} />
    <Bubble x={88} y={y - 44} r={64} />
    <Arc d={`M140 ${y - 86}Q150 ${y - 128} 168 ${y - 118}`} />
    <Burst x={138} y={y - 84} size={0.5} rim="#3fb6ff" />
    <g transform={`translate(176 ${y - 102})`}>
      <g data-threat>{children}</g>
    </g>
    <Sparkle x={30} y={y - 112} />
    <Sparkle x={20} y={y - 24} size={0.8} />
    <Sparkle x={158} y={y - 16} size={0.9} />
  </>
)
