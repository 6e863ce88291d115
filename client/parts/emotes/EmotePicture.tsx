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
        d="M15 29c-3-4-6.500-7.500-5-9.500 1.300-1.700 3.500 0 5.500 2.500L13 13.500c-.7-2.700 3.300-3.800 4.200-1.200l2.400 7L19.500 9c0-2.900 4.300-2.900 4.500 0l.6 9.500 2.200-8c.8-2.700 4.700-1.700 4.200 1l-1.700 9.200 3-4.600c1.600-2.300 4.800-.4 3.600 2.100C33 24 34 34 28.500 37.500 23.500 40.500 18.500 34 15 29z"
        fill="#ffd9a8"
        {...line}
      />
      <path
        d="M38 9.500c2.500 1.700 4 4.300 4.300 7.200M7 36c.8 3 2.800 5.400 5.500 6.700"
        fill="none"
        {...line}
        stroke="#6f43ee"
      />
    </>
  ),
  heart: (
    <>
      <path
        d="M24 41C10 31.500 5.500 25 5.500 18c0-6 4.300-10 9.300-10 3.900 0 7.300 2.300 9.200 6 1.900-3.700 5.300-6 9.200-6 5 0 9.300 4 9.300 10 0 7-4.500 13.500-18.500 23z"
        fill="#ff5c86"
        {...line}
      />
      <path
        d="M11.500 18.500c0-2.700 1.500-4.700 3.700-5.200"
        fill="none"
        stroke="#ffd3df"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </>
  ),
  laugh: (
    <>
      {face}
      {shine}
      <path
        d="M14 22.500c1-2.600 4.500-2.600 5.500 0M28.500 22.500c1-2.600 4.500-2.600 5.500 0"
        fill="none"
        {...line}
      />
      <path d="M14.500 27h19c0 6-4 10-9.500 10s-9.500-4-9.500-10z" fill="#7a1436" {...line} />
      <path
        d="M18.500 34.500c1.400-2.200 9.600-2.200 11 0-1.500 1.600-3.300 2.500-5.500 2.500s-4-.9-5.500-2.500z"
        fill="#ff7d9c"
      />
      <path
        d="M9.500 24c-3 3-4.300 5-3 7 1.200 1.700 4.200 1 4.500-1.500.2-1.700-.5-3.500-1.500-5.500zM38.500 24c3 3 4.300 5 3 7-1.200 1.700-4.200 1-4.500-1.500-.2-1.700.5-3.500 1.500-5.500z"
        fill="#5cc8ff"
        {...line}
        strokeWidth={2}
      />
    </>
  ),
  star: (
    <>
      <path
        d="M24 5.500l5.600 11.800 12.900 1.700-9.400 9 2.300 12.800L24 34.600l-11.400 6.200 2.300-12.800-9.400-9 12.900-1.700z"
        fill="#ffcf3f"
        {...line}
      />
      <path d="M18.500 20l3-6.500" fill="none" stroke="#fff7d6" strokeWidth="3.500" strokeLinecap="round" />
      <path
        d="M20.500 25.500v1.500M27.500 25.500v1.500M20.500 31c2 1.800 5 1.800 7 0"
        fill="none"
        {...line}
        strokeWidth={2.5}
      />
    </>
  ),
  cool: (
    <>
      {face}
      {shine}
      <path
        d="M8.500 20h31l-1.700 6c-.8 3.200-9.600 3.200-11 0l-1.300-3.500h-3L21.200 26c-1.400 3.200-10.200 3.200-11 0z"
        fill={ink}
        {...line}
        strokeWidth={2}
      />
      <path d="M13 23l3.500 2M29.500 23l3.500 2" fill="none" stroke="#8f7bd6" strokeWidth="2" strokeLinecap="round" />
      <path d="M18 32.500c3.500 3 8.500 2.500 11-1" fill="none" {...line} />
    </>
  ),
  sleepy: (
    <>
      <circle cx="21" cy="28" r="15" fill="#9fd8ff" {...line} />
      <path d="M12.500 27.500c1.500 2 4 2 5.500 0M23 27.500c1.500 2 4 2 5.500 0" fill="none" {...line} />
      <ellipse cx="20.800" cy="35" rx="2.600" ry="3" fill="#7a1436" {...line} strokeWidth={2} />
      <path d="M33 5h9l-8 9h9" fill="none" {...line} stroke="#6f43ee" strokeWidth={3.5} />
      <path d="M29 16.500h5l-4.500 5h5" fill="none" {...line} stroke="#6f43ee" strokeWidth={2.5} />
    </>
  ),
}

/** Decoration: it belongs to the slime's picture and is not read out. */
export const EmotePicture = ({ emote }: { emote: Emote }) => (
  <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
    {drawings[emote]}
  </svg>
)
