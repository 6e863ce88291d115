const word = 'secret'

/** Calls back when the letters of the secret word are typed in a row, anywhere on the page. */
export const watchForSecretWord = (onFound: () => void): void => {
  let typed = ''
  let isTold = false
  const hear = (letters: string, target: EventTarget | null) => {
    // What a user types into a password field stays private.
    if ((target as HTMLInputElement).type === 'password') return
    typed = (typed + letters.toLowerCase()).slice(-word.length)
    if (typed !== word) return
    typed = ''
    onFound()
  }
  // When a browser fills in a form, it sends key events without a key.
  addEventListener('keydown', ({ key = '', ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    isTold = key.length === 1
    if (isTold && !ctrlKey && !metaKey && !altKey) hear(key, target)
  })
  // Most phones send no names of keys. There the input event tells the letter, or the whole word so far.
  addEventListener('input', (event) => {
    if (!isTold) hear((event as InputEvent).data ?? '', event.target)
  })
}
