import { Actor, type Actors } from '../cards/actors.tsx'
import { Bubbled } from '../cards/Bubbled.tsx'
import { Rays, Temple } from '../cards/scenery.tsx'
import { Arc, Chest, Coin, Sparkle } from '../cards/things.tsx'

export const Wooden = ({ own }: Actors) => (
  <>
    <Temple inner="#ffeccf" outer="#3f9aa5" />
    <Chest kind="wooden" isOpen x={128} y={166} size={1.12} />
    <Coin x={110} y={124} size={0.8} />
    <Coin x={132} y={118} size={0.95} />
    <Coin x={150} y={126} size={0.75} />
    <Actor name={own} pose="cheer" x={52} y={166} size={92} />
    <Sparkle x={100} y={70} />
    <Sparkle x={164} y={74} size={0.8} fill="#fff6b8" />
    <Coin x={92} y={166} size={0.7} />
  </>
)

export const Golden = ({ own }: Actors) => (
  <>
    <Temple inner="#fff6c9" outer="#2f8f98" />
    <Rays x={122} y={104} fill="#fff3a8" opacity={0.7} count={16} />
    <Chest kind="golden" x={124} y={166} size={1.26} turn={-3} />
    <g fill="none" stroke="#5b2f00" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round">
      <path d="M112 52Q112 34 127 34Q142 34 141 48Q140 58 128 62V68" />
      <path d="M128 84V84.1" />
    </g>
    <g fill="none" stroke="#fff" strokeWidth="6.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M112 52Q112 34 127 34Q142 34 141 48Q140 58 128 62V68" />
      <path d="M128 84V84.1" />
    </g>
    <Actor name={own} pose="hop" x={44} y={168} size={84} lift={8} />
    <Sparkle x={84} y={50} size={1.1} />
    <Sparkle x={172} y={80} />
    <Sparkle x={74} y={100} size={0.7} fill="#fff6b8" />
  </>
)

export const Rascal = ({ own, rival }: Actors) => (
  <>
    <Temple inner="#ffd3e2" outer="#3a5f94" />
    <Actor name={rival} pose="hurt" x={154} y={156} size={76} flip />
    <Arc d="M146 84Q104 20 58 78" stroke="#ffe9a0" />
    <Coin x={130} y={58} size={0.9} />
    <Coin x={104} y={46} />
    <Coin x={78} y={58} size={0.9} />
    <Actor name={own} pose="cheer" x={54} y={160} size={88} turn={-6} />
    <Chest kind="rascal" x={104} y={182} size={0.72} turn={4}>
      <path d="M-24-24Q0-32 24-24Q22-8 8-10Q0-14-8-10Q-22-8-24-24Z" fill="#1a0a22" stroke="#ffd45e" strokeWidth="3" />
      <path d="M-15-20l9 2-7 4zM15-20l-9 2 7 4z" fill="#fff" />
    </Chest>
    <Sparkle x={30} y={44} />
  </>
)

export const InBubble = ({ own, rival }: Actors) => (
  <>
    <Temple inner="#e6fbff" outer="#3f9aa5" />
    <Bubbled own={own}>
      <Actor name={rival} pose="hurt" x={2} y={34} size={66} turn={18} flip />
    </Bubbled>
    <Coin x={32} y={158} size={0.8} />
    <Coin x={52} y={166} size={0.9} />
    <Coin x={106} y={165} size={0.85} />
  </>
)
