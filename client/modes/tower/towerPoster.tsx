import { modeLines } from '../../texts/game/modeLines.ts'
import type { PosterOf } from '../modePoster.ts'
import { ink, outline } from '../posterInk.ts'

export const towerPoster: PosterOf<'tower'> = {
  line: modeLines.tower,
  knowledge: { calm: 0.98, lively: 0.97, wild: 0.96 },
  ground: '#55bdf5',
  drawing: (
    <g {...outline}>
      <path d="M0 54h96v12H0z" fill="#6cc95a" />
      <path d="M34 56l3-30h22l3 30z" fill="#b6bfd2" />
      <path d="M31 26v-9h7v4h6v-4h8v4h6v-4h7v9z" fill="#d5dcea" />
      <path d="M48 17V4" />
      <path data-moves="wave" d="M48 4h14l-4 4.5 4 4.5H48z" fill="#e02f5b" />
      <path d="M44 56V46c0-5 8-5 8 0v10z" fill="#5b3a24" />
      <circle cx="48" cy="35" r="3.6" fill={ink} />
      {[18, 78].map((x) => (
        <g key={x} data-moves="hop">
          <path d={`M${x - 8} 56c0-7 4-10 8-10s8 3 8 10z`} fill="#a35cf0" />
          <path d={`M${x - 3} 51v.1M${x + 3} 51v.1`} strokeWidth="3" />
        </g>
      ))}
    </g>
  ),
}
