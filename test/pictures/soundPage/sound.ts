import { type EffectName, type Patch, patches } from '../../../client/sound/effects/patches.ts'
import { lengthOf, playPatch } from '../../../client/sound/effects/playPatch.ts'
import { roomShare } from '../../../client/sound/MusicPlayer.ts'
import type { VoiceName } from '../../../client/sound/music/note.ts'
import { notesBetween } from '../../../client/sound/music/piece.ts'
import { type PieceName, pieces, secondsPerBeat } from '../../../client/sound/music/pieces.ts'
import { effectsTrim, limiterOf } from '../../../client/sound/SoundDesk.ts'
import { echoRoom } from '../../../client/sound/synth/echoRoom.ts'
import { Orchestra } from '../../../client/sound/synth/Orchestra.ts'
import { voices } from '../../../client/sound/synth/voices.ts'
import { modeScreen } from '../../client/modes/everyScreen.ts'
import type { Measured } from './soundOrder.ts'

/** For sounds that are checked sample by sample. */
const rate = 44_100
/** For minutes of music: half the rate gives the same loudness for half the work. */
const musicRate = 22_050
/** How long a limiter takes to settle after everything has started at once. */
const settledSeconds = 0.5
const decibels = (share: number): number => 20 * Math.log10(Math.max(share, 1e-6))
const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const strength = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Weighs samples like the ear, after the recommendation for broadcasting: low tones count less, high ones a little more. */
async function weighed(buffer: AudioBuffer): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, buffer.length, buffer.sampleRate)
  const source = new AudioBufferSourceNode(audio, { buffer })
  const low = new BiquadFilterNode(audio, { type: 'highpass', frequency: 60, Q: -6 })
  const high = new BiquadFilterNode(audio, { type: 'highshelf', frequency: 1700, gain: 4 })
  source.connect(low).connect(high).connect(audio.destination)
  source.start()
  return (await audio.startRendering()).getChannelData(0)
}

async function measured(buffer: AudioBuffer): Promise<Pick<Measured, 'peak' | 'loudness' | 'bySecond'>> {
  const samples = await weighed(buffer)
  const { sampleRate } = buffer
  const seconds = Math.floor(samples.length / sampleRate)
  return {
    peak: peakOf(buffer.getChannelData(0)),
    loudness: decibels(strength(samples)),
    bySecond: Array.from({ length: seconds }, (_, second) =>
      decibels(strength(samples.subarray(second * sampleRate, (second + 1) * sampleRate))),
    ),
  }
}

/** Connected like the desk: dry, through the room, and through the limiter. */
function stageOf(audio: OfflineAudioContext, level: number): Orchestra {
  const limiter = limiterOf(audio)
  limiter.connect(audio.destination)
  const wet = audio.createGain()
  const dry = audio.createGain()
  dry.gain.value = level
  wet.gain.value = level * roomShare
  dry.connect(limiter)
  wet.connect(echoRoom(audio)).connect(limiter)
  return new Orchestra(audio, dry, wet)
}

window.renderPiece = async ({ piece: name, world: mode, seconds, endsAfter, only }) => {
  const audio = new OfflineAudioContext(1, seconds * musicRate, musicRate)
  const piece = pieces[name as PieceName]
  const orchestra = stageOf(audio, piece.level)
  const perBeat = secondsPerBeat(piece, modeScreen(mode).music)
  const urgentFrom = endsAfter === undefined ? Number.POSITIVE_INFINITY : (endsAfter - 5) / perBeat
  const began = performance.now()
  const notes = notesBetween(piece, { world: modeScreen(mode).music, urgentFrom }, 0, seconds / perBeat).filter(
    ({ voice }) => only === undefined || voice === only,
  )
  for (const note of notes) orchestra.play(note, note.beat * perBeat, note.beats * perBeat)
  const ms = performance.now() - began
  return { ...(await measured(await audio.startRendering())), ms, nodes: orchestra.nodesMade, notes: notes.length }
}

window.renderEffect = async (name) => {
  const patch: Patch = patches[name as EffectName]
  const audio = new OfflineAudioContext(1, Math.ceil((settledSeconds + lengthOf(patch) + 0.3) * rate), rate)
  const limiter = limiterOf(audio)
  const trim = new GainNode(audio, { gain: effectsTrim })
  trim.connect(limiter).connect(audio.destination)
  playPatch(audio, trim, patch, settledSeconds)
  return { ...(await measured(await audio.startRendering())), nodes: 0, notes: 1, ms: 0 }
}

window.renderVoice = async (name) => {
  const audio = new OfflineAudioContext(1, rate * 3, rate)
  const orchestra = new Orchestra(audio, audio.destination, audio.createGain())
  orchestra.play({ beat: 0, beats: 1, midi: 60, voice: name as VoiceName, loud: 1 }, 0, 0.6)
  const samples = (await audio.startRendering()).getChannelData(0)
  // The end of the sound: its last audible sample, and the jump to silence there.
  let end = samples.length - 1
  while (end > 1 && samples[end] === 0) end--
  const jump = Math.abs((samples[end] ?? 0) - (samples[end + 1] ?? 0))
  return { first: Math.abs(samples[0] ?? 0), last: Math.abs(samples[end] ?? 0), peak: peakOf(samples), jump }
}

window.effectNames = Object.keys(patches)
window.voiceNames = Object.keys(voices)
