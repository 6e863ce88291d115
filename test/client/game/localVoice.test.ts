import { expect, it } from 'vitest'
import { localVoice } from '../../../client/screens/play/aloud/localVoice.ts'

const voice = (lang: string, over: Partial<SpeechSynthesisVoice> = {}) => ({
  lang,
  localService: true,
  default: false,
  voiceURI: `voice-${lang}`,
  ...over,
})

it('reads in a voice of the device itself, and in none where it has none', () => {
  expect(localVoice([voice('en-US', { localService: false })], ['en'])).toBeUndefined()
  expect(localVoice([], ['en'])).toBeUndefined()
})

it('takes the first language of its owner that has a voice, and any where none has', () => {
  const voices = [voice('en-US', { default: true }), voice('de-DE'), voice('fr-FR', { localService: false })]
  expect(localVoice(voices, ['fr-FR', 'de', 'en'])?.lang).toBe('de-DE')
  expect(localVoice(voices, ['pl'])?.lang).toBe('en-US')
  expect(localVoice([voice('en_GB')], ['en-US'])?.lang).toBe('en_GB')
})

it('reads a text in a voice of its language, and in none where there is no such voice', () => {
  const voices = [voice('en-US', { default: true }), voice('es-MX'), voice('fr-FR', { localService: false })]
  expect(localVoice(voices, ['en'], 'es')?.lang).toBe('es-MX')
  expect(localVoice(voices, ['en'], 'fr')).toBeUndefined()
  expect(localVoice(voices, ['de'], 'en-x-easy')?.lang).toBe('en-US')
})

it('takes a tinny voice last', () => {
  const tinny = voice('en-US', { default: true, voiceURI: 'eSpeak English' })
  expect(localVoice([tinny, voice('en-GB')], ['en'])?.lang).toBe('en-GB')
  expect(localVoice([tinny], ['en'])?.lang).toBe('en-US')
})
