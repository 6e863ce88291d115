import { calmHands } from './parts/hands/calmHands.ts'
import { playCue } from './state/sound.ts'

const clickAnything = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button, a, [role="menuitem"]')) playCue('click')
}

// What no page needs before a hand has come to it.
calmHands()
addEventListener('click', clickAnything)
