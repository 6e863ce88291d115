import { useId, useMemo } from 'react'
import { fallbackLook } from '../../../rooms/shared/catalog/slimeLooks.ts'
import { useSlimeDrawing } from '../../slimes/slimeDrawing.ts'
import { partTexts } from '../../texts/parts.ts'
import styles from './Logo.module.css'

const sizes = { small: [160, 45], medium: [240, 68], large: [320, 90] } as const

type LogoProps = { size?: keyof typeof sizes /** On a dark ground. */; onDark?: boolean }

export const Logo = ({ size = 'small', onDark }: LogoProps) => {
  const [width, height] = sizes[size]
  const draw = useSlimeDrawing()
  const id = useId().replace(/\W/g, '')
  const slime = useMemo(() => ({ __html: draw?.(fallbackLook, 'idle', id) ?? '' }), [draw, id])
  return (
    <svg
      className={styles.logo}
      width={width}
      height={height}
      viewBox="0 0 320 90"
      role="img"
      aria-label={partTexts.productName}
      data-ground={onDark ? 'dark' : 'light'}
    >
      <g transform="translate(-4 -4) scale(0.79)">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own generator */}
        <g dangerouslySetInnerHTML={slime} />
      </g>
      <g className={styles.cap} strokeLinejoin="round">
        <path d="M24 24v9c0 5 10 8 19 8s19-3 19-8v-9" fill="#4a22bd" strokeWidth="3" />
        <path d="M43 8L12 20l31 12 31-12z" fill="#6f43ee" strokeWidth="3" />
        <path d="M67 21v14" fill="none" stroke="#ffcf3f" strokeWidth="3.5" strokeLinecap="round" />
        <circle cx="67" cy="38" r="4" fill="#ffcf3f" strokeWidth="2" />
      </g>
      <text x="90" y={size === 'small' ? 60 : 52} className={styles.name}>
        <tspan className={styles.first}>Slime</tspan> <tspan className={styles.second}>School</tspan>
      </text>
      {size !== 'small' && (
        <text x="92" y="77" className={styles.tagline}>
          {partTexts.tagline}
        </text>
      )}
    </svg>
  )
}
