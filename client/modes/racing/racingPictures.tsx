import { Actor, type Actors } from '../cards/actors.tsx'
import { Bubbled } from '../cards/Bubbled.tsx'
import { Cloud, floorLine, Glow, Rays, Road } from '../cards/scenery.tsx'
import { Arc, Flame, Puff, Sparkle, SpeedLines } from '../cards/things.tsx'

const Bush = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 60})`} stroke="#1f5a35" strokeWidth="4">
    <path d="M-32 6Q-42-12-26-20Q-24-38-4-34Q14-42 22-24Q40-22 32 6Z" fill="#4fb45c" />
    <path d="M-24-6Q-24-24-6-26" stroke="#b5ef86" fill="none" strokeLinecap="round" />
    <g fill="#ff5d6c" stroke="none">
      <circle cx="8" cy="-14" r="4" />
      <circle cx="-10" cy="-8" r="4" />
      <circle cx="20" cy="-4" r="4" />
    </g>
  </g>
)

export const Nitro = ({ own }: Actors) => (
  <>
    <Glow inner="#fff0b0" outer="#ff8a2e" />
    <Rays x={118} y={92} />
    <Road />
    <SpeedLines
      lines={[
        [-30, 40, 70],
        [6, 58, 54],
        [-60, 76, 92],
        [4, 96, 34],
      ]}
    />
    <Flame x={92} y={128} size={1.05} />
    <Puff x={6} y={150} size={0.8} />
    <Puff x={28} y={156} />
    <Actor name={own} pose="cheer" x={118} y={floorLine} size={106} turn={9} lift={6} />
    <Sparkle x={46} y={24} />
    <Sparkle x={164} y={36} size={1.3} />
    <Sparkle x={150} y={70} size={0.7} fill="#fff6b8" />
  </>
)

const Splash = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g>
    <ellipse cx={x} cy={y} rx={r} ry={r * 1.3} fill="#b763ff" stroke="#3a0d6b" strokeWidth="3.5" />
    <ellipse cx={x - r * 0.3} cy={y - r * 0.4} rx={r * 0.3} ry={r * 0.45} fill="#fff" opacity="0.85" />
  </g>
)

const Blob = () => (
  <>
    <path
      d="M-30-4C-24-18-2-22 14-16C30-10 32 8 22 14C8 22-22 16-30-4Z"
      fill="#a64dff"
      stroke="#3a0d6b"
      strokeWidth="4.5"
    />
    <ellipse cx="6" cy="-8" rx="9" ry="4" fill="#fff" opacity="0.85" transform="rotate(12 6 -8)" />
  </>
)

export const Slick = ({ rival }: Actors) => (
  <>
    <Glow inner="#f8efff" outer="#c39bff" />
    <Road />
    <path
      d="M-40 64C-10 22 30 12 64 34"
      fill="none"
      stroke="#a64dff"
      strokeWidth="30"
      opacity="0.3"
      strokeLinecap="round"
    />
    <path d="M-36 62C-6 26 30 18 60 38" fill="none" stroke="#fff" strokeWidth="6" opacity="0.7" strokeLinecap="round" />
    <g transform="translate(76 48) rotate(26)">
      <Blob />
    </g>
    <path
      d="M44 160C44 148 66 152 76 146C90 140 104 148 118 144C136 140 150 148 166 150C184 156 174 172 156 172C142 182 120 174 104 178C86 182 70 174 58 174C44 174 40 168 44 160Z"
      fill="#9a3dff"
      stroke="#3a0d6b"
      strokeWidth="4.5"
    />
    <path d="M60 156Q84 148 112 151" fill="none" stroke="#e6c4ff" strokeWidth="5" strokeLinecap="round" />
    <Actor name={rival} pose="hurt" x={112} y={164} size={98} turn={-14} />
    <Splash x={60} y={128} r={7} />
    <Splash x={76} y={100} r={5} />
    <Splash x={164} y={124} r={8} />
    <Splash x={158} y={96} r={5} />
  </>
)

export const Steady = ({ own }: Actors) => (
  <>
    <Glow inner="#dcffef" outer="#43c795" />
    <Cloud x={22} y={38} size={54} />
    <Cloud x={104} y={24} size={44} />
    <Cloud x={-70} y={54} size={60} />
    <Cloud x={248} y={40} size={66} />
    <Bush x={12} y={118} size={58} />
    <Bush x={176} y={118} size={48} />
    <Bush x={-74} y={118} size={64} />
    <Bush x={262} y={118} size={56} />
    <Road />
    <Arc d="M-20 160Q-4 104 18 152Q36 96 60 148" />
    <Actor name={own} x={116} y={floorLine + 2} size={106} lift={8} />
  </>
)

export const InBubble = ({ own }: Actors) => (
  <>
    <Glow inner="#f2fbff" outer="#5fb8e8" />
    <Cloud x={-48} y={52} size={60} />
    <Cloud x={40} y={26} size={46} />
    <Cloud x={262} y={58} size={66} />
    <Road />
    <Bubbled own={own}>
      <Blob />
    </Bubbled>
  </>
)
