import { useEffect, useState } from 'react'
import { answerLetters } from '../../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../../parts/Button.tsx'
import { readAloudTexts as texts } from '../../../texts/game/readAloud.ts'
import { isReadTo } from './isReadTo.ts'
import { localVoice } from './localVoice.ts'

type ReadAloudProps = { text: string; answers: readonly string[]; language: string | undefined }

/** The first list is empty on many devices, and the whole one comes later. */
const useVoice = (language: string | undefined): SpeechSynthesisVoice | undefined => {
  const [voices, setVoices] = useState(() => globalThis.speechSynthesis?.getVoices() ?? [])
  useEffect(() => {
    if (!globalThis.speechSynthesis) return
    const listen = () => setVoices(speechSynthesis.getVoices())
    speechSynthesis.addEventListener('voiceschanged', listen)
    return () => speechSynthesis.removeEventListener('voiceschanged', listen)
  }, [])
  return localVoice(voices, navigator.languages, language)
}

/** Replaces formulas by words. If that module cannot be loaded, the sentences stay as they are written. */
async function inWords(sentences: readonly string[]): Promise<readonly string[]> {
  if (!sentences.some((sentence) => sentence.includes('$'))) return sentences
  const formulas = await import('../../../parts/formulas/spokenText.ts').catch(() => null)
  return formulas ? sentences.map(formulas.spokenText) : sentences
}

type Said = { voice: SpeechSynthesisVoice | undefined; text: string; answers: readonly string[] }

/** For a pupil who has this aid, reading begins by itself. */
const useReading = ({ voice, text, answers }: Said) => {
  const [isReading, setReading] = useState(false)
  const read = async (by: SpeechSynthesisVoice) => {
    speechSynthesis.cancel()
    setReading(true)
    const sentences = await inWords([text, ...answers.map((answer, place) => `${answerLetters[place]}: ${answer}`)])
    for (const [at, sentence] of sentences.entries()) {
      const said = new SpeechSynthesisUtterance(sentence)
      said.voice = by
      said.lang = by.lang
      // This happens if the player has not touched the page yet: until then browsers do not let it speak.
      said.onerror = () => setReading(false)
      if (at === sentences.length - 1) said.onend = () => setReading(false)
      speechSynthesis.speak(said)
    }
  }
  const stop = () => {
    speechSynthesis.cancel()
    setReading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, as soon as there is a voice
  useEffect(() => {
    if (voice && isReadTo()) void read(voice)
    // Stop here, so that this voice does not talk into the next question.
    return () => globalThis.speechSynthesis?.cancel()
  }, [voice?.voiceURI])
  return { isReading, read, stop }
}

/** We wait this long before we say that there is no voice: voices may still be loading. */
const voicePatienceMs = 2_000

const NoVoice = () => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const late = setTimeout(() => setLate(true), voicePatienceMs)
    return () => clearTimeout(late)
  }, [])
  return isLate && <small>{texts.noVoice}</small>
}

/** Reads question and answers in a voice of this device. Without one it has no button; a pupil with this aid hears why. */
export default function ReadAloud({ text, answers, language }: ReadAloudProps) {
  const voice = useVoice(language)
  const { isReading, read, stop } = useReading({ voice, text, answers })
  if (!voice) return isReadTo() && <NoVoice />
  return (
    <Button
      size="small"
      icon={isReading ? 'soundOff' : 'soundOn'}
      onClick={() => (isReading ? stop() : void read(voice))}
    >
      {isReading ? texts.stop : texts.read}
    </Button>
  )
}
