import { matchMaker } from '@colyseus/core'
import type { GameRoom } from '../../rooms/game/GameRoom.ts'
import { GameState } from '../../rooms/game/showing/gameState.ts'
import { Painter } from '../../rooms/game/showing/picture.ts'
import type { Table } from '../../rooms/game/table.ts'
import { playAgain } from '../../rooms/hostedGames.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { ChooseOpened, JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { Match } from '../../rooms/shared/match/matchModel.ts'
import { checkReplay } from '../../rooms/shared/match/replay.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { socketOf } from '../product/playedGame.ts'
import { known } from '../rooms/knownAnswers.ts'
import { type Harness, type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'

interface Pupil {
  name: string
  line: Listener
  lines: Listener[]
}

const mostPupils = 10
const mostRounds = 3
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isOpen = ({ left }: Listener): boolean => left === null

/** A class whose host presses everything there is at any moment, from two boards and two phones. */
export class HostPowers {
  private readonly harness: Harness
  private readonly random: () => number
  private readonly host: string
  private code = ''
  private readonly boards: Listener[] = []
  private readonly remotes: Listener[] = []
  private readonly pupils: Pupil[] = []
  /** Players whom the host has sent away. What they were told need not stand. */
  private readonly gone = new Set<string>()

  constructor(harness: Harness, seed: number) {
    this.harness = harness
    this.random = seededRandom(seed)
    this.host = `teacher:t${seed}:MrsHill`
  }

  private readonly pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(this.random() * all.length)]

  private get room(): { table: Table; state: GameState } {
    return matchMaker.getLocalRoomById(this.code) as GameRoom as unknown as { table: Table; state: GameState }
  }

  get match(): Match {
    return this.room.table.match
  }

  async open(gameMode: GameMode): Promise<void> {
    const settings = { pace: this.pick(['auto', 'host', null]), speedBonus: this.random() < 0.5, timeLimit: 20 }
    const wish = { questionSetId: 'sums', gameMode, settings }
    const board = listen(await this.harness.client(this.host).create('game', wish))
    this.code = board.room.roomId
    this.boards.push(board)
    for (let count = 0; count < 5; count++) await this.newcomer()
  }

  private async sitDown(name: string, options: object = {}): Promise<Listener> {
    const line = listen(await this.harness.client().joinById(this.code, { username: name, ...options }))
    await until('the seat', () => line.left ?? lastTold(line, 'join-success'))
    return line
  }

  private async newcomer(): Promise<void> {
    if (this.pupils.length >= mostPupils || this.match.stage === 'finished' || this.match.locked) return
    const name = `Pupil ${String.fromCharCode(65 + this.pupils.length)}`
    const line = await this.sitDown(name).catch(() => null) // The door may just have been locked.
    if (line) this.pupils.push({ name, line, lines: [line] })
  }

  private readonly idOf = ({ lines }: Pupil): string =>
    lines.map((line) => lastTold<JoinSuccess>(line, 'join-success')?.playerId).find(Boolean) ?? ''

  /** Reloads the page, or comes back after a lost line. */
  private async back(): Promise<void> {
    const pupil = this.pick(this.pupils.filter((one) => this.match.seats.has(this.idOf(one))))
    const seatKey = pupil && this.match.seats.get(this.idOf(pupil))?.seatKey
    if (!pupil || !seatKey) return
    if (this.random() < 0.5) socketOf(pupil.line).terminate()
    pupil.line = await this.sitDown(pupil.name, { seatKey })
    pupil.lines.push(pupil.line)
  }

  private answer({ line }: Pupil): void {
    const asked = line.told.findLast(({ type }) => type === 'next-question' || type === 'game-started')
    if (!asked || this.random() < 0.4) return
    const { question, questionNumber } = asked.message as QuestionAsked
    const right = known[question.kind ?? 'choice'](question.answers)
    line.room.send('submit-answer', { questionNumber, ...(this.random() < 0.7 ? right : { answer: -1 }) })
    line.room.send('look-again', { questionNumber, ...right })
    const move = this.pick(lastTold<ChooseOpened>(line, 'choose-opened')?.moves ?? [])
    if (move) line.room.send('choose', { questionNumber, move: { id: move.id } })
  }

  private get leaders(): Listener[] {
    return [...this.boards, ...this.remotes].filter(isOpen)
  }

  private readonly press = (type: string, message: object = {}): void => {
    this.pick(this.leaders)?.room.send(type, message)
  }

  private skip({ room }: Listener): void {
    room.send('skip', { phase: room.state.phase, questionNumber: room.state.questionNumber })
  }

  private kick(): void {
    const pupil = this.pick(this.pupils)
    if (!pupil || this.random() < 0.5) return
    this.gone.add(this.idOf(pupil))
    this.press('kick', { playerId: this.idOf(pupil) })
  }

  private async again(): Promise<void> {
    if (this.match.stage !== 'finished' || (this.match.plan.round ?? 1) >= mostRounds) return
    const visit = { cookie: `as=${this.host}`, address: '', device: null }
    await Promise.all([1, 2].map(() => playAgain(this.harness.ports, this.code, visit, {})))
  }

  private async openScreen(screens: Listener[], options: object): Promise<void> {
    if (screens.filter(isOpen).length < 2)
      screens.push(listen(await this.harness.client(this.host).joinById(this.code, options)))
  }

  private readonly powers: readonly [weight: number, act: () => unknown][] = [
    [12, () => this.pass(this.random() * 9000)],
    [40, () => this.pupils.forEach((pupil) => void this.answer(pupil))],
    [8, () => this.leaders.slice(0, 1).forEach(this.skip)],
    [6, () => this.leaders.forEach(this.skip)],
    [6, () => [...this.leaders, ...this.leaders].forEach(this.skip)],
    [4, () => this.press('pause')],
    [8, () => this.press('resume')],
    [3, () => this.press('void-question', { questionNumber: Math.max(1, this.match.turns.length) })],
    [2, () => this.kick()],
    [2, () => this.press('lock', { locked: this.random() < 0.3 })],
    [3, () => this.newcomer()],
    [5, () => this.back()],
    [3, () => this.openScreen(this.boards, {})],
    [3, () => this.openScreen(this.remotes, { remote: '' })],
    [2, () => this.press('end-remotes')],
    [2, () => this.leaders.slice(1, 2).forEach((screen) => void socketOf(screen).terminate())],
    [3, () => this.press('start-game')],
    [1, () => this.random() < 0.2 && this.press('end-game')],
    [2, () => this.again()],
  ]

  async step(): Promise<void> {
    const acts = this.powers.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))
    await this.pick(acts)?.()
    if (this.random() < 0.6) await pause(this.random() * 4)
  }

  private async pass(ms: number): Promise<void> {
    this.harness.clock.offset += ms
    await pause(2)
  }

  /** Nobody touches anything but a host who goes on. */
  async playOut(): Promise<void> {
    await this.openScreen(this.boards, {})
    await until(
      'the end',
      () => this.match.stage === 'finished',
      undefined,
      async () => {
        const board = this.boards.findLast(isOpen)
        if (this.match.stage === 'lobby') board?.room.send('start-game', {})
        else if (this.match.paused?.by === 'host') board?.room.send('resume', {})
        else if ((this.match.phase === 'reveal' || this.match.phase === 'question') && board) this.skip(board)
        await this.pass(4000)
        await pause(5)
      },
    )
    await until('the pay', () => this.room.table.results.isKept())
  }

  /** What is wrong once everything sent has arrived. */
  async wrongs(): Promise<string[]> {
    await pause(20)
    await this.pass(1300)
    await pause(20)
    return [...this.wrongPicture(), ...this.lostAnswers(), ...this.wrongRecords(), ...this.harness.errors]
  }

  /** The state was painted entry by entry. Painted at once it has to look the same. */
  private wrongPicture(): string[] {
    const { match } = this
    const fresh = new GameState()
    new Painter(fresh, match).everything()
    const told = ['phase', 'paused', 'endsAt', 'questionNumber', 'correctAnswer', 'locked', 'pace'] as const
    const { state } = this.room
    const wrong = told.filter((key) => state[key] !== fresh[key]).map((key) => `${key} in ${match.phase}`)
    const shown = ['score', 'place', 'streak', 'correctCount', 'lastAnswerCorrect', 'aheadName', 'behindName'] as const
    for (const [player, row] of fresh.players) {
      const painted = state.players.get(player)
      for (const key of shown)
        if (row.plays && painted?.[key] !== row[key])
          wrong.push(`${key} ${painted?.[key]} for ${row[key]} in ${match.phase}`)
    }
    return state.players.size === match.seats.size ? wrong : [...wrong, 'rows']
  }

  private lostAnswers(): string[] {
    const { match } = this
    const round = match.plan.round ?? 1
    return this.pupils.flatMap((pupil) => {
      const player = this.idOf(pupil)
      if (this.gone.has(player)) return []
      return pupil.lines.flatMap(({ told }) => {
        const since = told.findLastIndex(
          ({ type, message }) => type === 'join-success' && (message as JoinSuccess).game.round === round,
        )
        const safe = since < 0 ? [] : told.slice(since).filter(({ type }) => type === 'answer-submitted')
        return safe
          .filter(({ message }) => !match.turns.find(({ question }) => question === message)?.answers.has(player))
          .map(({ message }) => `the answer to ${message} of ${pupil.name}`)
      })
    })
  }

  private wrongRecords(): string[] {
    const own = this.harness.recorded.filter(({ report }) => report.gameCode === this.code)
    const twice = new Set(own.map(({ report }) => report.id)).size === own.length ? [] : ['a game recorded twice']
    return [...twice, ...own.flatMap(({ replay }) => checkReplay(replay).differs.map((turn) => `replay of ${turn}`))]
  }
}
