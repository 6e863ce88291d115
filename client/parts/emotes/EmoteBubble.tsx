import { useEffect, useRef } from 'react'
import type { Emote } from '../../../rooms/shared/contract/lobbyPlay.ts'
import styles from './EmoteBubble.module.css'
import { EmotePicture } from './EmotePicture.tsx'

const shownMs = 1900

/** Shows above its slime for a moment, also with reduced motion. */
export const EmoteBubble = ({ emote, onEnd }: { emote: Emote; onEnd: () => void }) => {
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    const ending = setTimeout(() => end.current(), shownMs)
    return () => clearTimeout(ending)
  }, [])
  return (
    <span className={styles.bubble} data-emote={emote} aria-hidden="true">
      <EmotePicture emote={emote} />
    </span>
  )
}
