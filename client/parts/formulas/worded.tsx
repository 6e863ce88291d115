import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** If this code cannot be loaded, the formula stays as it was written. */
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
 * The text of a question or an answer with its formulas drawn, or in words if it is only said. The code for that is loaded with
 * the first formula. It runs in the direction of its own language. `lang`: that language, if the element around it does not say
 * it.
 */
export const worded = (text: string, lang?: string, isSaid?: boolean): ReactNode =>
  text && <bdi lang={lang}>{drawn(text, isSaid)}</bdi>
