import { drawKey } from '../../client/net/ownKeys.ts'
import type { GameState, PlayerRow } from '../../rooms/game/showing/gameState.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { PupilMind } from '../chaos/pupilMind.ts'
import { pageLine } from './pageLine.ts'

const doorEveryMs = 500
/** A database that stands in for MongoDB is slow while many classes come and go on a busy machine. */
const doorPatienceMs = 60_000

/** A device in a class: it connects as the page does, and notes what it sees of the game. */
export abstract class ClassDevice {
  /** All seats it was ever given. If all is well, there is one. */
  readonly seats = new Set<string>()
  /** The refusals that a person would have seen instead of the game. */
  readonly refusals: string[] = []
  /** The times in which it had no game. */
  readonly away: { from: number; to: number }[] = []
  phase = ''
  /** When it last heard something. */
  heardAt = 0
  protected readonly line: ReturnType<typeof pageLine>
  protected state: GameState | null = null
  private lostAt = 0

  constructor(cookie: string) {
    this.line = pageLine(cookie, {
      onStatus: (status) => {
        if (status.kind === 'lost') this.lostAt = performance.now()
        else if (status.kind === 'open') this.isBack()
        else if (status.kind === 'ended' && status.why !== 'left')
          this.refusals.push(`${status.why} ${status.refusal}`.trim())
      },
      onState: (state) => {
        this.heardAt = performance.now()
        this.state = state
        this.phase = state.phase
        this.see(state)
      },
      onTold: (type, message) => {
        this.heardAt = performance.now()
        if (type === 'join-success') {
          this.seats.add((message as JoinSuccess).playerId)
          this.line.send('here')
        }
        this.hear(type, message)
      },
    })
  }

  protected abstract see(state: GameState): void
  protected abstract hear(type: string, message: unknown): void

  private isBack(): void {
    if (this.lostAt > 0) this.away.push({ from: this.lostAt, to: performance.now() })
    this.lostAt = 0
  }

  get playerId(): string {
    return [...this.seats][0] ?? ''
  }

  /** Whether it has the game, as far as it knows. */
  get isOpen(): boolean {
    return this.lostAt === 0 && this.refusals.length === 0
  }

  awayMs(): number {
    return this.lostAt === 0 ? 0 : performance.now() - this.lostAt
  }

  /** The times without the game that began after this moment and are over. */
  awaySince(moment: number): { from: number; to: number }[] {
    return this.away.filter(({ from }) => from >= moment)
  }

  /** Tries again, as a person does at a door that says "not now". */
  protected async patiently(come: () => Promise<unknown>): Promise<void> {
    const since = performance.now()
    for (;;) {
      try {
        await come()
        return
      } catch (error) {
        if (performance.now() - since > doorPatienceMs) throw error
        await new Promise((resolve) => setTimeout(resolve, doorEveryMs))
      }
    }
  }

  leave(): void {
    this.line.leave()
  }
}

export class ClassPupil extends ClassDevice {
  readonly name: string
  readonly mind: PupilMind
  /** Drawn as a page does. If the answer of the door gets lost, the pupil still gets their seat by this key. */
  private readonly ownKey = drawKey()

  constructor(name: string, random: () => number, cookie = '') {
    super(cookie)
    this.name = name
    this.mind = new PupilMind({
      random,
      send: (type, body) => void this.line.send(type, body),
      awayMs: () => this.awayMs(),
      wasRight: () => this.ownRow()?.lastAnswerCorrect ?? false,
      thinkMs: (limitMs) => 300 + random() * (limitMs / 2),
    })
  }

  /** While the first state is still arriving, it has no rows. */
  private ownRow(): PlayerRow | undefined {
    const players: GameState['players'] | undefined = this.state?.players
    return players?.get(this.playerId)
  }

  sitDown(code: string): Promise<void> {
    return this.patiently(() => this.line.join(code, { username: this.name, ownKey: this.ownKey }))
  }

  protected see(state: GameState): void {
    this.mind.see(state)
  }

  protected hear(type: string, message: unknown): void {
    this.mind.hear(type, message)
  }

  override leave(): void {
    this.mind.leave()
    super.leave()
  }
}
