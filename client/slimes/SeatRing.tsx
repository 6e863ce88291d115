import { seatRing } from './seatRings.ts'

/** The ring of a slime, which only one player of a class wears. It lies around whatever it fills. */
export const SeatRing = ({ slime, className }: { slime: string; className: string | undefined }) => {
  const { colour, dash, core } = seatRing(slime)
  const line = { r: 45, cx: 50, cy: 50, fill: 'none', pathLength: 60, strokeDasharray: dash.join(' ') }
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle {...line} strokeDasharray="" stroke="#1a0e3c" strokeWidth={10} opacity={0.55} />
      <circle {...line} stroke={colour} strokeWidth={7} strokeLinecap="round" />
      {core && <circle {...line} stroke={core} strokeWidth={2.5} />}
    </svg>
  )
}
