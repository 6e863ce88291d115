import type { ReactNode } from 'react'
import type { DoorPicture as Name } from '../../../rooms/shared/contract/classLimits.ts'

const ink = '#2a1a4f'
const line = { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const shine = (d: string) => (
  <path d={d} fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.75" />
)

/** The outlines alone tell the pictures apart: many printers have no colours, and some pupils do not see them. */
const drawings: Readonly<Record<Name, ReactNode>> = {
  sun: (
    <>
      <path
        d="M24 3.5v6M24 38.5v6M3.5 24h6M38.5 24h6M9.5 9.5l4.3 4.3M34.2 34.2l4.3 4.3M9.5 38.5l4.3-4.3M34.2 13.8l4.3-4.3"
        fill="none"
        {...line}
        strokeWidth={4}
      />
      <circle cx="24" cy="24" r="10" fill="#ffcf3f" {...line} />
      {shine('M18.5 22c.6-2.3 2-3.7 4-4.3')}
    </>
  ),
  moon: (
    <>
      <path
        d="M32 6.5C20 4 8.5 12.5 8.5 24.5S18 43.5 28 43c5.5-.3 9.7-2.7 12.5-6.5C24 37.5 18.5 19 32 6.5z"
        fill="#b9a4ff"
        {...line}
      />
      {shine('M14 27c-.7-5.5 1.5-10 5-12.5')}
    </>
  ),
  star: (
    <>
      <path
        d="M24 5.5l5.6 11.8 12.9 1.7-9.4 9 2.3 12.8L24 34.6l-11.4 6.2 2.3-12.8-9.4-9 12.9-1.7z"
        fill="#ff9a3d"
        {...line}
      />
      {shine('M18.5 21l3-6.5')}
    </>
  ),
  cloud: (
    <>
      <path
        d="M13 37.5c-5.5 0-9-3.5-9-8s3.5-8 8-8c.5-6.5 5-11 11.5-11 6 0 10 3.5 11.5 9 5.5 0 9 4 9 9s-4 9-9.5 9z"
        fill="#dff2ff"
        {...line}
      />
      <path d="M12 30c0-2.3 1.2-3.7 3-4.3" fill="none" stroke="#7cc8f2" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  tree: (
    <>
      <path d="M20.5 30h7v14h-7z" fill="#b5763a" {...line} />
      <path d="M24 3.5L9.5 20.5H15L6.5 33.5h35L33 20.5h5.5z" fill="#2fbf7f" {...line} />
      {shine('M20 13.5l3-3.8')}
    </>
  ),
  flower: (
    <>
      <path d="M24 27v17.5M24 42.5c-6.5 0-10.5-3-11.5-8.5 6.5 0 10.5 3 11.5 8.5z" fill="#2fbf7f" {...line} />
      <circle cx="24" cy="9.5" r="6" fill="#ff7da6" {...line} />
      <circle cx="32.5" cy="15.5" r="6" fill="#ff7da6" {...line} />
      <circle cx="29" cy="25" r="6" fill="#ff7da6" {...line} />
      <circle cx="19" cy="25" r="6" fill="#ff7da6" {...line} />
      <circle cx="15.5" cy="15.5" r="6" fill="#ff7da6" {...line} />
      <circle cx="24" cy="18" r="6" fill="#ffcf3f" {...line} />
    </>
  ),
  fish: (
    <>
      <path d="M33 24l10.5-9v18z" fill="#3fb6ff" {...line} />
      <path d="M4.5 24C9 15 15.5 11 22.5 11S34 16 37 24c-3 8-7.5 13-14.5 13S9 33 4.5 24z" fill="#3fb6ff" {...line} />
      <path d="M24.5 17.5c3.5 3.5 3.5 9.5 0 13" fill="none" {...line} />
      <circle cx="14" cy="22" r="2.6" fill={ink} />
    </>
  ),
  boat: (
    <>
      <path d="M22 5.5v25H7.5C9 20.5 14 11.5 22 5.5z" fill="#fff4d1" {...line} />
      <path d="M27 12c5.5 4 9 10.5 10.5 18.5H27z" fill="#ff5c86" {...line} />
      <path d="M4.5 34.5h39c-1 5.5-5 8.5-10 8.5h-19c-5 0-9-3-10-8.5z" fill="#b5763a" {...line} />
    </>
  ),
  house: (
    <>
      <path d="M9.5 22.5h29v20h-29z" fill="#fff4d1" {...line} />
      <path d="M4.5 24L24 6l19.5 18z" fill="#e2485f" {...line} />
      <path d="M20 42.5V30.5h8v12z" fill="#8f6bff" {...line} />
    </>
  ),
  apple: (
    <>
      <path
        d="M24 16.5c-3-2.5-6-3.2-9-2.2C9.5 16 7 21 7.5 27c.7 8.5 6 16 11.5 16 2 0 3.3-1 5-1s3 1 5 1c5.5 0 10.8-7.5 11.5-16 .5-6-2-11-7.5-12.7-3-1-6-.3-9 2.2z"
        fill="#e2485f"
        {...line}
      />
      <path d="M24 16.5c-.5-4.5.5-8 3-11M27 10c2-4 5.5-5.5 9.5-4.5-1 4-4.5 6-9.5 4.5z" fill="#2fbf7f" {...line} />
      {shine('M13 26c-.2-3.2 1-5.5 3.2-6.5')}
    </>
  ),
  key: (
    <>
      <path d="M23 25.5l5-5L42.5 35v5.5H37l-2-2-3.5 1-1-4-4 .5z" fill="#ffcf3f" {...line} />
      <circle cx="17.5" cy="16" r="11.5" fill="#ffcf3f" {...line} />
      <circle cx="15" cy="13.5" r="3.8" fill="#fff" {...line} />
    </>
  ),
  umbrella: (
    <>
      <path d="M24 22v16.5c0 3.3 1.8 5 4.5 5s4.5-1.7 4.5-4.5" fill="none" {...line} strokeWidth={4} />
      <path
        d="M4.5 25C5.5 13.5 13 7 24 7s18.5 6.5 19.5 18c-3.5-3-7-3-9.8 0-3-3.5-7-3.5-9.7 0-2.7-3.5-6.7-3.5-9.7 0-2.8-3-6.3-3-9.8 0z"
        fill="#8f6bff"
        {...line}
      />
      <path d="M24 3.5V7" fill="none" {...line} />
      {shine('M11 18c1.5-2.8 3.5-4.5 6-5.5')}
    </>
  ),
}

/** Decoration: the text or the button around it says its name. */
export const DoorPicture = ({ name }: { name: Name }) => (
  <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
    {drawings[name]}
  </svg>
)
