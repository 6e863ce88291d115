const word = 'secret'

/** Calls back when the letters of the secret word are typed in a row, anywhere on the page. */
export const watchForSecretWord = (onFound: () => void): void => {
  let typed = ''
  const listen = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    // Typing there must stay private.
    if ((event.target as HTMLInputElement).type === 'password') return
    typed = (typed + event.key.toLowerCase()).slice(-word.length)
    if (typed !== word) return
    typed = ''
    onFound()
  }
  addEventListener('keydown', listen)
}
