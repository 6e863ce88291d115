import { Actor, type Actors, Monster } from '../cards/actors.tsx'
import { Bubbled } from '../cards/Bubbled.tsx'
import { Arena, Rays } from '../cards/scenery.tsx'
import { Arc, Bubble, Burst, Shield, Sparkle, SpeedLines, Star } from '../cards/things.tsx'

export const Attack = ({ own }: Actors) => (
  <>
    <Arena />
    <Rays x={112} y={98} fill="#fff" opacity={0.4} />
    <Monster x={146} y={164} size={92} mood="ouch" />
    <SpeedLines
      lines={[
        [-46, 62, 66],
        [-24, 82, 52],
        [-50, 102, 62],
      ]}
    />
    <Burst x={100} y={104} size={0.95} rim="#ff5a2e" />
    <Actor name={own} pose="hop" x={56} y={164} size={92} turn={16} lift={34} />
    <Star x={124} y={50} size={0.9} turn={14} />
    <Star x={88} y={42} size={0.7} turn={-20} />
    <Star x={172} y={56} size={0.6} />
  </>
)

export const Train = ({ own }: Actors) => (
  <>
    <Arena light="#fff1cf" />
    <g stroke="#5b2f0c" strokeWidth="4" strokeLinejoin="round">
      <ellipse cx="146" cy="168" rx="34" ry="7" fill="#160a33" opacity="0.25" stroke="none" />
      <path d="M141 166V70H151V166Z" fill="#9a6433" />
      <path d="M118 92H174" strokeWidth="12" />
      <path d="M119 92H173" stroke="#b97d45" strokeWidth="5" />
      <path d="M126 138Q122 92 146 90Q170 92 166 138Q146 148 126 138Z" fill="#f2cf7a" />
      <path d="M128 112Q146 120 165 111M127 126Q146 134 166 125" fill="none" stroke="#c48a2e" />
      <circle cx="146" cy="72" r="20" fill="#f7dc92" />
      <path d="M136 68l7 7m0-7l-7 7M150 68l7 7m0-7l-7 7M140 84q6-5 12 0" fill="none" strokeWidth="3.5" />
    </g>
    <Burst x={112} y={120} size={0.62} rim="#ffb02e" />
    <Actor name={own} pose="cheer" x={64} y={164} size={98} turn={8} lift={10} />
    <Sparkle x={96} y={78} />
    <Sparkle x={30} y={48} size={0.8} />
  </>
)

const Bolt = () => (
  <path
    d="M104 22L82 84H100L88 146L124 70H104L120 22Z"
    fill="#ffe14d"
    stroke="#5b2f00"
    strokeWidth="5"
    strokeLinejoin="round"
  />
)

export const Duel = ({ own, rival }: Actors) => (
  <>
    <Arena light="#e9d6ff" shade="#7a4cc8" />
    <Rays x={100} y={86} fill="#fff" opacity={0.45} count={12} />
    <Actor name={own} pose="cheer" x={46} y={162} size={92} turn={8} />
    <Actor name={rival} pose="hop" x={150} y={162} size={92} turn={-8} flip />
    <Bolt />
    <Star x={66} y={48} size={0.75} turn={-12} />
    <Star x={138} y={44} size={0.75} turn={18} />
    <Sparkle x={100} y={166} size={0.8} />
  </>
)

export const Guard = ({ own }: Actors) => (
  <>
    <Arena light="#e4f6ff" shade="#5f97c9" />
    <Arc d="M196 30Q172 40 160 62" stroke="#fff" />
    <Arc d="M-4 40Q20 44 34 66" stroke="#fff" />
    <Actor name={own} x={98} y={160} size={96} />
    <Bubble x={98} y={112} r={62} />
    <Shield x={98} y={150} size={1.05} />
    <Burst x={160} y={72} size={0.42} rim="#3fb6ff" />
    <Burst x={36} y={74} size={0.42} rim="#3fb6ff" />
    <Sparkle x={150} y={150} size={0.9} />
    <Sparkle x={46} y={150} size={0.7} />
  </>
)

export const InBubble = ({ own }: Actors) => (
  <>
    <Arena light="#e4f6ff" shade="#5f97c9" />
    <Bubbled own={own} y={164}>
      <Monster x={2} y={34} size={66} mood="ouch" flip />
    </Bubbled>
  </>
)
