/** More than this at once is noise, and costs frames. */
const mostVoices = 24
/** Those are kept for what everybody should hear. */
const keptVoices = 8
const windowMs = 100
const mostOfAName = 2

interface Running {
  name: string
  beganMs: number
  endsMs: number
}

/** Says what of all that happens is heard: two hundred players hop at once, and it is two hops. */
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
