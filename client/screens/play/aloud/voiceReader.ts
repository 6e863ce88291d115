/** Replaces formulas by words. If that module cannot be loaded, the sentences stay as they are written. */
async function inWords(sentences: readonly string[]): Promise<readonly string[]> {
  if (!sentences.some((sentence) => sentence.includes('$'))) return sentences
  const formulas = await import('../../../parts/formulas/spokenText.ts').catch(() => null)
  return formulas ? sentences.map(formulas.spokenText) : sentences
}

/** Reads one text at a time. A text that is stopped while it waits for the words of its formulas is never spoken. */
export function voiceReader(onReading: (isReading: boolean) => void) {
  let texts = 0
  const stop = () => {
    texts++
    globalThis.speechSynthesis?.cancel()
    onReading(false)
  }
  const read = async (by: SpeechSynthesisVoice, sentences: readonly string[]) => {
    stop()
    const own = texts
    onReading(true)
    const spoken = await inWords(sentences)
    const isOver = () => own !== texts
    if (isOver()) return
    const end = () => !isOver() && onReading(false)
    for (const [at, sentence] of spoken.entries()) {
      const said = new SpeechSynthesisUtterance(sentence)
      said.voice = by
      said.lang = by.lang
      // This happens if the player has not touched the page yet: until then browsers do not let it speak.
      said.onerror = end
      if (at === spoken.length - 1) said.onend = end
      speechSynthesis.speak(said)
    }
  }
  return { read, stop }
}
