import { existsSync } from 'node:fs'
import { installFromDebian } from '../../debian.ts'

/** The same pages without the window around them, which no test sees: a fifth less work for the processor. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const found = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

const fonts = ['fonts-noto-color-emoji', 'fonts-liberation']

/** The Chromium or Chrome of this machine. If possible, the lightest one is installed from Debian's packages. */
export function findBrowser(): string {
  const light = found(places.slice(0, 2))
  if (light) return light
  if (installFromDebian('Chromium', 'chromium-headless-shell', ...fonts) && found([headlessShell])) return headlessShell
  const path = found(places) ?? (installFromDebian('Chromium', 'chromium', ...fonts) ? found(places) : undefined)
  if (path) return path
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one (Debian, Ubuntu: apt-get install chromium), or name it in CHROMIUM_PATH.',
  )
}

/** Flags for a browser without a screen, a GPU or a network beyond this machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${[
    // Without this, a page that a test serves itself would count as a foreign page that reaches into the machine.
    'LocalNetworkAccessChecks',
    // Two pages behind the address bar of each window, which no test sees and which cost as much as the window itself.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ]}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
