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
        d="M24 3.500v6M24 38.500v6M3.500 24h6M38.500 24h6M9.500 9.500l4.300 4.300M34.200 34.200l4.300 4.300M9.500 38.500l4.300-4.300M34.200 13.800l4.300-4.300"
        fill="none"
        {...line}
        strokeWidth={4}
      />
      <circle cx="24" cy="24" r="10" fill="#ffcf3f" {...line} />
      {shine('M18.500 22c.6-2.300 2-3.700 4-4.300')}
    </>
  ),
  moon: (
    <>
      <path
        d="M32 6.500C20 4 8.500 12.500 8.500 24.500S18 43.500 28 43c5.500-.3 9.700-2.700 12.500-6.500C24 37.500 18.500 19 32 6.500z"
        fill="#b9a4ff"
        {...line}
      />
      {shine('M14 27c-.7-5.500 1.500-10 5-12.500')}
    </>
  ),
  star: (
    <>
      <path
        d="M24 5.500l5.600 11.800 12.900 1.700-9.400 9 2.300 12.800L24 34.600l-11.400 6.200 2.300-12.800-9.400-9 12.900-1.700z"
        fill="#ff9a3d"
        {...line}
      />
      {shine('M18.500 21l3-6.500')}
    </>
  ),
  cloud: (
    <>
      <path
        d="M13 37.500c-5.500 0-9-3.500-9-8s3.500-8 8-8c.5-6.500 5-11 11.500-11 6 0 10 3.500 11.500 9 5.500 0 9 4 9 9s-4 9-9.500 9z"
        fill="#dff2ff"
        {...line}
      />
      <path d="M12 30c0-2.300 1.200-3.700 3-4.300" fill="none" stroke="#7cc8f2" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  tree: (
    <>
      <path d="M20.500 30h7v14h-7z" fill="#b5763a" {...line} />
      <path d="M24 3.500L9.500 20.500H15L6.500 33.500h35L33 20.500h5.500z" fill="#2fbf7f" {...line} />
      {shine('M20 13.500l3-3.800')}
    </>
  ),
  flower: (
    <>
      <path
        d="M24 27v17.500M24 42.500c-6.500 0-10.500-3-11.500-8.500 6.500 0 10.500 3 11.500 8.500z"
        fill="#2fbf7f"
        {...line}
      />
      <circle cx="24" cy="9.500" r="6" fill="#ff7da6" {...line} />
      <circle cx="32.500" cy="15.500" r="6" fill="#ff7da6" {...line} />
      <circle cx="29" cy="25" r="6" fill="#ff7da6" {...line} />
      <circle cx="19" cy="25" r="6" fill="#ff7da6" {...line} />
      <circle cx="15.500" cy="15.500" r="6" fill="#ff7da6" {...line} />
      <circle cx="24" cy="18" r="6" fill="#ffcf3f" {...line} />
    </>
  ),
  fish: (
    <>
      <path d="M33 24l10.500-9v18z" fill="#3fb6ff" {...line} />
      <path
        d="M4.500 24C9 15 15.500 11 22.500 11S34 16 37 24c-3 8-7.500 13-14.500 13S9 33 4.500 24z"
        fill="#3fb6ff"
        {...line}
      />
      <path d="M24.500 17.500c3.500 3.500 3.500 9.500 0 13" fill="none" {...line} />
      <circle cx="14" cy="22" r="2.600" fill={ink} />
    </>
  ),
  boat: (
    <>
      <path d="M22 5.500v25H7.500C9 20.500 14 11.500 22 5.500z" fill="#fff4d1" {...line} />
      <path d="M27 12c5.500 4 9 10.500 10.500 18.500H27z" fill="#ff5c86" {...line} />
      <path d="M4.500 34.500h39c-1 5.500-5 8.500-10 8.500h-19c-5 0-9-3-10-8.500z" fill="#b5763a" {...line} />
    </>
  ),
  house: (
    <>
      <path d="M9.500 22.500h29v20h-29z" fill="#fff4d1" {...line} />
      <path d="M4.500 24L24 6l19.500 18z" fill="#e2485f" {...line} />
      <path d="M20 42.500V30.500h8v12z" fill="#8f6bff" {...line} />
    </>
  ),
  apple: (
    <>
      <path
        d="M24 16.500c-3-2.500-6-3.200-9-2.200C9.500 16 7 21 7.500 27c.7 8.500 6 16 11.500 16 2 0 3.300-1 5-1s3 1 5 1c5.500 0 10.800-7.500 11.500-16 .5-6-2-11-7.500-12.700-3-1-6-.3-9 2.200z"
        fill="#e2485f"
        {...line}
      />
      <path
        d="M24 16.500c-.5-4.500.5-8 3-11M27 10c2-4 5.500-5.500 9.500-4.500-1 4-4.500 6-9.500 4.500z"
        fill="#2fbf7f"
        {...line}
      />
      {shine('M13 26c-.2-3.200 1-5.500 3.200-6.500')}
    </>
  ),
  key: (
    <>
      <path d="M23 25.500l5-5L42.500 35v5.500H37l-2-2-3.500 1-1-4-4 .5z" fill="#ffcf3f" {...line} />
      <circle cx="17.500" cy="16" r="11.500" fill="#ffcf3f" {...line} />
      <circle cx="15" cy="13.500" r="3.800" fill="#fff" {...line} />
    </>
  ),
  umbrella: (
    <>
      <path d="M24 22v16.500c0 3.300 1.800 5 4.500 5s4.500-1.700 4.500-4.500" fill="none" {...line} strokeWidth={4} />
      <path
        d="M4.500 25C5.500 13.500 13 7 24 7s18.500 6.500 19.500 18c-3.500-3-7-3-9.800 0-3-3.500-7-3.500-9.700 0-2.700-3.500-6.700-3.500-9.700 0-2.800-3-6.300-3-9.800 0z"
        fill="#8f6bff"
        {...line}
      />
      <path d="M24 3.500V7" fill="none" {...line} />
      {shine('M11 18c1.500-2.800 3.500-4.500 6-5.500')}
    </>
  ),
}

/** Decoration: the text or the button around it says its name. */
export const DoorPicture = ({ name }: { name: Name }) => (
  <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
    {drawings[name]}
  </svg>
)
