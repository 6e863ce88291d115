import '../bench/sameSockets.ts'
import './withoutBuild.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { PhoneOrder, PhoneSight } from './phone.ts'

/**
 * A pupil's phone without its screen: the page's own code joins, comes back and answers here as in a browser, and reports what it
 * would show.
 */
const { url, code, name, seed } = workerData as { url: string; code: string; name: string; seed: number }

class Storage {
  private readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}
const page = new EventTarget()
Object.assign(globalThis, {
  window: globalThis,
  location: { origin: url, pathname: `/lobby/${code}`, reload: () => tell({ kind: 'reloaded' }) },
  document: Object.assign(new EventTarget(), { visibilityState: 'visible', scripts: [] }),
  sessionStorage: new Storage(),
  localStorage: new Storage(),
  addEventListener: page.addEventListener.bind(page),
  stop: () => {},
})
const navigator = { onLine: true, language: 'en' }
Object.defineProperty(globalThis, 'navigator', { value: navigator })
const plainFetch = globalThis.fetch
globalThis.fetch = (input, init) => plainFetch(typeof input === 'string' ? new URL(input, url) : input, init)

const { enter, sitDown } = await import('../../client/state/entrance.ts')
const { gameNow, submitAnswer } = await import('../../client/state/game.ts')
const { onGameEvent } = await import('../../client/state/gameEvents.ts')
const { watchReachability, whenReached } = await import('../../client/net/reachability.ts')
const { watchConnection } = await import('../../client/net/connection.ts')
const { useToasts } = await import('../../client/state/toasts.ts')
const { seededRandom } = await import('../../rooms/shared/seededRandom.ts')
watchConnection()
watchReachability()

const random = seededRandom(seed)
const tell = (sight: PhoneSight) => parentPort?.postMessage(sight)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const againMs = 3000
const longestThoughtMs = 2500

/** Joins as the screens do: looks up the game, then sends a name, and repeats both until they work. */
async function comeIn(): Promise<void> {
  let entrance = await enter(code)
  while (entrance.kind === 'unreachable') {
    await pause(againMs)
    entrance = await enter(code)
  }
  if (entrance.kind === 'shut') return tell({ kind: 'refused', why: entrance.why })
  if (entrance.kind !== 'asked') return
  let seating = await sitDown(code, { username: name, slime: 'mint' })
  while (seating.kind === 'unreachable') {
    await whenReached()
    seating = await sitDown(code, { username: name, slime: 'mint' })
  }
  if (seating.kind === 'refused') tell({ kind: 'refused', why: seating.why })
}

/** Taps once for each question and never again, because the page itself has to bring the answer through. */
let tapped = 0
async function play(): Promise<void> {
  const { phase, questionNumber, asked } = gameNow()
  if (phase !== 'question' || questionNumber <= tapped || asked?.questionNumber !== questionNumber) return
  tapped = questionNumber
  await pause(random() * longestThoughtMs)
  submitAnswer(Math.floor(random() * 4))
}

let seen = ''
const look = () => {
  const { status, phase, questionNumber, playerId, ownAnswer } = gameNow()
  const safe = ownAnswer?.isSafe ? { questionNumber: ownAnswer.questionNumber, choice: ownAnswer.choice } : null
  const sight: PhoneSight = { kind: 'seen', status, phase, questionNumber, playerId, safe }
  void play()
  if (JSON.stringify(sight) === seen) return
  seen = JSON.stringify(sight)
  tell(sight)
}
setInterval(look, 20)
for (const name of ['join-success', 'next-question', 'answer-submitted', 'question-closed'] as const)
  onGameEvent(name, look)
useToasts.subscribe(({ toasts }) => {
  const last = toasts.at(-1)
  if (last?.type === 'error') tell({ kind: 'told', words: last.message })
})

parentPort?.on('message', (order: PhoneOrder) => {
  if (order === 'come-in') void comeIn()
  if (order === 'offline' || order === 'online') {
    navigator.onLine = order === 'online'
    page.dispatchEvent(new Event(order))
  }
  if (order === 'looked-at') document.dispatchEvent(new Event('visibilitychange'))
})
tell({ kind: 'ready' })
