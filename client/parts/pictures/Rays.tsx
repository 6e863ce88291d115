import { joinClasses } from '../joinClasses.ts'
import styles from './Rays.module.css'

const rays = Array.from({ length: 12 }, (_, index) => index * 30)

/** Rays that turn behind a prize. */
export const Rays = ({ className }: { className?: string | undefined }) => (
  <svg className={joinClasses(styles.rays, className)} viewBox="-100 -100 200 200" aria-hidden="true">
    {rays.map((turn) => (
      <path key={turn} d="M0 0L-14 -110H14Z" transform={`rotate(${turn})`} />
    ))}
  </svg>
)
