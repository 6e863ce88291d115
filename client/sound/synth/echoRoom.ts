import { noiseOf } from './noise.ts'

const seconds = 1

/** A room with an echo of one second, made of noise that dies away. */
export function echoRoom(audio: BaseAudioContext): ConvolverNode {
  const buffer = audio.createBuffer(1, Math.floor(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  const noise = noiseOf(audio).getChannelData(0)
  for (let index = 0; index < samples.length; index++)
    samples[index] = (noise[index % noise.length] ?? 0) * (1 - index / samples.length) ** 3
  const room = audio.createConvolver()
  room.buffer = buffer
  return room
}
