/** `size` is in pixels at the usual size of letters. An icon grows with the letters beside it. */
export type IconShapeProps = { d: string; size: number; className?: string | undefined }

/** Always decoration: the text beside it or the label of its button says what it means. */
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
