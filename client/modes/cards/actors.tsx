import { useId, useMemo } from 'react'
import type { Pose } from '../../slimes/poses.ts'
import { boxSize, floorY } from '../../slimes/slimeBox.ts'
import { useSlimeDrawing } from '../../slimes/slimeDrawing.ts'
import { lookNamed } from '../../slimes/variants.ts'

/** The slimes in the pictures: the player's own, and the one that a move is against. */
export interface Actors {
  own: string
  rival: string
}

type ActorProps = {
  name: string
  pose?: Pose
  /** The point of the ground that it stands on, and how high the slime is. */
  x: number
  y: number
  size: number
  turn?: number
  flip?: boolean
  /** How far it is above the ground. */
  lift?: number
}

/** A slime as one of the things in a picture. */
export const Actor = ({ name, pose = 'idle', x, y, size, turn = 0, flip, lift = 0 }: ActorProps) => {
  const id = useId().replace(/\W/g, '')
  const draw = useSlimeDrawing()
  const markup = useMemo(() => ({ __html: draw?.(lookNamed(name), pose, id) ?? '' }), [draw, name, pose, id])
  const scale = size / boxSize
  return (
    <>
      <ellipse cx={x} cy={y} rx={size * (0.42 - lift / 600)} ry={size * 0.1} fill="#160a33" opacity={0.3} />
      <g
        transform={`translate(${x} ${y - lift}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(${-boxSize / 2} ${-floorY})`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is drawn by our own generator from fixed designs
        dangerouslySetInnerHTML={markup}
      />
    </>
  )
}

type MonsterProps = { x: number; y: number; size: number; mood?: 'fierce' | 'ouch' | 'asleep'; flip?: boolean }

const closedEyes = { ouch: 'M28 46l14 7-14 7M72 46l-14 7 14 7', asleep: 'M26 53q8 7 16 0M58 53q8 7 16 0' } as const

/** Purple, horned and hemmed like a blanket. */
export const Monster = ({ x, y, size, mood = 'fierce', flip }: MonsterProps) => {
  const scale = size / 100
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-50 -100)`}>
      <ellipse cx="50" cy="99" rx="44" ry="9" fill="#160a33" opacity="0.32" />
      <g stroke="#2a0f5c" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M22 34Q6 26 8 4Q18 16 36 20ZM78 34Q94 26 92 4Q82 16 64 20Z" fill="#ffd36b" />
        <path
          d="M10 97Q6 18 50 16Q94 18 90 97Q82 86 74 97Q66 87 58 97Q50 87 42 97Q34 87 26 97Q18 86 10 97Z"
          fill="#8a4cf0"
        />
        <path d="M16 80Q10 28 50 24Q24 34 22 82Z" fill="#b78bff" stroke="none" />
        <ellipse
          cx="33"
          cy="31"
          rx="9"
          ry="4.5"
          transform="rotate(-32 33 31)"
          fill="#fff"
          stroke="none"
          opacity="0.7"
        />
        {mood === 'fierce' ? (
          <>
            <circle cx="34" cy="52" r="12" fill="#fff" />
            <circle cx="66" cy="52" r="12" fill="#fff" />
            <circle cx="37" cy="54" r="5" fill="#2a0f5c" stroke="none" />
            <circle cx="63" cy="54" r="5" fill="#2a0f5c" stroke="none" />
            <path d="M20 36L44 47M80 36L56 47" strokeWidth="6" />
          </>
        ) : (
          <path d={closedEyes[mood]} fill="none" strokeWidth="5.5" />
        )}
        {mood === 'asleep' ? (
          <path d="M44 72q6 4 12 0" fill="none" />
        ) : (
          <>
            <path d="M30 70Q50 64 70 70Q68 86 50 86Q32 86 30 70Z" fill="#2a0f5c" />
            <path d="M36 69l4 7 5-7.500zM64 69l-4 7-5-7.500z" fill="#fff" stroke="none" />
          </>
        )}
      </g>
    </g>
  )
}
