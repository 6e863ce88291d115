type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'voiceURI'>

/** Can be understood, but is unpleasant to listen to. */
const isTinny = ({ voiceURI }: Voice): boolean => /espeak/i.test(voiceURI)

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/**
 * Chooses a voice of the device itself, because any other sends the text away. It speaks the language of the questions. If the
 * author has not set one, it speaks the user's first language that has a voice.
 */
export function localVoice<Known extends Voice>(
  voices: readonly Known[],
  languages: readonly string[],
  written?: string,
): Known | undefined {
  const local = voices.filter(({ localService }) => localService)
  const best = (some: readonly Known[]) =>
    some.find((voice) => voice.default && !isTinny(voice)) ?? some.find((voice) => !isTinny(voice)) ?? some[0]
  const speaking = (language: string) => best(local.filter(({ lang }) => languageOf(lang) === languageOf(language)))
  // No other language will do: read by a foreign voice, the text could not be understood.
  if (written) return speaking(written)
  for (const language of languages) {
    const found = speaking(language)
    if (found) return found
  }
  return best(local)
}
