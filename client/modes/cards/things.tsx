import type { ReactNode } from 'react'

type Placed = { x: number; y: number; size?: number; turn?: number }

const Put = ({ x, y, size = 1, turn = 0, children }: Placed & { children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>
)

export const Sparkle = ({ fill = '#fff', ...placed }: Placed & { fill?: string }) => (
  <Put {...placed}>
    <path d="M0-10Q1.5-1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5-10 0Q-1.5-1.5 0-10Z" fill={fill} />
  </Put>
)

export const Puff = (placed: Placed) => (
  <Put {...placed}>
    <g fill="#fff" stroke="#a9a3c4" strokeWidth="2">
      <circle cx="-9" cy="0" r="8" />
      <circle cx="9" cy="1" r="7" />
      <circle cx="0" cy="-4" r="10" />
    </g>
    <circle cx="0" cy="-1" r="9" fill="#fff" />
  </Put>
)

export const Coin = (placed: Placed) => (
  <Put {...placed}>
    <circle r="12" fill="#ffc929" stroke="#7a4700" strokeWidth="3" />
    <circle r="7.5" fill="none" stroke="#e09a00" strokeWidth="2.5" />
    <path d="M-7-5A9 9 0 01-2-8.5" stroke="#fff6cf" strokeWidth="2.6" fill="none" strokeLinecap="round" />
  </Put>
)

export const Star = ({ fill = '#ffe14d', ...placed }: Placed & { fill?: string }) => (
  <Put {...placed}>
    <path
      d="M0-12L3.5-4L12-3.500L5.5 2L7.5 10.500L0 6L-7.5 10.500L-5.5 2L-12-3.500L-3.5-4Z"
      fill={fill}
      stroke="#6b3a00"
      strokeWidth="2.8"
      strokeLinejoin="round"
    />
  </Put>
)

export const Burst = ({ fill = '#fff', rim = '#ff8a2e', ...placed }: Placed & { fill?: string; rim?: string }) => (
  <Put {...placed}>
    <path
      d="M0-34L8-16L26-26L20-8L38-4L22 6L32 22L14 18L10 36L0 20L-12 34L-14 16L-34 20L-22 4L-38-6L-20-10L-26-28L-8-16Z"
      fill={fill}
      stroke={rim}
      strokeWidth="5"
      strokeLinejoin="round"
    />
  </Put>
)

export const Heart = ({ fill = '#ff4d6d', ...placed }: Placed & { fill?: string }) => (
  <Put {...placed}>
    <path
      d="M0 13C-17 2-17-12-7-12Q-2-12 0-6Q2-12 7-12C17-12 17 2 0 13Z"
      fill={fill}
      stroke="#5c0d2a"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M-9-4Q-9-8-6-8.5" stroke="#fff" strokeWidth="2.6" fill="none" strokeLinecap="round" />
  </Put>
)

/** A bubble that keeps everything out. */
export const Bubble = ({ r, ...placed }: Placed & { r: number }) => (
  <Put {...placed}>
    <circle r={r} fill="#bfeaff" opacity="0.16" />
    <circle r={r} fill="none" stroke="#fff" strokeWidth="4" opacity="0.9" />
    <circle r={r - 5} fill="none" stroke="#5cc3ff" strokeWidth="3" opacity="0.65" />
    <path
      d={`M${-r * 0.66}${-r * 0.36}A${r * 0.78} ${r * 0.78} 0 01${-r * 0.16} ${-r * 0.74}`}
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </Put>
)

export const Shield = (placed: Placed) => (
  <Put {...placed}>
    <path
      d="M0-20L17-14V2Q15 16 0 23Q-15 16-17 2V-14Z"
      fill="#eaf6ff"
      stroke="#123a63"
      strokeWidth="3.5"
      strokeLinejoin="round"
    />
    <path d="M0-14L11-10V2Q10 11 0 16Z" fill="#3fb6ff" />
    <path d="M0-14L-11-10V2Q-10 11 0 16Z" fill="#8fd8ff" />
  </Put>
)

/** Fire that trails behind, to the left. */
export const Flame = (placed: Placed) => (
  <Put {...placed}>
    <path
      d="M0-24C-30-34-54-14-104-6C-70-2-60 8-84 16C-50 20-26 34 0 22Z"
      fill="#ff6a1f"
      stroke="#b73a08"
      strokeWidth="3.5"
      strokeLinejoin="round"
    />
    <path d="M0-16C-24-22-44-8-74-3C-50 2-44 8-58 12C-34 16-16 22 0 15Z" fill="#ffb02e" />
    <path d="M0-9C-16-12-28-4-46 0C-28 6-16 12 0 9Z" fill="#fff3b0" />
  </Put>
)

const chestColours = {
  wooden: { box: '#c07f45', dark: '#8a5426', band: '#6b7390', line: '#3d1f08' },
  golden: { box: '#ffc933', dark: '#e39a12', band: '#fff3b0', line: '#5b2f00' },
  rascal: { box: '#a6335f', dark: '#741c45', band: '#3a1a4f', line: '#2a0a20' },
} as const

type ChestProps = Placed & { kind: keyof typeof chestColours; isOpen?: boolean; children?: ReactNode }

/** Three chests that cannot be mistaken for one another. */
export const Chest = ({ kind, isOpen, children, ...placed }: ChestProps) => {
  const { box, dark, band, line } = chestColours[kind]
  const lid = 'M-40-34Q-40-60 0-60Q40-60 40-34Z'
  return (
    <Put {...placed}>
      <ellipse cx="2" cy="2" rx="48" ry="9" fill="#160a33" opacity="0.35" />
      <g stroke={line} strokeWidth="4" strokeLinejoin="round">
        {isOpen && (
          <>
            <path d="M-38-40L-46-74Q0-90 46-74L38-40Z" fill={dark} />
            <path d="M-34-40Q0-62 34-40Z" fill="#fff0a8" stroke="none" />
          </>
        )}
        <path d="M-40-36H40V0H-40Z" fill={box} />
        <path d="M-40-14H40V0H-40Z" fill={dark} stroke="none" opacity="0.6" />
        {!isOpen && <path d={lid} fill={box} />}
        {!isOpen && <path d="M-34-42Q-30-54-4-55" fill="none" stroke="#fff" opacity="0.55" />}
        <path d={isOpen ? 'M-27-36V0M27-36V0' : 'M-27-56V0M27-56V0'} stroke={line} strokeWidth="13" />
        <path d={isOpen ? 'M-27-34V-2M27-34V-2' : 'M-27-54V-2M27-54V-2'} stroke={band} strokeWidth="6.5" />
        <path d="M-40-36H40" />
        <rect x="-10" y="-42" width="20" height="20" rx="5" fill={band} />
        <path d="M0-35V-30" strokeWidth="5" strokeLinecap="round" />
      </g>
      {children}
    </Put>
  )
}

/** So many courses of stone, with battlements on top. */
export const Turret = ({ courses, ...placed }: Placed & { courses: number }) => {
  const height = courses * 17
  const seamOf = (course: number) => `M-29 ${-course * 17}H29M${course % 2 ? -10 : 4} ${-course * 17}v-17`
  const seams = Array.from({ length: courses }, (_, course) => seamOf(course)).join('')
  return (
    <Put {...placed}>
      <ellipse cx="2" cy="2" rx="40" ry="8" fill="#160a33" opacity="0.3" />
      <g stroke="#3f2a73" strokeWidth="3.5" strokeLinejoin="round">
        <path d={`M-30 0L-26 ${-height}H26L30 0Z`} fill="#ddc9f6" />
        <path d={`M6 0L8 ${-height}H26L30 0Z`} fill="#b596df" stroke="none" />
        <path d={seams} fill="none" strokeWidth="2.5" opacity="0.7" />
        <path d={`M-30 0L-26 ${-height}H26L30 0Z`} fill="none" />
      </g>
    </Put>
  )
}

/** The path of something that flies. */
export const Arc = ({ d, stroke = '#fff' }: { d: string; stroke?: string }) => (
  <path d={d} fill="none" stroke={stroke} strokeWidth="5" strokeLinecap="round" strokeDasharray="1 10" opacity="0.95" />
)

export const SpeedLines = ({ lines }: { lines: readonly (readonly [x: number, y: number, length: number])[] }) => (
  <g stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.8">
    {lines.map(([x, y, length]) => (
      <path key={y} d={`M${x} ${y}h${length}`} />
    ))}
  </g>
)
