import type { ReactNode } from 'react'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import styles from './ModePicture.module.css'

const ink = '#2a1a4f'
const outline = { stroke: ink, strokeWidth: 2.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

type Scene = { ground: string; drawing: ReactNode }

const scenes: Record<GameMode, Scene> = {
  classic: {
    ground: '#7c5cf5',
    drawing: (
      <g {...outline}>
        <path d="M24 14l11 19H13z" fill="#ff5d7d" />
        <circle cx="72" cy="24" r="10" fill="#3fb6ff" />
        <path d="M24 38l11 10-11 10-11-10z" fill="#ffcf3f" />
        <rect x="62" y="38" width="20" height="19" rx="4" fill="#4de0a2" />
        <circle cx="48" cy="35" r="12.5" fill="#fff" />
        <path d="M44 31.5c.5-6 9-5.5 8.5 0-.3 3-4.5 3-4.5 6.5M48 43v.1" fill="none" strokeWidth="3.2" />
      </g>
    ),
  },
  racing: {
    ground: '#6cc95a',
    drawing: (
      <g {...outline}>
        <path d="M0 58C30 58 22 22 52 22s26 20 44 20v18H0z" fill="#5b6275" />
        <path d="M4 53c30 0 24-22 48-22s24 18 40 18" fill="none" stroke="#fff" strokeDasharray="6 6" />
        <path d="M70 36V8" strokeWidth="3.6" />
        <path d="M70 8h20l-4 7 4 7H70z" fill="#fff" />
        <path d="M70 8h7v7h-7zM77 15h9l3.5 7H77z" fill={ink} stroke="none" />
        <path d="M14 52c0-9 5-13 10-13s10 4 10 13z" fill="#ff9a3d" />
        <path d="M21 46v1M27 46v1" strokeWidth="3" />
      </g>
    ),
  },
  battle: {
    ground: '#f0607f',
    drawing: (
      <g {...outline}>
        <path d="M22 52L62 12l10-3-3 10-40 40z" fill="#e6edf7" />
        <path d="M74 52L34 12 24 9l3 10 40 40z" fill="#c9d4e6" />
        <path d="M18 46l14 14M78 46L64 60" stroke="#ffcf3f" strokeWidth="6" />
        <path d="M18 46l14 14M78 46L64 60" fill="none" strokeWidth="1.2" />
        <circle cx="20" cy="58" r="4" fill="#7c3a12" />
        <circle cx="76" cy="58" r="4" fill="#7c3a12" />
      </g>
    ),
  },
  'gold-quest': {
    ground: '#ffc83d',
    drawing: (
      <g {...outline}>
        <path d="M24 34c0-12 8-18 24-18s24 6 24 18z" fill="#b5652b" />
        <rect x="22" y="32" width="52" height="26" rx="4" fill="#c9783a" />
        <path d="M30 32c2-6 10-9 18-9s16 3 18 9z" fill="#fff3a8" />
        <path d="M34 33v25M62 33v25" stroke="#ffdf6b" strokeWidth="5" />
        <rect x="42" y="30" width="12" height="14" rx="3" fill="#ffdf6b" />
        <path d="M48 36v3" strokeWidth="3.6" />
        <circle cx="16" cy="54" r="6" fill="#ffe27a" />
        <circle cx="82" cy="50" r="7" fill="#ffe27a" />
        <circle cx="84" cy="20" r="4.5" fill="#ffe27a" />
      </g>
    ),
  },
  tower: {
    ground: '#55bdf5',
    drawing: (
      <g {...outline}>
        <path d="M0 54h96v12H0z" fill="#6cc95a" />
        <path d="M34 56l3-30h22l3 30z" fill="#b6bfd2" />
        <path d="M31 26v-9h7v4h6v-4h8v4h6v-4h7v9z" fill="#d5dcea" />
        <path d="M48 17V4" />
        <path d="M48 4h14l-4 4.5 4 4.5H48z" fill="#e02f5b" />
        <path d="M44 56V46c0-5 8-5 8 0v10z" fill="#5b3a24" />
        <circle cx="48" cy="35" r="3.6" fill={ink} />
        <path d="M10 56c0-7 4-10 8-10s8 3 8 10zM70 56c0-7 4-10 8-10s8 3 8 10z" fill="#a35cf0" />
        <path d="M15 51v.1M21 51v.1M75 51v.1M81 51v.1" strokeWidth="3" />
      </g>
    ),
  },
  survival: {
    ground: '#2f8f83',
    drawing: (
      <g {...outline}>
        <rect x="8" y="40" width="18" height="18" rx="3" fill="#7ee0a2" />
        <rect x="30" y="40" width="18" height="18" rx="3" fill="#ff5d5d" />
        <rect x="52" y="40" width="18" height="18" rx="3" fill="#7ee0a2" />
        <rect x="74" y="40" width="18" height="18" rx="3" fill="#ffb13d" />
        <path d="M35 45l8 8M43 45l-8 8" stroke="#fff" />
        {[24, 48, 72].map((x) => (
          <path
            key={x}
            d={`M${x} 30c-9-6-11-10-11-13.5 0-6 8-7 11-2 3-5 11-4 11 2 0 3.5-2 7.5-11 13.5z`}
            fill={x === 72 ? '#fff' : '#ff5d7d'}
          />
        ))}
      </g>
    ),
  },
}

/** A little scene for each mode. */
export const ModePicture = ({ mode, width = 96 }: { mode: GameMode; width?: number }) => (
  <svg
    aria-hidden="true"
    className={styles.picture}
    width={width}
    height={(width * 2) / 3}
    viewBox="0 0 96 64"
    style={{ background: scenes[mode].ground }}
  >
    {scenes[mode].drawing}
  </svg>
)
