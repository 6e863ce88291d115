/** `size` is in pixels where letters have their usual size: an icon grows with the letters beside it. */
export type IconShapeProps = { d: string; size: number; className?: string | undefined }

/** Always decoration: what it means is said by the text beside it or by the label of its button. */
export const IconShape = ({ d, size, className }: IconShapeProps) => (
  <svg
    aria-hidden="true"
    data-icon=""
    className={className}
    width={size}
    height={size}
    style={{ '--icon': size }}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={d} />
  </svg>
)
