import type { EffectName } from '../sound/effects/patches.ts'
import type { MusicWish } from '../sound/MusicPlayer.ts'
import { useSound, withDesk } from './sound.ts'

export type { EffectName, MusicWish }

export const playEffect = (name: EffectName): void => {
  const askedAt = performance.now()
  withDesk((desk) => desk.effect(name, askedAt))
}

let wish: MusicWish | null = null

/** Sets the music from now on. It waits for the first touch, and for the sound to be turned on. */
export function setMusic(next: MusicWish | null): void {
  if (wish === null && next === null) return
  wish = next
  withDesk((desk) => desk.play(wish))
}

const bringMusic = (): void => {
  if (wish) withDesk((desk) => desk.play(wish))
}

if (typeof window !== 'undefined') {
  for (const touch of ['click', 'keydown']) window.addEventListener(touch, bringMusic, { once: true })
  useSound.subscribe(bringMusic)
}
