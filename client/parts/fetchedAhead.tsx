import { type ComponentType, lazy, useState } from 'react'
import { inTime } from '../net/lateCode.ts'
import type { GameView } from '../state/gameView.ts'

type Shown = { view: GameView }

type FetchedAhead = { bring: () => Promise<unknown>; part: () => ComponentType<Shown> }

/**
 * A part of a game whose code is fetched before it is shown. React asks for the code of a lazy part when it first draws it,
 * and shows the fallback even when the code is here: the screen would be bare between two phases.
 */
export function fetchedAhead(load: () => Promise<ComponentType<Shown>>): FetchedAhead {
  let here: ComponentType<Shown> | undefined
  const bring = async () => {
    here ??= await load()
    return { default: here }
  }
  const late = lazy(inTime(bring))
  return { bring, part: () => here ?? late }
}

/** What it was when it was first drawn it stays: in exchange for another one it would begin anew. */
export const Fetched = ({ from, view }: Shown & { from: FetchedAhead }) => {
  const [Part] = useState(from.part)
  return <Part view={view} />
}
