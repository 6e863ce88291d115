/** More voices than this at once are noise, and cost frames. */
const mostVoices = 24
/** Voices that are kept free for effects that every player should hear. */
const keptVoices = 8
const windowMs = 100
const mostOfAName = 2

interface Running {
  name: string
  beganMs: number
  endsMs: number
}

/** Decides which effects are heard: when two hundred players hop at once, the device plays two hops. */
export class VoiceLimit {
  private running: Running[] = []

  admits(name: string, nowMs: number, lengthMs: number, matters: boolean): boolean {
    this.running = this.running.filter(({ endsMs }) => endsMs > nowMs)
    const alike = this.running.filter((voice) => voice.name === name && nowMs - voice.beganMs < windowMs)
    const most = matters ? mostVoices : mostVoices - keptVoices
    if (this.running.length >= most || alike.length >= mostOfAName) return false
    this.running.push({ name, beganMs: nowMs, endsMs: nowMs + lengthMs })
    return true
  }
}
