import { modeLines } from '../../texts/game/modeLines.ts'
import type { PosterOf } from '../modePoster.ts'
import { outline } from '../posterInk.ts'

export const survivalPoster: PosterOf<'survival'> = {
  line: modeLines.survival,
  knowledge: { calm: 0.97, lively: 0.96, wild: 0.87 },
  ground: '#2f8f83',
  drawing: (
    <g {...outline}>
      <rect x="8" y="40" width="18" height="18" rx="3" fill="#7ee0a2" />
      <rect data-moves="shake" x="30" y="40" width="18" height="18" rx="3" fill="#ff5d5d" />
      <rect x="52" y="40" width="18" height="18" rx="3" fill="#7ee0a2" />
      <rect x="74" y="40" width="18" height="18" rx="3" fill="#ffb13d" />
      <path d="M35 45l8 8M43 45l-8 8" stroke="#fff" />
      {[24, 48, 72].map((x) => (
        <path
          key={x}
          data-moves={x === 48 ? 'beat late' : 'beat'}
          d={`M${x} 30c-9-6-11-10-11-13.5 0-6 8-7 11-2 3-5 11-4 11 2 0 3.5-2 7.5-11 13.5z`}
          fill={x === 72 ? '#fff' : '#ff5d7d'}
        />
      ))}
    </g>
  ),
}
