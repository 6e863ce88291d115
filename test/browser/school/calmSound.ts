/** Samples a second; the fewest that every browser computes. */
export const soundHz = 8000

/**
 * Runs in a page before anything else. A board computes music and effects for loudspeakers that are not there. At the rate of a
 * telephone it computes the same tones at the same times, for a fraction of the processor time.
 */
export const calmSound = (sampleRate: number): void => {
  const Usual = window.AudioContext
  window.AudioContext = class extends Usual {
    constructor(options: AudioContextOptions = {}) {
      super({ ...options, sampleRate, latencyHint: 'playback' })
    }
  }
}
