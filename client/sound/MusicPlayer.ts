import { finaleFrom } from '../../rooms/shared/modes/turnPoints.ts'
import { beatsPerBar, notesBetween, type Piece, urgentBeats } from './music/piece.ts'
import { type PieceName, pieces, secondsPerBeat } from './music/pieces.ts'
import { raised, type World } from './music/world.ts'
import { echoRoom } from './synth/echoRoom.ts'
import { Orchestra } from './synth/Orchestra.ts'

/** The music to play; times are those of `performance.now()`. */
export interface MusicWish {
  piece: PieceName
  world: World
  /** 1 for a board, less if a player sits close to the device. */
  level: number
  isPaused: boolean
  /** When the clock on the screen ends, if there is one: the piece presses towards it. */
  endsAt?: number
  /** For pieces in which something happens at a set moment: when they began. */
  beganAt?: number
  /** How far the game has come: each third has more to hear, and the finale is half a tone higher. */
  question?: number
  of?: number
}

/** Notes are handed over this far ahead. If a timer is late by less than this, nobody hears it. */
const lookAheadSeconds = 0.35
/** How strong the echo of the room is. */
export const roomShare = 0.5
const soonSeconds = 0.06
const fadeSeconds = 0.12
const goneSeconds = 1.6

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
  /** The beat of the piece that it begins with: a piece that was heard before goes on. */
  entry: number
  /** Everything up to this beat is handed over. */
  heardTo: number
}

/** The third of the game: 0, 1 or 2. */
const layerOf = ({ question = 1, of = 1 }: MusicWish): number =>
  Math.max(0, Math.min(2, Math.floor((3 * (question - 1)) / Math.max(1, of))))

/** In the finale, where moves pay double. */
const isRaised = ({ question = 0, of = 0 }: MusicWish): boolean => question > 0 && question >= finaleFrom(of)

/** A piece goes on at the beginning of a pair of bars, because its phrases are that long. */
const entryBeats = 2 * beatsPerBar

/**
 * Plays one piece after the other. Each begins on a beat, where the last one would have gone on. A piece that comes
 * again goes on where it stopped: otherwise a class would hear the same three bars in every question.
 */
export class MusicPlayer {
  /** For measuring: notes and nodes handed over, and the time that took. */
  readonly spent = { notes: 0, nodes: 0, ms: 0 }
  private readonly audio: BaseAudioContext
  private readonly out: AudioNode
  private readonly room: ConvolverNode
  private readonly now: () => number
  private readonly entries = new Map<PieceName, number>()
  private strand: Strand | null = null
  private pausedAt: number | null = null

  /** `now` is the clock of the times in a wish. */
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

  /** Hands over the notes that begin within the look-ahead. It has to be called more often than that. */
  tick(): void {
    const { strand } = this
    if (!strand || this.pausedAt !== null) return
    const began = performance.now()
    const from = Math.max(strand.heardTo, this.beatAt(strand, this.audio.currentTime))
    const to = this.beatAt(strand, this.audio.currentTime + lookAheadSeconds)
    if (to <= from) return
    const nodesBefore = strand.orchestra.nodesMade
    const { piece, world, wish, orchestra, origin, entry, secondsPerBeat: perBeat } = strand
    const moment = { world, urgentFrom: entry + this.urgentFrom(strand), layer: layerOf(wish) }
    const notes = notesBetween(piece, moment, entry + from, entry + to)
    for (const note of notes) orchestra.play(note, origin + (note.beat - entry) * perBeat, note.beats * perBeat)
    strand.heardTo = to
    this.spent.notes += notes.length
    this.spent.nodes += strand.orchestra.nodesMade - nodesBefore
    this.spent.ms += performance.now() - began
  }

  private begin(wish: MusicWish): void {
    const piece = pieces[wish.piece]
    const world = isRaised(wish) ? raised(wish.world) : wish.world
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
    const entry = wish.beganAt === undefined ? (this.entries.get(wish.piece) ?? 0) : 0
    this.strand = { wish, piece, world, orchestra, level, wet, secondsPerBeat: perBeat, origin, entry, heardTo: 0 }
    if (wish.isPaused) this.pause(this.strand)
    this.tick()
  }

  /** By the clock on the screen, if there is one; otherwise on the next beat of the present piece, or soon. */
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

  /** Goes on from the beat at which it stopped. */
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
    const { level, wet, orchestra, wish, entry } = strand
    const played = Math.max(0, this.beatAt(strand, this.pausedAt ?? at))
    this.entries.set(wish.piece, Math.ceil((entry + played) / entryBeats) * entryBeats)
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
    // Two clocks never quite agree. Rounded to half a beat, the result stays the same from tick to tick.
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
  a.piece === b.piece && a.world === b.world && a.beganAt === b.beganAt && isRaised(a) === isRaised(b)
