export type VoiceName =
  | 'bass'
  | 'pad'
  | 'kalimba'
  | 'vibes'
  | 'pizz'
  | 'harp'
  | 'chip'
  | 'brass'
  | 'flute'
  | 'kick'
  | 'tom'
  | 'snare'
  | 'hat'
  | 'shaker'
  | 'rim'
  | 'tick'
  | 'snap'
  | 'crash'

/** Beats are counted from where a piece began; `midi` is a half-tone of the piano, 69 the A of 440 Hz. */
export interface Note {
  beat: number
  beats: number
  midi: number
  voice: VoiceName
  /** From 0 to 1. */
  loud: number
}
