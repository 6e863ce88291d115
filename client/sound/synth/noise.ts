/** One second of noise for every drum and every gust: the same each time, so that a piece sounds as it was tried. */
const made = new WeakMap<BaseAudioContext, AudioBuffer>()

export function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = made.get(audio)
  if (known) return known
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 22222
  for (let index = 0; index < samples.length; index++) {
    state = (state * 1664525 + 1013904223) >>> 0
    samples[index] = state / 2 ** 31 - 1
  }
  made.set(audio, buffer)
  return buffer
}
