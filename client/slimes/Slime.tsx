import { memo, useId, useMemo } from 'react'
import { useBlinking } from './blinking.ts'
import type { Pose } from './poses.ts'
import styles from './Slime.module.css'
import { boxSize } from './slimeBox.ts'
import { useSlimeDrawing } from './slimeDrawing.ts'
import { lookNamed } from './variants.ts'

type SlimeProps = {
  /** The name key of a design; an unknown one is drawn as mint. */
  name: string
  /** Chrome 111 reads no `var()` in an attribute. */
  size?: number | `${number}em` | '100%' | `min(${string})` | `clamp(${string})`
  pose?: Pose
  /** Breathes and blinks, out of step with its neighbours. */
  lively?: boolean
  /** Screen readers say it; without it the picture is decoration. */
  label?: string
  className?: string
}

const beat = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4100, 7)

export const Slime = memo(function Slime({ name, size = 96, pose = 'idle', lively, label, className }: SlimeProps) {
  const id = useId().replace(/\W/g, '')
  const design = lookNamed(name)
  const draw = useSlimeDrawing()
  const markup = useMemo(() => ({ __html: draw?.(design, pose, id) ?? '' }), [draw, design, pose, id])
  const picture = useBlinking(lively === true)
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <svg
      ref={picture}
      {...named}
      className={[styles.slime, lively ? styles.lively : '', className ?? ''].join(' ')}
      width={size}
      height={size}
      viewBox={`0 0 ${boxSize} ${boxSize}`}
      style={lively ? { '--beat': `-${beat(id + name)}ms` } : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is drawn by our own generator from fixed designs
      dangerouslySetInnerHTML={markup}
    />
  )
})
