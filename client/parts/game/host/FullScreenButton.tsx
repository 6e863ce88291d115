import { useSyncExternalStore } from 'react'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'
import { Icon } from '../../pictures/Icon.tsx'

const watch = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
const isFull = () => document.fullscreenElement !== null

const toggle = () => {
  const change = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch(() => {
    // Some browsers refuse it, for example in kiosk mode. The board fits any window, so that does no harm.
  })
}

/** Not shown if the browser has no full screen, as on iPhones. */
export const FullScreenButton = ({ className }: { className?: string | undefined }) => {
  const full = useSyncExternalStore(watch, isFull)
  if (!document.fullscreenEnabled) return null
  const text = full ? gameHostTexts.leaveFullScreen : gameHostTexts.fullScreen
  return (
    <button type="button" className={className} onClick={toggle} title={text} data-once>
      <Icon name={full ? 'shrink' : 'expand'} />
      <span>{text}</span>
    </button>
  )
}
