import type { GameState } from '../../rooms/game/showing/gameState.ts'
import type { CreateGame } from '../../rooms/shared/contract/game.ts'
import { ClassDevice } from './classPupil.ts'

const readsMs = 500

/** The board of a class, whose teacher presses on as soon as everybody could read what it shows. */
export class ClassHost extends ClassDevice {
  code = ''
  question = 0
  /** So many are on the board. */
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

  /** The lesson is over with the question that is on. */
  endSoon(): void {
    this.wantsToEnd = true
  }

  /** What was pressed may have been lost with a line: it is pressed again while the phase lasts. */
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
