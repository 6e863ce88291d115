import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchConnection } from './net/connection.ts'
import { watchStyles } from './net/ownCode/lateStyles.ts'
import { watchReachability } from './net/reachability.ts'
import { registerServiceWorker } from './net/serviceWorker.ts'
import { keepFocusAfterBusy } from './parts/dialog/focusAfterBusy.ts'
import { keepTranslated } from './parts/translated.ts'
import { preloadPage } from './routes.ts'
import { readStored } from './state/kept/storage.ts'
import { watchForSecretWord } from './state/secretWord.ts'
import { userKey } from './state/session.ts'
import { showToast } from './state/toasts.ts'
import { shellTexts } from './texts/shell.ts'

const secretToastMs = 5000

const page = preloadPage(location.pathname)
keepTranslated()
keepFocusAfterBusy()
watchConnection()
watchReachability()
watchStyles()
// If this part cannot be loaded, the page shows what it knew last.
if (readStored(userKey))
  import('./state/account.ts').then(
    ({ verifySession }) => verifySession(),
    () => {},
  )
registerServiceWorker()

const root = document.getElementById('root')
if (root)
  void page.then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )

// Started here, so that it hears the first letter that is typed.
watchForSecretWord(() => showToast(shellTexts.secretTitle, 'success', secretToastMs))

// A mouse moves before it presses, so this is there in time. Without it everything can still be pressed.
for (const touch of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(touch, () => import('./onceTouched.ts').catch(() => {}), { once: true })
