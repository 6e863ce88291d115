import { useEffect, useState } from 'react'
import { answerLetters } from '../../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../../parts/Button.tsx'
import { readAloudTexts as texts } from '../../../texts/game/readAloud.ts'
import { localVoice } from './localVoice.ts'

type ReadAloudProps = { text: string; answers: readonly string[]; language: string | undefined }

/** The first list is empty on many devices, and the whole one comes later. */
const useVoice = (language: string | undefined): SpeechSynthesisVoice | undefined => {
  const [voices, setVoices] = useState(() => speechSynthesis.getVoices())
  useEffect(() => {
    const listen = () => setVoices(speechSynthesis.getVoices())
    speechSynthesis.addEventListener('voiceschanged', listen)
    return () => speechSynthesis.removeEventListener('voiceschanged', listen)
  }, [])
  return localVoice(voices, navigator.languages, language)
}

/** As they are written, where what reads formulas does not come. */
async function inWords(sentences: readonly string[]): Promise<readonly string[]> {
  if (!sentences.some((sentence) => sentence.includes('$'))) return sentences
  const formulas = await import('../../../parts/formulas/spokenText.ts').catch(() => null)
  return formulas ? sentences.map(formulas.spokenText) : sentences
}

/** Question and answers in a voice of this device. Where it has none there is no button. */
export default function ReadAloud({ text, answers, language }: ReadAloudProps) {
  const voice = useVoice(language)
  const [isReading, setReading] = useState(false)
  // The next question is not spoken over.
  useEffect(() => () => speechSynthesis.cancel(), [])
  if (!voice) return null
  const read = async () => {
    speechSynthesis.cancel()
    if (isReading) return setReading(false)
    const sentences = await inWords([text, ...answers.map((answer, place) => `${answerLetters[place]}: ${answer}`)])
    for (const [at, sentence] of sentences.entries()) {
      const said = new SpeechSynthesisUtterance(sentence)
      said.voice = voice
      said.lang = voice.lang
      if (at === sentences.length - 1) said.onend = () => setReading(false)
      speechSynthesis.speak(said)
    }
    setReading(true)
  }
  return (
    <Button size="small" icon={isReading ? 'soundOff' : 'soundOn'} onClick={() => void read()}>
      {isReading ? texts.stop : texts.read}
    </Button>
  )
}
