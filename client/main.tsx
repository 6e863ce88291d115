import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchConnection } from './net/connection.ts'
import { watchStyles } from './net/ownCode/lateStyles.ts'
import { watchReachability } from './net/reachability.ts'
import { registerServiceWorker } from './net/serviceWorker.ts'
import { keepTranslated } from './parts/translated.ts'
import { preloadPage } from './routes.ts'
import { watchForSecretWord } from './state/secretWord.ts'
import { signedInUser } from './state/session.ts'
import { showToast } from './state/toasts.ts'
import { shellTexts } from './texts/shell.ts'

const secretToastMs = 5000

const page = preloadPage(location.pathname)
keepTranslated()
watchConnection()
watchReachability()
watchStyles()
// Without that part the page shows what was known last.
if (signedInUser())
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

// From the first letter on.
watchForSecretWord(() => showToast(shellTexts.secretTitle, 'success', secretToastMs))

// A mouse moves before it presses. Without this part everything can be pressed all the same.
for (const touch of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(touch, () => import('./onceTouched.ts').catch(() => {}), { once: true })
