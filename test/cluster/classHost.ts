import type { GameState } from '../../rooms/game/showing/gameState.ts'
import type { CreateGame } from '../../rooms/shared/contract/game.ts'
import { ClassDevice } from './classPupil.ts'

const readsMs = 500

/** The board of a class. Its teacher presses on as soon as the class could read what it shows. */
export class ClassHost extends ClassDevice {
  code = ''
  question = 0
  /** How many players are on the board. */
  playerCount = 0
  private readonly wish: CreateGame
  private pressed = ''
  private wantsToEnd = false
  private pressing: NodeJS.Timeout | undefined

  constructor(cookie: string, wish: CreateGame) {
    super(cookie)
    this.wish = wish
  }

  async open(): Promise<string> {
    await this.patiently(async () => {
      this.code = await this.line.create('game', this.wish)
    })
    return this.code
  }

  start(): void {
    this.line.send('start-game', {})
  }

  /** Ends the lesson with the open question. */
  endSoon(): void {
    this.wantsToEnd = true
  }

  /** A press may be lost with a line, so it is repeated while the phase lasts. */
  protected see({ phase, questionNumber, playerCount, paused }: GameState): void {
    this.question = questionNumber
    this.playerCount = playerCount
    const now = `${phase} ${questionNumber} ${paused}`
    if (now === this.pressed) return
    this.pressed = now
    clearInterval(this.pressing)
    if (phase === 'reveal' && !paused) this.pressing = setInterval(() => this.press(), readsMs)
  }

  private press(): void {
    if (this.wantsToEnd) this.line.send('end-game', {})
    else this.line.send('skip', { phase: 'reveal', questionNumber: this.question })
  }

  protected hear(): void {}

  override leave(): void {
    clearInterval(this.pressing)
    super.leave()
  }
}
