import { playEffect } from '../../../state/gameSound.ts'

/** A class that talks all at once is heard as one that talks. */
const apartMs = 700
let heardAt = Number.NEGATIVE_INFINITY

export function hearBubble(): void {
  const now = performance.now()
  if (now - heardAt < apartMs) return
  heardAt = now
  playEffect('bubble')
}
