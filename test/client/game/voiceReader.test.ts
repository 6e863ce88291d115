import { beforeEach, expect, it, vi } from 'vitest'
import { voiceReader } from '../../../client/screens/play/aloud/voiceReader.ts'

interface Said {
  text: string
  onend?: () => void
  onerror?: () => void
}

let said: Said[] = []
vi.stubGlobal(
  'SpeechSynthesisUtterance',
  class {
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  },
)
vi.stubGlobal('speechSynthesis', { speak: (one: Said) => said.push(one), cancel: () => {} })

const voice = { lang: 'en' } as SpeechSynthesisVoice
let isReading = false
const { read, stop } = voiceReader((now) => {
  isReading = now
})

beforeEach(() => {
  said = []
  stop()
})

it('a question that is over before its formulas are in words is never read', async () => {
  const reading = read(voice, ['What is $x^2$?', 'A: $4$'])
  expect(isReading).toBe(true)
  stop()
  await reading
  expect(said).toEqual([])
  expect(isReading).toBe(false)
})

it('the next question is read alone, and the voice of the one before does not end it', async () => {
  await read(voice, ['What is red?', 'A: Mars'])
  const [first] = said
  said = []
  const [late, next] = [read(voice, ['What is $x$?']), read(voice, ['What is blue?'])]
  await Promise.all([late, next])
  first?.onerror?.()
  expect(said.map(({ text }) => text)).toEqual(['What is blue?'])
  expect(isReading).toBe(true)
  said[0]?.onend?.()
  expect(isReading).toBe(false)
})
