import { Actor, type Actors, Monster } from '../cards/actors.tsx'
import { Bubbled } from '../cards/Bubbled.tsx'
import { Glow, Ledge, Rays, Sky } from '../cards/scenery.tsx'
import { Arc, Burst, Sparkle, Star, Turret } from '../cards/things.tsx'

export const Build = ({ own }: Actors) => (
  <>
    <Sky inner="#fff0fa" outer="#77a8f5" />
    <Ledge />
    <Turret x={134} y={164} courses={5} size={1.05} />
    <g transform="translate(132 56) rotate(-10)" stroke="#3f2a73" strokeWidth="4" strokeLinejoin="round">
      <path d="M-28-16H28V16H-28Z" fill="#f6ecff" />
      <path d="M-28 6H28V16H-28Z" fill="#c9b2ec" stroke="none" />
      <path d="M-28-16H28V16H-28Z" fill="none" />
      <path
        d="M0-9L2.6-3L9-2.600L4 1.500L5.6 8L0 4.500L-5.6 8L-4 1.500L-9-2.600L-2.6-3Z"
        fill="#ffcf3f"
        strokeWidth="2.5"
      />
    </g>
    <Arc d="M62 92Q78 44 98 52" />
    <Actor name={own} pose="cheer" x={52} y={164} size={96} turn={6} />
    <Sparkle x={176} y={40} size={1.1} />
    <Sparkle x={94} y={26} size={0.8} />
  </>
)

export const Fire = ({ own }: Actors) => (
  <>
    <Glow inner="#ffe6a8" outer="#f08a5c" cx={140} cy={70} r={180} />
    <Rays x={146} y={74} fill="#fff" opacity={0.5} />
    <Ledge />
    <Turret x={44} y={168} courses={3} size={0.95} />
    <g transform="translate(48 106) rotate(-18)" stroke="#20163f" strokeWidth="4" strokeLinejoin="round">
      <path d="M-28-15H34Q40-15 40-9V11Q40 17 34 17H-28Q-40 1-28-15Z" fill="#5f6bb0" />
      <path d="M-26-9H34" stroke="#a9b4ee" />
      <path d="M34-19H46V21H34Z" fill="#7c89cf" />
    </g>
    <Actor name={own} pose="cheer" x={32} y={112} size={62} turn={-4} />
    <Burst x={146} y={74} size={1.15} fill="#fff3b0" rim="#ff6a1f" />
    <Monster x={146} y={108} size={66} mood="ouch" />
    <circle cx="106" cy="86" r="9" fill="#3a3163" stroke="#fff" strokeWidth="3" />
    <Star x={112} y={40} size={0.8} turn={-14} />
    <Star x={182} y={46} size={0.7} turn={20} />
    <Star x={178} y={116} size={0.6} />
  </>
)

export const Climb = ({ own }: Actors) => (
  <>
    <Sky inner="#f2fff2" outer="#4fc3a2" />
    <Turret x={164} y={208} courses={8} />
    <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.9">
      <path d="M-30 152Q40 168 66 138Q78 120 60 114Q46 112 48 126" />
      <path d="M-36 112Q8 122 26 100" />
      <path d="M30 176Q96 182 124 150Q138 130 120 124" />
    </g>
    <path d="M84 88L58 54M88 88V50M92 88L118 54" stroke="#3a2a5c" strokeWidth="2.5" />
    <g stroke="#3a1a4f" strokeWidth="3.5">
      <ellipse cx="54" cy="38" rx="18" ry="22" fill="#ff5d7d" />
      <ellipse cx="122" cy="38" rx="18" ry="22" fill="#3fb6ff" />
      <ellipse cx="88" cy="28" rx="19" ry="24" fill="#ffcf3f" />
    </g>
    <g fill="#fff" opacity="0.75">
      <ellipse cx="47" cy="29" rx="4" ry="7" />
      <ellipse cx="115" cy="29" rx="4" ry="7" />
      <ellipse cx="80" cy="18" rx="4.5" ry="7.5" />
    </g>
    <Actor name={own} pose="cheer" x={88} y={176} size={86} lift={26} turn={-5} />
    <Sparkle x={28} y={64} />
    <Sparkle x={144} y={92} size={0.8} />
  </>
)

export const InBubble = ({ own }: Actors) => (
  <>
    <Sky inner="#fff0fa" outer="#77a8f5" />
    <Ledge />
    <Bubbled own={own}>
      <Monster x={2} y={34} size={66} mood="ouch" flip />
    </Bubbled>
  </>
)
