import type { ReactNode } from 'react'
import type { Emote } from '../../../rooms/shared/contract/lobbyPlay.ts'

const ink = '#2a1a4f'
const line = { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const face = <circle cx="24" cy="24" r="17" fill="#ffcf3f" {...line} />

/** A shine along the upper left edge, as all our things have it. */
const shine = (
  <path d="M13.5 19c1.4-3.2 3.8-5.2 6.6-6" fill="none" stroke="#fff7d6" strokeWidth="3" strokeLinecap="round" />
)

const drawings: Readonly<Record<Emote, ReactNode>> = {
  wave: (
    <>
      <path
        d="M15 29c-3-4-6.5-7.5-5-9.5 1.3-1.7 3.5 0 5.5 2.5L13 13.5c-.7-2.7 3.3-3.8 4.2-1.2l2.4 7L19.5 9c0-2.9 4.3-2.9 4.5 0l.6 9.5 2.2-8c.8-2.7 4.7-1.7 4.2 1l-1.7 9.2 3-4.6c1.6-2.3 4.8-.4 3.6 2.1C33 24 34 34 28.5 37.5 23.5 40.5 18.5 34 15 29z"
        fill="#ffd9a8"
        {...line}
      />
      <path d="M38 9.5c2.5 1.7 4 4.3 4.3 7.2M7 36c.8 3 2.8 5.4 5.5 6.7" fill="none" {...line} stroke="#6f43ee" />
    </>
  ),
  heart: (
    <>
      <path
        d="M24 41C10 31.5 5.5 25 5.5 18c0-6 4.3-10 9.3-10 3.9 0 7.3 2.3 9.2 6 1.9-3.7 5.3-6 9.2-6 5 0 9.3 4 9.3 10 0 7-4.5 13.5-18.5 23z"
        fill="#ff5c86"
        {...line}
      />
      <path d="M11.5 18.5c0-2.7 1.5-4.7 3.7-5.2" fill="none" stroke="#ffd3df" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  laugh: (
    <>
      {face}
      {shine}
      <path d="M14 22.5c1-2.6 4.5-2.6 5.5 0M28.5 22.5c1-2.6 4.5-2.6 5.5 0" fill="none" {...line} />
      <path d="M14.5 27h19c0 6-4 10-9.5 10s-9.5-4-9.5-10z" fill="#7a1436" {...line} />
      <path d="M18.5 34.5c1.4-2.2 9.6-2.2 11 0-1.5 1.6-3.3 2.5-5.5 2.5s-4-.9-5.5-2.5z" fill="#ff7d9c" />
      <path
        d="M9.5 24c-3 3-4.3 5-3 7 1.2 1.7 4.2 1 4.5-1.5.2-1.7-.5-3.5-1.5-5.5zM38.5 24c3 3 4.3 5 3 7-1.2 1.7-4.2 1-4.5-1.5-.2-1.7.5-3.5 1.5-5.5z"
        fill="#5cc8ff"
        {...line}
        strokeWidth={2}
      />
    </>
  ),
  star: (
    <>
      <path
        d="M24 5.5l5.6 11.8 12.9 1.7-9.4 9 2.3 12.8L24 34.6l-11.4 6.2 2.3-12.8-9.4-9 12.9-1.7z"
        fill="#ffcf3f"
        {...line}
      />
      <path d="M18.5 20l3-6.5" fill="none" stroke="#fff7d6" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M20.5 25.5v1.5M27.5 25.5v1.5M20.5 31c2 1.8 5 1.8 7 0" fill="none" {...line} strokeWidth={2.5} />
    </>
  ),
  cool: (
    <>
      {face}
      {shine}
      <path
        d="M8.5 20h31l-1.7 6c-.8 3.2-9.6 3.2-11 0l-1.3-3.5h-3L21.2 26c-1.4 3.2-10.2 3.2-11 0z"
        fill={ink}
        {...line}
        strokeWidth={2}
      />
      <path d="M13 23l3.5 2M29.5 23l3.5 2" fill="none" stroke="#8f7bd6" strokeWidth="2" strokeLinecap="round" />
      <path d="M18 32.5c3.5 3 8.5 2.5 11-1" fill="none" {...line} />
    </>
  ),
  sleepy: (
    <>
      <circle cx="21" cy="28" r="15" fill="#9fd8ff" {...line} />
      <path d="M12.5 27.5c1.5 2 4 2 5.5 0M23 27.5c1.5 2 4 2 5.5 0" fill="none" {...line} />
      <ellipse cx="20.8" cy="35" rx="2.6" ry="3" fill="#7a1436" {...line} strokeWidth={2} />
      <path d="M33 5h9l-8 9h9" fill="none" {...line} stroke="#6f43ee" strokeWidth={3.5} />
      <path d="M29 16.5h5l-4.5 5h5" fill="none" {...line} stroke="#6f43ee" strokeWidth={2.5} />
    </>
  ),
}

/** Decoration: it belongs to the slime's picture and is not read out. */
export const EmotePicture = ({ emote }: { emote: Emote }) => (
  <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
    {drawings[emote]}
  </svg>
)
