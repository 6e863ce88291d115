import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { inTime } from '../net/lateCode.ts'

export type FetchedAhead<Props> = {
  bring: () => Promise<unknown>
  /** Loads the part before it is shown. If that fails, it is loaded again when it is needed. */
  expect: () => void
  here: () => ComponentType<Props> | undefined
  /** The part is shown now. */
  need: () => Promise<ComponentType<Props>>
}

/**
 * A part of a page that is loaded after the page, but mostly before it is shown. React's `lazy` shows its fallback even if the
 * code is here, and keeps it for a third of a second: pages would open later, and the screen would be empty between two phases.
 * `plain` replaces a part that cannot be loaded.
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  plain?: ComponentType<Props>,
): FetchedAhead<Props> {
  let here: ComponentType<Props> | undefined
  const bring = async () => {
    here ??= await load()
    return here
  }
  const expect = () => void bring().catch(() => {})
  return { bring, expect, here: () => here, need: plain ? () => bring().catch(() => plain) : inTime(bring) }
}

type FetchedProps<Props> = { from: FetchedAhead<Props>; props: Props; meanwhile?: ReactNode }

/** Keeps the part it was first drawn with, because another component would start anew. */
export function Fetched<Props extends object>({ from, props, meanwhile = null }: FetchedProps<Props>) {
  const [Part, setPart] = useState(from.here)
  const isHere = Part !== undefined
  useEffect(() => {
    if (isHere) return
    let isWanted = true
    from.need().then(
      (part) => {
        if (isWanted) setPart(() => part)
      },
      (why) => {
        // Thrown while drawing, so that the error boundary around it sees it.
        if (isWanted)
          setPart(() => {
            throw why
          })
      },
    )
    return () => {
      isWanted = false
    }
  }, [isHere, from])
  return Part ? <Part {...props} /> : meanwhile
}
