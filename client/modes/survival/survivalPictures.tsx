import { Actor, type Actors } from '../cards/actors.tsx'
import { Bubbled } from '../cards/Bubbled.tsx'
import { Plate, Volcano } from '../cards/scenery.tsx'
import { Arc, Bubble, Burst, Coin, Heart, Shield, Sparkle } from '../cards/things.tsx'

const Embers = () => (
  <g fill="#ffe27a">
    <circle cx="22" cy="56" r="3" />
    <circle cx="60" cy="22" r="2.5" />
    <circle cx="148" cy="30" r="3" />
    <circle cx="178" cy="74" r="2.5" />
    <circle cx="-30" cy="40" r="3" />
    <circle cx="228" cy="50" r="3" />
  </g>
)

export const Hide = ({ own }: Actors) => (
  <>
    <Volcano inner="#e9f7c9" outer="#4b7a52" />
    <Embers />
    <Plate x={98} y={162} size={176} fill="#8fbf6a" />
    <Actor name={own} x={96} y={166} size={88} />
    <Bubble x={96} y={120} r={55} />
    <g stroke="#2a4a24" strokeWidth="4" strokeLinejoin="round">
      <path d="M20 176Q14 136 44 122Q52 150 46 176Z" fill="#58b05c" />
      <path d="M32 176Q58 148 78 156Q72 174 52 178Z" fill="#7fcf6f" />
      <path d="M174 176Q182 132 150 120Q142 150 148 176Z" fill="#58b05c" />
      <path d="M164 176Q138 146 116 158Q124 176 142 178Z" fill="#7fcf6f" />
      <path d="M40 128Q38 152 38 174M156 128Q158 152 156 174" fill="none" strokeWidth="2.5" />
    </g>
    <Shield x={142} y={64} size={1.05} turn={8} />
    <path d="M30 22Q44 40 52 62" stroke="#ff8a2e" strokeWidth="9" strokeLinecap="round" />
    <Burst x={56} y={74} size={0.45} rim="#ff8a2e" />
  </>
)

const Palm = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="#3d2412" strokeWidth="3.5" strokeLinejoin="round">
    <path d="M-5 0Q2-40-8-78L4-80Q12-40 7 0Z" fill="#b27a48" />
    <path
      d="M-2-78Q-34-96-46-70Q-24-78-2-74Q-26-64-28-42Q-6-54-1-74Q12-54 32-48Q26-70 2-76Q24-82 44-66Q36-94-2-78Z"
      fill="#55b85a"
    />
  </g>
)

export const Roam = ({ own }: Actors) => (
  <>
    <Volcano inner="#e4f6ff" outer="#3d74a8" />
    <Plate x={6} y={172} size={72} />
    <Plate x={124} y={162} size={142} fill="#8fbf6a" />
    <Palm x={164} y={158} />
    <Arc d="M-12 162Q12 96 50 122Q70 132 84 150" />
    <Actor name={own} pose="cheer" x={112} y={166} size={92} lift={4} />
    <g stroke="#5b2f00" strokeWidth="3.5" strokeLinejoin="round">
      <path d="M60 158V66" strokeWidth="5" />
      <path d="M60 68H98L88 80L98 92H60Z" fill="#ffcf3f" />
    </g>
    <Sparkle x={112} y={46} />
    <Sparkle x={28} y={56} size={0.8} />
  </>
)

export const Dare = ({ own }: Actors) => (
  <>
    <Volcano />
    <Embers />
    <Plate x={52} y={166} size={96} />
    <Plate x={150} y={158} size={92} fill="#c98a7a" />
    <path
      d="M112 156L128 150L140 162L154 150L168 160L188 152"
      fill="none"
      stroke="#ffd84d"
      strokeWidth="4.5"
      strokeLinejoin="round"
    />
    <circle cx="150" cy="112" r="34" fill="#fff3a8" opacity="0.5" />
    <Coin x={150} y={112} size={1.75} />
    <Sparkle x={176} y={88} size={1.1} />
    <Sparkle x={124} y={86} size={0.8} />
    <Actor name={own} pose="hop" x={58} y={170} size={92} turn={14} lift={10} />
    <Heart x={104} y={52} turn={-10} />
    <path d="M100 42l5 8-4 5 5 7" fill="none" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
  </>
)

export const InBubble = ({ own }: Actors) => (
  <>
    <Volcano />
    <Embers />
    <Plate x={78} y={160} size={170} fill="#8fbf6a" />
    <Bubbled own={own}>
      <path d="M-26 2L-14-20L10-22L26-4L18 18L-10 20Z" fill="#7a3b4c" stroke="#3a1230" strokeWidth="4" />
      <path d="M-12-8L4-2L0 10" fill="none" stroke="#ffb02e" strokeWidth="4.5" strokeLinecap="round" />
    </Bubbled>
    <Heart x={50} y={46} size={0.9} turn={-10} />
    <Heart x={76} y={36} size={0.9} />
    <Heart x={102} y={46} size={0.9} turn={10} />
  </>
)
