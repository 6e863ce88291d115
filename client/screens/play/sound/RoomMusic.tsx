import { useEffect, useRef } from 'react'
import { wantsStillness } from '../../../parts/wantsStillness.ts'
import { setMusic } from '../../../state/gameSound.ts'
import type { GameView } from '../../../state/gameView.ts'
import { loadModeScreen } from '../useModeScreen.ts'
import { musicOf } from './soundtrack.ts'

/** Plays the music for the moment. This component draws nothing. */
export default function RoomMusic({ view }: { view: GameView }) {
  const began = useRef<number | null>(null)
  if (view.phase === 'finished') began.current ??= performance.now()
  const wish = musicOf(view, { beganAt: began.current ?? 0, isStill: wantsStillness() || view.asked === null })
  const said = JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is the same as long as it says the same
  useEffect(() => {
    if (!wish) return setMusic(null)
    const { mode, ...music } = wish
    let isWanted = true
    // If it cannot be loaded, the game goes on without music.
    loadModeScreen(mode).then(
      ({ music: world }) => isWanted && setMusic({ ...music, world }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [said])
  useEffect(() => () => setMusic(null), [])
  return null
}
