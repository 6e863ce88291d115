import { playEffect } from '../../../state/gameSound.ts'

/** If many players tap at once, the room hears one sound for all. */
const apartMs = 700
let heardAt = Number.NEGATIVE_INFINITY

export function hearBubble(): void {
  const now = performance.now()
  if (now - heardAt < apartMs) return
  heardAt = now
  playEffect('bubble')
}
