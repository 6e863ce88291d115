import { type ReactNode, useId } from 'react'

/** Grounds are larger than the picture, so that a wider window shows more of them and cuts no slime. */
const wide = { x: -140, width: 474 }
const [top, bottom] = [-60, 250]

/** The line that all slimes stand on. */
export const floorLine = 158

type GlowProps = { inner: string; outer: string; cx?: number; cy?: number; r?: number }

export const Glow = ({ inner, outer, cx = 110, cy = 84, r = 170 }: GlowProps) => {
  const id = useId().replace(/\W/g, '')
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={r}>
        <stop offset="0" stopColor={inner} />
        <stop offset="1" stopColor={outer} />
      </radialGradient>
      <rect {...wide} y={top} height={bottom - top} fill={`url(#${id})`} />
    </>
  )
}

type GroundProps = { from: string; to: string; y?: number }

const Ground = ({ from, to, y = 124 }: GroundProps) => {
  const id = useId().replace(/\W/g, '')
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect {...wide} y={y} height={bottom - y} fill={`url(#${id})`} />
    </>
  )
}

/** A row of one thing, from edge to edge. */
const Row = ({ every, from = -140, to = 334, children }: RowProps) => (
  <>
    {Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => from + index * every).map((x, index) => (
      <g key={x} transform={`translate(${x} 0)`}>
        {children(index)}
      </g>
    ))}
  </>
)
type RowProps = { every: number; from?: number; to?: number; children: (index: number) => ReactNode }

export const Rays = ({ x, y, r = 240, count = 14, fill = '#fff6c4', opacity = 0.75, turn = 0 }: RaysProps) => {
  const at = (angle: number) => `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`
  const step = (2 * Math.PI) / count
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = index * step + turn
    return `M${x} ${y}L${at(angle - step * 0.22)}L${at(angle + step * 0.22)}Z`
  })
  return <path d={rays.join('')} fill={fill} opacity={opacity} />
}
type RaysProps = {
  x: number
  y: number
  r?: number
  count?: number
  fill?: string
  opacity?: number
  turn?: number
}

/** Asphalt with a kerb behind it and a worn line in the middle. */
export const Road = () => (
  <>
    <Ground from="#757c9c" to="#444a69" y={126} />
    <rect x="-140" y="117" width="474" height="9" fill="#fff" />
    <Row every={36}>{() => <rect y="117" width="18" height="9" fill="#f0455f" />}</Row>
    <rect x="-140" y="126" width="474" height="5" fill="#14103c" opacity="0.25" />
    <path d="M-140 172H334" stroke="#fff" strokeWidth="4" strokeDasharray="18 15" opacity="0.55" />
  </>
)

/** The floor of the arena, and the ring behind it with its arches. */
export const Arena = ({ light = '#ffe9b8', shade = '#c9845f' }: { light?: string; shade?: string }) => (
  <>
    <Glow inner={light} outer={shade} cy={60} r={210} />
    <path d="M-140 58H334V124H-140Z" fill="#b2706a" />
    <path d="M-140 58H334V66H-140Z" fill="#f0c79b" />
    <Row every={46}>
      {() => <path d="M8 124V96Q8 80 22 80Q36 80 36 96V124Z" fill="#70344e" stroke="#8a4a58" strokeWidth="3" />}
    </Row>
    <Ground from="#ffe2a6" to="#e0a461" y={122} />
    <path d="M-140 122H334V128H-140Z" fill="#8a4a58" opacity="0.35" />
    <g fill="#c98d50" opacity="0.6">
      <ellipse cx="26" cy="146" rx="9" ry="3" />
      <ellipse cx="150" cy="180" rx="12" ry="3.5" />
      <ellipse cx="70" cy="186" rx="7" ry="2.5" />
    </g>
  </>
)

