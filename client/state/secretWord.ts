const word = 'secret'

/** Calls back when the letters of the secret word are typed in a row, anywhere on the page. */
export const watchForSecretWord = (onFound: () => void): void => {
  let typed = ''
  let isTold = false
  const hear = (letters: string, target: EventTarget | null) => {
    // Typing there must stay private.
    if ((target as HTMLInputElement).type === 'password') return
    typed = (typed + letters.toLowerCase()).slice(-word.length)
    if (typed !== word) return
    typed = ''
    onFound()
  }
  // A browser that fills in a form says so by a key without a name.
  addEventListener('keydown', ({ key = '', ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    isTold = key.length === 1
    if (isTold && !ctrlKey && !metaKey && !altKey) hear(key, target)
  })
  // The keys of most phones have no names: there the field tells the letter, or the whole word so far.
  addEventListener('input', (event) => {
    if (!isTold) hear((event as InputEvent).data ?? '', event.target)
  })
}
