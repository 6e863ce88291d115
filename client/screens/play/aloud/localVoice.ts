/** What is known of a voice of this device. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'voiceURI'>

/** It is understood, and nobody likes to listen to it. */
const isTinny = ({ voiceURI }: Voice): boolean => /espeak/i.test(voiceURI)

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** A voice of the device itself, in the first language of its owner that has one: any other sends the text away. */
export function localVoice<Known extends Voice>(
  voices: readonly Known[],
  languages: readonly string[],
): Known | undefined {
  const local = voices.filter(({ localService }) => localService)
  const best = (some: readonly Known[]) =>
    some.find((voice) => voice.default && !isTinny(voice)) ?? some.find((voice) => !isTinny(voice)) ?? some[0]
  for (const language of languages) {
    const found = best(local.filter(({ lang }) => languageOf(lang) === languageOf(language)))
    if (found) return found
  }
  return best(local)
}
