import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { ChooseOpened, GameMessageName } from '../../rooms/shared/contract/game.ts'

/** One answer: what was tapped and when, and what the server said of it. */
export interface Tapped {
  question: number
  choice: number
  /** True if the pupil was online, or offline for less than the grace of a lost connection. */
  inTime: boolean
  isSafe: boolean
}

interface Body {
  send(type: GameMessageName, message: object): void
  random(): number
  /** How long the line has been lost. */
  awayMs(): number
  /** What the device's own row says about the last closed question. */
  wasRight(): boolean
  /** How long the pupil thinks about a question with this limit. */
  thinkMs(limitMs: number): number
}

const graceMs = 5000

/** Plays like a page does: it keeps an answer until it is safe, and sends it again until then. */
export class PupilMind {
  readonly tapped = new Map<number, Tapped>()
  /** The moves that the server has said are chosen, by their questions. */
  readonly chosen = new Map<number, string>()
  /** The second looks that the server has called right. */
  readonly learned = new Set<number>()
  private readonly body: Body
  private paused = false
  private move: { questionNumber: number; body: object; type: 'choose' | 'look-again' } | null = null
  private isOver = false
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(body: Body) {
    this.body = body
  }

  later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      if (!this.isOver) act()
    }, ms)
    this.timers.add(timer)
  }

  hear(type: string, message: unknown): void {
    if (type === 'game-started' || type === 'next-question') this.asked(message as QuestionAsked)
    else if (type === 'answer-submitted') this.confirm(message as number)
    else if (type === 'choose-opened') this.choose(message as ChooseOpened)
    else if (type === 'move-chosen') {
      const { questionNumber, move } = message as { questionNumber: number; move: { id: string } }
      this.chosen.set(questionNumber, move.id)
      this.move = null
    } else if (type === 'looked-again') {
      const { questionNumber, right } = message as { questionNumber: number; right: boolean }
      if (right) this.learned.add(questionNumber)
      this.move = null
    } else if (type === 'move-refused') this.move = null
  }

  see({ paused }: { paused: boolean }): void {
    const goesOn = this.paused && !paused
    this.paused = paused
    if (goesOn) this.sendAgain()
  }

  private asked({ questionNumber, timeLimit, remainingMs = timeLimit * 1000 }: QuestionAsked): void {
    if (this.tapped.has(questionNumber)) this.sendAgain()
    if (this.tapped.has(questionNumber) || remainingMs <= 0) return
    const thinkMs = Math.min(remainingMs - 400, this.body.thinkMs(timeLimit * 1000))
    this.later(Math.max(0, thinkMs), () => this.tap(questionNumber))
  }

  private tap(question: number): void {
    if (this.tapped.has(question)) return
    const choice = Math.floor(this.body.random() * 4)
    this.tapped.set(question, { question, choice, inTime: this.body.awayMs() < graceMs / 2, isSafe: false })
    this.sendAgain()
  }

  private confirm(question: number): void {
    const own = this.tapped.get(question)
    if (own) own.isSafe = true
  }

  private sendAgain(): void {
    const latest = [...this.tapped.values()].at(-1)
    if (latest && !latest.isSafe)
      this.body.send('submit-answer', { answer: latest.choice, questionNumber: latest.question, timeElapsed: 1 })
    if (this.move) this.body.send(this.move.type, this.move.body)
  }

  private choose({ questionNumber, moves }: ChooseOpened): void {
    if (this.move?.questionNumber === questionNumber) {
      this.sendAgain()
      return
    }
    this.later(this.body.random() * 1500, () => {
      const move = moves[Math.floor(this.body.random() * moves.length)]
      this.move = this.body.wasRight()
        ? { questionNumber, type: 'choose', body: { questionNumber, move: { id: move?.id } } }
        : {
            questionNumber,
            type: 'look-again',
            body: { questionNumber, answer: Math.floor(this.body.random() * 4) },
          }
      this.sendAgain()
    })
  }

  leave(): void {
    this.isOver = true
    for (const timer of this.timers) clearTimeout(timer)
  }
}
