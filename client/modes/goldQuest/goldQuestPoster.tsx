import { modeLines } from '../../texts/game/modeLines.ts'
import type { PosterOf } from '../modePoster.ts'
import { outline } from '../posterInk.ts'

export const goldQuestPoster: PosterOf<'gold-quest'> = {
  line: modeLines['gold-quest'],
  knowledge: { calm: 0.98, lively: 0.91, wild: 0.76 },
  ground: '#ffc83d',
  drawing: (
    <g {...outline}>
      <path d="M24 34c0-12 8-18 24-18s24 6 24 18z" fill="#b5652b" />
      <rect x="22" y="32" width="52" height="26" rx="4" fill="#c9783a" />
      <path data-moves="beat" d="M30 32c2-6 10-9 18-9s16 3 18 9z" fill="#fff3a8" />
      <path d="M34 33v25M62 33v25" stroke="#ffdf6b" strokeWidth="5" />
      <rect x="42" y="30" width="12" height="14" rx="3" fill="#ffdf6b" />
      <path d="M48 36v3" strokeWidth="3.6" />
      <circle data-moves="hop" cx="16" cy="54" r="6" fill="#ffe27a" />
      <circle data-moves="hop late" cx="82" cy="50" r="7" fill="#ffe27a" />
      <circle data-moves="hop" cx="84" cy="20" r="4.5" fill="#ffe27a" />
    </g>
  ),
}
