import { modeLines } from '../../texts/game/modeLines.ts'
import type { PosterOf } from '../modePoster.ts'
import { ink, outline } from '../posterInk.ts'

export const racingPoster: PosterOf<'racing'> = {
  line: modeLines.racing,
  knowledge: { calm: 0.97, lively: 0.96, wild: 0.92 },
  ground: '#6cc95a',
  drawing: (
    <g {...outline}>
      <path d="M0 58C30 58 22 22 52 22s26 20 44 20v18H0z" fill="#5b6275" />
      <path d="M4 53c30 0 24-22 48-22s24 18 40 18" fill="none" stroke="#fff" strokeDasharray="6 6" />
      <path d="M70 36V8" strokeWidth="3.6" />
      <g data-moves="wave">
        <path d="M70 8h20l-4 7 4 7H70z" fill="#fff" />
        <path d="M70 8h7v7h-7zM77 15h9l3.5 7H77z" fill={ink} stroke="none" />
      </g>
      <g data-moves="drive">
        <path d="M14 52c0-9 5-13 10-13s10 4 10 13z" fill="#ff9a3d" />
        <path d="M21 46v1M27 46v1" strokeWidth="3" />
      </g>
    </g>
  ),
}
