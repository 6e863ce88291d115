import type { ReactNode } from 'react'
import { Actor } from './actors.tsx'
import { Arc, Bubble, Burst, Sparkle } from './things.tsx'

type BubbledProps = {
  own: string
  /** The point of the ground it stands on. */
  y?: number
  /** What has bounced off the bubble, drawn around its own middle. */
  children: ReactNode
}

/** A player who learned from a mistake laughs in a bubble, and it keeps this off. */
export const Bubbled = ({ own, y = 162, children }: BubbledProps) => (
  <>
    <Actor name={own} pose="cheer" x={78} y={y} size={96} />
    <Bubble x={78} y={y - 44} r={64} />
    <Arc d={`M130 ${y - 86}Q136 ${y - 122} 150 ${y - 112}`} />
    <Burst x={128} y={y - 84} size={0.5} rim="#3fb6ff" />
    <g transform={`translate(156 ${y - 104})`}>
      <g data-threat>{children}</g>
    </g>
    <Sparkle x={22} y={y - 112} />
    <Sparkle x={8} y={y - 24} size={0.8} />
    <Sparkle x={152} y={y - 20} size={0.9} />
  </>
)
