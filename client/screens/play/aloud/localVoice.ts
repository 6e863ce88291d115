/** What is known of a voice of this device. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'voiceURI'>

/** It is understood, but unpleasant to listen to. */
const isTinny = ({ voiceURI }: Voice): boolean => /espeak/i.test(voiceURI)

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/**
 * A voice of the device itself: any other sends the text away. It speaks the language of the questions, and where the author
 * has not said which that is, the first one of its owner that has a voice.
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
  // A text that is read in another language is not understood.
  if (written) return speaking(written)
  for (const language of languages) {
    const found = speaking(language)
    if (found) return found
  }
  return best(local)
}
