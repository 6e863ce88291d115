import { useEffect, useState } from 'react'
import { answerLetters } from '../../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../../parts/Button.tsx'
import { readAloudTexts as texts } from '../../../texts/game/readAloud.ts'
import { isReadTo } from './isReadTo.ts'
import { localVoice } from './localVoice.ts'
import { voiceReader } from './voiceReader.ts'

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

type Said = { voice: SpeechSynthesisVoice | undefined; text: string; answers: readonly string[] }

/** For a pupil who has this aid, reading begins by itself. */
const useReading = ({ voice, text, answers }: Said) => {
  const [isReading, setReading] = useState(false)
  const [reader] = useState(() => voiceReader(setReading))
  const read = (by: SpeechSynthesisVoice) =>
    reader.read(by, [text, ...answers.map((answer, place) => `${answerLetters[place]}: ${answer}`)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, as soon as there is a voice
  useEffect(() => {
    if (voice && isReadTo()) void read(voice)
    // Stop here, so that this voice does not talk into the next question.
    return reader.stop
  }, [voice?.voiceURI])
  return { isReading, read, stop: reader.stop }
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
