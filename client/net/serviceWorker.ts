/** Installs the shell for offline visits. Not in development, where it would serve old files. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/serviceWorker.js').catch(() => {
      // Private windows refuse it; the product works without.
    })
  })
}
