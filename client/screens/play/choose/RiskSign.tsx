import type { ReactNode } from 'react'
import type { Risk } from '../../../modes/modeScreen.ts'

const ink = { stroke: '#1f1338', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** The outlines differ, so that players can tell the signs apart without colour. */
const signs: Readonly<Record<Risk, ReactNode>> = {
  sure: (
    <>
      <path d="M24 4L41 10V23Q40 37 24 44Q8 37 7 23V10Z" fill="#3ddc97" {...ink} />
      <path
        d="M15 23l7 7 12-13"
        fill="none"
        stroke="#fff"
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  luck: (
    <g transform="rotate(12 24 24)">
      <rect x="6" y="6" width="36" height="36" rx="9" fill="#fff" {...ink} />
      <g fill="#6f43ee">
        <circle cx="15.500" cy="15.500" r="4.200" />
        <circle cx="32.500" cy="15.500" r="4.200" />
        <circle cx="24" cy="24" r="4.200" />
        <circle cx="15.500" cy="32.500" r="4.200" />
        <circle cx="32.500" cy="32.500" r="4.200" />
      </g>
    </g>
  ),
  loss: (
    <>
      <path d="M24 4L46 42H2Z" fill="#ffcf3f" {...ink} />
      <path d="M24 17V28M24 35.500V35.600" fill="none" {...ink} strokeWidth="6" />
    </>
  ),
  heart: (
    <>
      <path d="M24 43C-6 23 3 4 15 5Q21 6 24 13Q27 6 33 5C45 4 54 23 24 43Z" fill="#ff4d6d" {...ink} />
      <path
        d="M24 12L18 21L29 26L22 36"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
}

/** Shows the risk of a move at a glance. The words of the card say the same. */
export const RiskSign = ({ risk, className }: { risk: Risk; className: string | undefined }) => (
  <svg viewBox="0 0 48 48" className={className} data-risk={risk} aria-hidden="true">
    {signs[risk]}
  </svg>
)
