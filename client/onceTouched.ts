import { calmHands } from './parts/hands/calmHands.ts'
import { playCue } from './state/sound.ts'

const clickAnything = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button, a, [role="menuitem"]')) playCue('click')
}

// No page needs these before a user touches it.
calmHands()
addEventListener('click', clickAnything)
