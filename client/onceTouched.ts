import { calmHands } from './parts/hands/calmHands.ts'
import { watchForSecretWord } from './state/secretWord.ts'
import { playCue } from './state/sound.ts'
import { showToast } from './state/toasts.ts'
import { shellTexts } from './texts/shell.ts'

const secretToastMs = 5000

const clickAnything = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button, a, [role="menuitem"]')) playCue('click')
}

// What no page needs before a hand has come to it.
calmHands()
addEventListener('click', clickAnything)
watchForSecretWord(() => showToast(shellTexts.secretTitle, 'success', secretToastMs))
