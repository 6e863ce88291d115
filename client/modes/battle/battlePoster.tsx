import { modeLines } from '../../texts/game/modeLines.ts'
import type { PosterOf } from '../modePoster.ts'
import { outline } from '../posterInk.ts'

export const battlePoster: PosterOf<'battle'> = {
  line: modeLines.battle,
  knowledge: { calm: 0.96, lively: 0.94, wild: 0.86 },
  ground: '#f0607f',
  drawing: (
    <g {...outline}>
      <g data-moves="strike">
        <path d="M22 52L62 12l10-3-3 10-40 40z" fill="#e6edf7" />
        <path d="M18 46l14 14" stroke="#ffcf3f" strokeWidth="6" />
        <path d="M18 46l14 14" fill="none" strokeWidth="1.2" />
        <circle cx="20" cy="58" r="4" fill="#7c3a12" />
      </g>
      <g data-moves="strike back">
        <path d="M74 52L34 12 24 9l3 10 40 40z" fill="#c9d4e6" />
        <path d="M78 46L64 60" stroke="#ffcf3f" strokeWidth="6" />
        <path d="M78 46L64 60" fill="none" strokeWidth="1.2" />
        <circle cx="76" cy="58" r="4" fill="#7c3a12" />
      </g>
    </g>
  ),
}
