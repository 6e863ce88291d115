const word = 'secret'

/** Typing there must stay private. */
const isPassword = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'password'

/** Calls back when the letters of the secret word are typed in a row, anywhere on the page. Returns how to stop. */
export const watchForSecretWord = (onFound: () => void): (() => void) => {
  let typed = ''
  const listen = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    if (isPassword(event.target)) return
    typed = (typed + event.key.toLowerCase()).slice(-word.length)
    if (typed !== word) return
    typed = ''
    onFound()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
