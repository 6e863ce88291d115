/** Installs the shell for offline visits. In development there is none, so that nothing old is served. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/serviceWorker.js').catch(() => {
      // Private windows refuse it; the product works without.
    })
  })
}
