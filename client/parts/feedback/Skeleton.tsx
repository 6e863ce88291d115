import { partTexts } from '../../texts/parts.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = { height?: number | string; width?: number | string; round?: boolean }

const Skeleton = ({ height = 20, width = '100%', round }: SkeletonProps) => (
  <span className={styles.bone} style={{ height, width, borderRadius: round ? '50%' : undefined }} />
)

type SkeletonListProps = { count?: number; height?: number; columns?: boolean }

/** Stands in the place of a list and has its height, so that nothing jumps when the list comes. */
export const SkeletonList = ({ count = 3, height = 76, columns }: SkeletonListProps) => (
  <div className={columns ? styles.columns : styles.rows} role="status">
    <span className="unseen">{partTexts.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <Skeleton key={index} height={height} />
    ))}
  </div>
)
