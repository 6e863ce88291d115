/** Samples a second; the fewest that every browser computes. */
export const soundHz = 8000

/**
 * Runs in a page before anything else. Music and effects of a board are computed, tone by tone, for loudspeakers that are
 * not there: at the rate of a telephone they are the same tones at the same time, for a fraction of the processor.
 */
export const calmSound = (sampleRate: number): void => {
  const Usual = window.AudioContext
  window.AudioContext = class extends Usual {
    constructor(options: AudioContextOptions = {}) {
      super({ ...options, sampleRate, latencyHint: 'playback' })
    }
  }
}
