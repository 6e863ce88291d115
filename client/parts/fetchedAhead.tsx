import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { inTime } from '../net/lateCode.ts'

export type FetchedAhead<Props> = {
  bring: () => Promise<unknown>
  /** Before it is shown: what does not come is asked for again when it is. */
  expect: () => void
  here: () => ComponentType<Props> | undefined
  /** To be shown now. */
  need: () => Promise<ComponentType<Props>>
}

/**
 * A part of a page that comes later than the page, and mostly before it is shown. React's `lazy` has a fallback shown even
 * when the code is here, and leaves a fallback on the screen for a third of a second: each page would open so much later,
 * and the screen would be bare between two phases. `plain` stands in for a part that does not come.
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

/** What it was when it was first drawn it stays: in exchange for another one it would begin anew. */
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
        // For the boundary around it.
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
