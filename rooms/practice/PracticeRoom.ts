import { type Client, CloseCode, Room, ServerError } from '@colyseus/core'
import type { Account, RoomPorts } from '../ports.ts'
import { practiceCurrency } from '../shared/catalog/economy.ts'
import { joinRefusals, type QuestionAsked } from '../shared/contract/game.ts'
import type { KeyedQuestion } from '../shared/match/matchPlan.ts'
import {
  type OpponentAnswer,
  opponentAnswer,
  type PracticeWish,
  practiceLimitMs,
  practiceMessages,
  practicePoints,
} from '../shared/practice/practiceRules.ts'
import { PracticeState } from './practiceState.ts'

export interface PracticeOpening {
  account: Account
  wish: PracticeWish
  title: string
  questions: KeyedQuestion[]
}

const heartbeatMs = 100
const graceMs = 500
const idleMs = 2 * 60_000
const keepAgainMs = 2000

/** Solo practice: the same turn as a game, one pupil, one simulated rival, and the server's clock. */
export abstract class PracticeRoom extends Room<{ state: PracticeState }> {
  override state = new PracticeState()
  override autoDispose = false
  override patchRate = heartbeatMs
  override maxMessagesPerSecond = 20

  protected abstract readonly ports: RoomPorts
  private opening!: PracticeOpening
  private runId = ''
  private askedAt = 0
  private rival: OpponentAnswer = { ms: 0, correct: false, points: 0 }
  private lastSeenAt = 0
  private finishedAt = 0
  private isKept = false
  private keepDueAt = Number.POSITIVE_INFINITY

  override onCreate(opening: PracticeOpening): void {
    this.opening = opening
    this.runId = this.ports.secret()
    this.lastSeenAt = this.ports.now()
    this.state.gameMode = opening.wish.gameMode
    this.state.difficulty = opening.wish.difficulty
    this.state.title = opening.title
    this.state.totalQuestions = opening.questions.length
    this.onMessage('*', (client, type, payload) => this.hear(client, type, payload))
    this.clock.setInterval(() => this.beat(), heartbeatMs)
  }

  override onJoin(client: Client, _options: unknown, visitor: { account: { id: string } | null }): void {
    if (visitor.account?.id !== this.opening.account.id) throw new ServerError(403, joinRefusals.notFound)
    for (const other of this.clients) if (other !== client) other.leave(CloseCode.CONSENTED, 'elsewhere')
    if (this.state.questionNumber === 0) this.ask()
    else this.tellQuestion(client)
    if (this.isKept) client.send('game-finished', { runId: this.runId })
  }

  private get question(): KeyedQuestion {
    return this.opening.questions[this.state.questionNumber - 1] as KeyedQuestion
  }

  private ask(): void {
    this.state.questionNumber++
    this.state.phase = 'question'
    this.state.correctAnswer = -1
    this.state.ownAnswer = -2
    this.state.gained = 0
    this.state.aiAnswered = false
    this.state.aiCorrect = false
    this.askedAt = this.ports.now()
    this.state.endsAt = this.askedAt + practiceLimitMs
    this.rival = opponentAnswer(this.opening.wish.difficulty, () => this.ports.random())
    for (const client of this.clients) this.tellQuestion(client)
    this.broadcastPatch()
  }

  private tellQuestion(client: Client): void {
    const { question, answers, image, explanation, correct } = this.question
    const asked: QuestionAsked = {
      question: image ? { text: question, answers, image } : { text: question, answers },
      questionNumber: this.state.questionNumber,
      totalQuestions: this.state.totalQuestions,
      gameMode: this.state.gameMode,
      timeLimit: practiceLimitMs / 1000,
      remainingMs: Math.max(0, this.state.endsAt - this.ports.now()),
    }
    client.send(this.state.questionNumber === 1 ? 'game-started' : 'next-question', asked)
    if (this.state.phase !== 'question') client.send('question-closed', { correct, spread: [0, 0, 0, 0], explanation })
  }

  private hear(client: Client, type: unknown, payload: unknown): void {
    if (type === 'submit-answer') {
      const said = practiceMessages[type].safeParse(payload)
      if (said.success && this.isNow(said.data.questionNumber)) this.answer(said.data.answer)
    } else if (type === 'next') {
      const said = practiceMessages[type].safeParse(payload ?? {})
      if (said.success && this.isNow(said.data.questionNumber)) this.goOn()
    } else {
      client.leave(CloseCode.CONSENTED, 'misbehaved')
    }
  }

  private isNow(questionNumber: number | undefined): boolean {
    return questionNumber === undefined || questionNumber === this.state.questionNumber
  }

  private answer(choice: number): void {
    if (this.state.phase !== 'question') return
    const { correct, explanation } = this.question
    const right = choice === correct
    const gained = right ? practicePoints(this.ports.now() - this.askedAt) : 0
    this.state.phase = 'reveal'
    this.state.ownAnswer = choice
    this.state.correctAnswer = correct
    this.state.gained = gained
    this.state.score += gained
    this.state.correctCount += right ? 1 : 0
    this.state.streak = right ? this.state.streak + 1 : 0
    this.broadcast('question-closed', { correct, spread: [0, 0, 0, 0], explanation })
    this.broadcastPatch()
  }

  private rivalAnswers(): void {
    if (this.state.aiAnswered) return
    this.state.aiAnswered = true
    this.state.aiCorrect = this.rival.correct
    this.state.aiScore += this.rival.points
    this.state.aiCorrectCount += this.rival.correct ? 1 : 0
  }

  private goOn(): void {
    if (this.state.phase !== 'reveal') return
    // A quick pupil does not rob the rival of its answer.
    this.rivalAnswers()
    if (this.state.questionNumber < this.state.totalQuestions) this.ask()
    else this.finish()
  }

  private finish(): void {
    this.state.phase = 'finished'
    this.state.endsAt = 0
    this.state.currencyEarned = practiceCurrency(this.state.score)
    this.finishedAt = this.ports.now()
    void this.keepRun()
  }

  /** The player may save the run once it is known to the archive, and is told so only then. */
  private async keepRun(): Promise<void> {
    this.keepDueAt = Number.POSITIVE_INFINITY
    const { account, wish } = this.opening
    try {
      await this.ports.practice.record({
        runId: this.runId,
        userId: account.id,
        questionSetId: wish.questionSetId,
        gameMode: wish.gameMode,
        difficulty: wish.difficulty,
        score: this.state.score,
        questionsCorrect: this.state.correctCount,
        questionsTotal: this.state.totalQuestions,
        currencyEarned: this.state.currencyEarned,
        finishedAt: this.finishedAt,
      })
    } catch (error) {
      this.ports.log.error({ error: String(error) }, 'practice run not recorded yet')
      this.keepDueAt = this.ports.now() + keepAgainMs
      return
    }
    this.isKept = true
    this.broadcastPatch()
    this.broadcast('game-finished', { runId: this.runId })
  }

  private beat(): void {
    const now = this.ports.now()
    if (this.clients.length > 0) this.lastSeenAt = now
    if (now - this.lastSeenAt > idleMs) {
      this.lastSeenAt = now
      void this.disconnect()
    }
    if (now >= this.keepDueAt) void this.keepRun()
    const isAsked = this.state.phase === 'question' || this.state.phase === 'reveal'
    if (isAsked && now - this.askedAt >= this.rival.ms) this.rivalAnswers()
    if (this.state.phase === 'question' && now >= this.state.endsAt + graceMs) this.answer(-1)
  }

  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return // A refusal on its way to whoever was refused.
    this.ports.log.error({ method, error: error.stack ?? String(error) }, 'practice room failed')
  }
}
