import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** Without its code a formula is read as it was written. */
type Wording = { text: string; isSaid?: boolean | undefined }

const Formulas = lazy<ComponentType<Wording>>(() =>
  import('./WithFormulas.tsx').catch(() => ({ default: ({ text }: Wording) => text })),
)

const drawn = (text: string, isSaid?: boolean): ReactNode =>
  /\$\S.*\$(?!\d)/.test(text) ? (
    <Suspense fallback={!isSaid && text}>
      <Formulas text={text} isSaid={isSaid} />
    </Suspense>
  ) : (
    text
  )

/**
 * The text of a question or an answer, with its formulas drawn; or where it is only said, with words for them. The part that
 * can is fetched by the first formula. `lang`: in which it is written, where that is not said of what stands around it.
 */
export const worded = (text: string, lang?: string, isSaid?: boolean): ReactNode =>
  lang ? <span lang={lang}>{drawn(text, isSaid)}</span> : drawn(text, isSaid)
