import { notesBetween, type Piece } from './music/piece.ts'
import { type PieceName, pieces, secondsPerBeat } from './music/pieces.ts'
import type { World } from './music/world.ts'
import { echoRoom } from './synth/echoRoom.ts'
import { Orchestra } from './synth/Orchestra.ts'

/** The music to play; times are those of `performance.now()`. */
export interface MusicWish {
  piece: PieceName
  world: World
  /** 1 for a board, less where somebody sits close to it. */
  level: number
  isPaused: boolean
  /** When the clock on the screen ends, where there is one: the piece presses towards it. */
  endsAt?: number
  /** For pieces that tell something at a moment of their own: when they began. */
  beganAt?: number
}

/** So far ahead notes are handed over; a timer that comes late by less than this is not heard. */
export const lookAheadSeconds = 0.35
/** How much of what goes to the room is heard. */
export const roomShare = 0.5
const soonSeconds = 0.06
const fadeSeconds = 0.12
const goneSeconds = 1.6
/** Before the end of a clock time is short, in beats of a piece that keeps its pace. */
const urgentBeats = 10

interface Strand {
  wish: MusicWish
  piece: Piece
  world: World
  orchestra: Orchestra
  level: GainNode
  wet: GainNode
  secondsPerBeat: number
  /** When its first beat is, by the clock of the audio. */
  origin: number
  /** The beat up to which all is handed over. */
  heardTo: number
}

/** Plays one piece after the other, each from a beat on: what follows comes in where the last one would have gone on. */
export class MusicPlayer {
  /** For measuring: notes and nodes handed over, and the time that took. */
  readonly spent = { notes: 0, nodes: 0, ms: 0 }
  private readonly audio: BaseAudioContext
  private readonly out: AudioNode
  private readonly room: ConvolverNode
  private readonly now: () => number
  private strand: Strand | null = null
  private pausedAt: number | null = null

  /** `now` is the clock that wishes go by. */
  constructor(audio: BaseAudioContext, out: AudioNode, now: () => number) {
    this.audio = audio
    this.out = out
    this.now = now
    this.room = echoRoom(audio)
    this.room.connect(out)
  }

  get isPlaying(): boolean {
    return this.strand !== null && this.pausedAt === null
  }

  play(wish: MusicWish | null): void {
    const { strand } = this
    if (wish && strand && isSamePiece(strand.wish, wish)) this.goOn(strand, wish)
    else if (wish) this.begin(wish)
    else if (strand) this.leave(this.audio.currentTime + soonSeconds)
  }

  /** Hands over what begins within the look-ahead; to be called more often than that. */
  tick(): void {
    const { strand } = this
    if (!strand || this.pausedAt !== null) return
    const began = performance.now()
    const from = Math.max(strand.heardTo, this.beatAt(strand, this.audio.currentTime))
    const to = this.beatAt(strand, this.audio.currentTime + lookAheadSeconds)
    if (to <= from) return
    const nodesBefore = strand.orchestra.nodesMade
    const notes = notesBetween(strand.piece, { world: strand.world, urgentFrom: this.urgentFrom(strand) }, from, to)
    for (const note of notes)
      strand.orchestra.play(note, strand.origin + note.beat * strand.secondsPerBeat, note.beats * strand.secondsPerBeat)
    strand.heardTo = to
    this.spent.notes += notes.length
    this.spent.nodes += strand.orchestra.nodesMade - nodesBefore
    this.spent.ms += performance.now() - began
  }

  private begin(wish: MusicWish): void {
    const piece = pieces[wish.piece]
    const { world } = wish
    const perBeat = secondsPerBeat(piece, world)
    const origin = this.originOf(wish, perBeat)
    this.leave(Math.max(origin, this.audio.currentTime + soonSeconds))
    const level = this.audio.createGain()
    const wet = this.audio.createGain()
    level.gain.value = wish.level * piece.level
    wet.gain.value = wish.level * piece.level * roomShare
    level.connect(this.out)
    wet.connect(this.room)
    const orchestra = new Orchestra(this.audio, level, wet)
    this.pausedAt = null
    this.strand = { wish, piece, world, orchestra, level, wet, secondsPerBeat: perBeat, origin, heardTo: 0 }
    if (wish.isPaused) this.pause(this.strand)
    this.tick()
  }

  /** On the clock of the screen, where there is one; else on the next beat of what is on, or soon. */
  private originOf({ beganAt, endsAt }: MusicWish, perBeat: number): number {
    const soon = this.audio.currentTime + soonSeconds
    if (beganAt !== undefined) return this.timeOf(beganAt)
    if (endsAt !== undefined) {
      const end = this.timeOf(endsAt)
      return end - Math.max(0, Math.floor((end - soon) / perBeat)) * perBeat
    }
    if (!this.strand || this.pausedAt !== null) return soon
    const { origin, secondsPerBeat: beat } = this.strand
    return origin + Math.max(0, Math.ceil((soon - origin) / beat)) * beat
  }

  private goOn(strand: Strand, wish: MusicWish): void {
    if (wish.level !== strand.wish.level) turnTo(strand, wish.level, this.audio.currentTime, fadeSeconds)
    strand.wish = wish
    if (wish.isPaused && this.pausedAt === null) this.pause(strand)
    else if (!wish.isPaused && this.pausedAt !== null) this.resume(strand)
  }

  private pause(strand: Strand): void {
    this.pausedAt = this.audio.currentTime
    turnTo(strand, 0, this.pausedAt, fadeSeconds / 2)
  }

  /** From the beat at which it stopped. */
  private resume(strand: Strand): void {
    const now = this.audio.currentTime
    const stopped = this.pausedAt ?? now
    strand.heardTo = this.beatAt(strand, stopped)
    strand.origin += now - stopped + soonSeconds
    this.pausedAt = null
    turnTo(strand, strand.wish.level, now, fadeSeconds / 4)
    this.tick()
  }

  private leave(at: number): void {
    const { strand } = this
    if (!strand) return
    const { level, wet, orchestra } = strand
    this.strand = null
    this.pausedAt = null
    turnTo(strand, 0, at, fadeSeconds)
    setTimeout(
      () => {
        level.disconnect()
        wet.disconnect()
        orchestra.leave()
      },
      (at - this.audio.currentTime + goneSeconds) * 1000,
    )
  }

  private urgentFrom({ wish: { endsAt }, origin, secondsPerBeat: perBeat }: Strand): number {
    if (endsAt === undefined) return Number.POSITIVE_INFINITY
    // Two clocks never quite agree: half a beat is fine enough, and stays the same from tick to tick.
    return Math.round(((this.timeOf(endsAt) - origin) / perBeat) * 2) / 2 - urgentBeats
  }

  private timeOf(moment: number): number {
    return this.audio.currentTime + (moment - this.now()) / 1000
  }

  private beatAt({ origin, secondsPerBeat: perBeat }: Strand, time: number): number {
    return (time - origin) / perBeat
  }
}

function turnTo({ piece, level, wet }: Strand, loud: number, at: number, seconds: number): void {
  level.gain.setTargetAtTime(loud * piece.level, at, seconds)
  wet.gain.setTargetAtTime(loud * piece.level * roomShare, at, seconds)
}

const isSamePiece = (a: MusicWish, b: MusicWish): boolean =>
  a.piece === b.piece && a.world === b.world && a.beganAt === b.beganAt
