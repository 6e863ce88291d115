import { type ComponentType, lazy, useState } from 'react'
import { inTime } from '../net/lateCode.ts'

type FetchedAhead<Props> = { bring: () => Promise<unknown>; part: () => ComponentType<Props> }

/**
 * A part of a game whose code is fetched before it is shown. React asks for the code of a lazy part when it first draws it,
 * and shows the fallback even when the code is here: the screen would be bare between two phases. `plain` stands in for
 * a part that does not come.
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  plain?: ComponentType<Props>,
): FetchedAhead<Props> {
  let here: ComponentType<Props> | undefined
  const bring = async () => {
    here ??= await load()
    return { default: here }
  }
  const late = lazy(plain ? () => bring().catch(() => ({ default: plain })) : inTime(bring))
  return { bring, part: () => here ?? late }
}

/** What it was when it was first drawn it stays: in exchange for another one it would begin anew. */
export function Fetched<Props extends object>({ from, props }: { from: FetchedAhead<Props>; props: Props }) {
  const [Part] = useState(from.part)
  return <Part {...props} />
}
