import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

type QrCodeProps = { text: string; label: string; className?: string | undefined }

/** Dark on white in every theme, because scanners need it. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { size, path } = useMemo(() => drawQr(text), [text])
  return (
    <span className={[styles.code, className ?? ''].join(' ')}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="#180e38" />
      </svg>
    </span>
  )
}

function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  let path = ''
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) path += `M${x} ${y}h1v1h-1z`
    })
  })
  return { size, path }
}
