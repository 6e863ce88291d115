import type { SlimeAct } from '../../rooms/shared/contract/lobbyPlay.ts'
import { onGameEvent } from './gameEvents.ts'

type Watcher = (act: SlimeAct) => void

const watchers = new Map<string, Watcher>()

/** Tells about one slime only, so that a class that taps redraws just the slimes that hop. */
export function watchSlime(player: string, watcher: Watcher): () => void {
  if (watchers.size === 0) listen()
  watchers.set(player, watcher)
  return () => {
    if (watchers.get(player) === watcher) watchers.delete(player)
    if (watchers.size === 0) stop?.()
  }
}

let stop: (() => void) | undefined

function listen(): void {
  stop?.()
  stop = onGameEvent('slimes-tapped', (taps) => {
    for (const [player, act] of taps) watchers.get(player)?.(act)
  })
}
