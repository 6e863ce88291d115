import { modeLines } from '../../texts/game/modeLines.ts'
import type { PosterOf } from '../modePoster.ts'
import { outline } from '../posterInk.ts'

export const classicPoster: PosterOf<'classic'> = {
  line: modeLines.classic,
  knowledge: null,
  ground: '#7c5cf5',
  drawing: (
    <g {...outline}>
      <path data-moves="hop" d="M24 14l11 19H13z" fill="#ff5d7d" />
      <circle data-moves="hop late" cx="72" cy="24" r="10" fill="#3fb6ff" />
      <path data-moves="hop late" d="M24 38l11 10-11 10-11-10z" fill="#ffcf3f" />
      <rect data-moves="hop" x="62" y="38" width="20" height="19" rx="4" fill="#4de0a2" />
      <circle cx="48" cy="35" r="12.5" fill="#fff" />
      <path d="M44 31.5c.5-6 9-5.5 8.5 0-.3 3-4.5 3-4.5 6.5M48 43v.1" fill="none" strokeWidth="3.2" />
    </g>
  ),
}
