import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** Without its code a formula is read as it was written. */
type Wording = { text: string; isSaid?: boolean | undefined }

const Formulas = lazy<ComponentType<Wording>>(() =>
  import('./WithFormulas.tsx').catch(() => ({ default: ({ text }: Wording) => text })),
)

/**
 * The text of a question or an answer, with its formulas drawn; or where it is only said, with words for them. The part that
 * can is fetched by the first formula.
 */
export const worded = (text: string, isSaid?: boolean): ReactNode =>
  /\$\S.*\$(?!\d)/.test(text) ? (
    <Suspense fallback={!isSaid && text}>
      <Formulas text={text} isSaid={isSaid} />
    </Suspense>
  ) : (
    text
  )