/** Under water: a tiled floor, blue walls with golden inlays, and light from above. */
export const Temple = ({ inner = '#b8fff0', outer = '#2f8fa0' }: { inner?: string; outer?: string }) => (
  <>
    <Glow inner={inner} outer={outer} cy={70} r={190} />
    <Row every={118} from={-128}>
      {() => (
        <g stroke="#1c2766" strokeWidth="3">
          <path d="M0 124V30H34V124Z" fill="#5a78cf" />
          <path d="M-5 30V18H39V30Z" fill="#7c97e6" />
          <path d="M6 44H28M6 50H28" stroke="#ffd45e" />
        </g>
      )}
    </Row>
    <Ground from="#6fcabb" to="#2f8f98" y={122} />
    <path d="M-140 122H334" stroke="#1c6f80" strokeWidth="4" />
    <path
      d="M-140 146H334M-140 176H334M-60 122L-96 250M20 122L4 250M97 122V250M174 122L190 250M254 122L290 250"
      stroke="#2a8791"
      strokeWidth="2.5"
      opacity="0.7"
    />
  </>
)

export const Cloud = ({ x, y, size, fill = '#fff' }: { x: number; y: number; size: number; fill?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 60})`} fill={fill}>
    <path d="M-30 10Q-38-4-24-8Q-22-24-6-20Q6-32 18-18Q34-20 32-4Q40 10 24 10Z" />
    <path d="M-30 10Q-36 2-28-2Q-8 8 30 0Q36 8 24 10Z" fill="#4b3aa8" opacity="0.12" />
  </g>
)

/** High above: clouds, far towers and a ledge with grass on it. */
export const Sky = ({ inner = '#ffd9ee', outer = '#7d74ee' }: { inner?: string; outer?: string }) => (
  <>
    <Glow inner={inner} outer={outer} cx={100} cy={120} r={200} />
    <Cloud x={24} y={42} size={58} />
    <Cloud x={168} y={26} size={46} />
    <Cloud x={-66} y={70} size={70} />
    <Cloud x={262} y={64} size={64} />
  </>
)

export const Ledge = ({ y = 148 }: { y?: number }) => (
  <>
    <Ground from="#e6d6fb" to="#a78ad6" y={y + 8} />
    <Row every={56}>
      {(index) => <path d={`M${index % 2 ? 6 : 0} ${y + 30}h40M20 ${y + 52}h34`} stroke="#9276c4" strokeWidth="3" />}
    </Row>
    <path
      d={`M-140 ${y}H334V${y + 10}${Array.from({ length: 24 }, () => 'q-5 9-10 0t-10 0').join('')}V${y}Z`}
      fill="#63d089"
      stroke="#2f8a5c"
      strokeWidth="3"
    />
    <path d={`M-140 ${y + 3}H334`} stroke="#b6f3a8" strokeWidth="4" />
  </>
)

/** Rock plates over lava, under a sky of smoke. */
export const Volcano = ({ inner = '#ffd27a', outer = '#8c2b2a' }: { inner?: string; outer?: string }) => (
  <>
    <Glow inner={inner} outer={outer} cx={104} cy={60} r={190} />
    <path d="M20 124L74 42Q84 32 92 42L98 36Q106 30 114 42L170 124Z" fill="#7a3b4c" stroke="#3a1230" strokeWidth="4" />
    <path d="M74 42Q84 32 92 42L98 36Q106 30 114 42L120 52Q112 62 106 54Q100 78 92 58Q84 68 68 52Z" fill="#ff9a2e" />
    <Ground from="#ff9a2e" to="#c22f1c" y={122} />
    <path
      d="M-140 128Q-100 122-60 128T20 128T100 128T180 128T260 128T340 128"
      fill="none"
      stroke="#ffe27a"
      strokeWidth="4"
    />
  </>
)

/** A broken plate that floats in lava. */
export const Plate = ({ x, y, size, fill = '#a98bb0' }: { x: number; y: number; size: number; fill?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`} stroke="#3a1230" strokeWidth="4" strokeLinejoin="round">
    <path d="M-50 2L-44 18Q0 34 44 18L50 2Z" fill="#6a3a5e" />
    <path d="M-50 2Q-46-14-18-16Q18-20 40-13Q54-6 50 2Q30 16-4 15Q-38 16-50 2Z" fill={fill} />
    <path d="M-34-2Q-10-10 18-8" fill="none" stroke="#fff" opacity="0.4" />
  </g>
)
