import type { GameSettings } from '../contract/gameSettings.ts'
import type { MapMode } from '../maps/tileTypes.ts'
import { applyEntry, openMatch } from '../match/match.ts'
import type { MatchEntry } from '../match/matchEntries.ts'
import { currentTurn, type Match, type PlayedTurn, playingSeats } from '../match/matchModel.ts'
import type { MapOfPlan, MatchPlan } from '../match/matchPlan.ts'
import { type Replay, replayOf } from '../match/replay.ts'
import { limitMsOf, whatFollows } from '../match/turnFlow.ts'
import { modeRegistry } from '../modes/modeRegistry.ts'
import type { KeyedQuestion } from '../questions/question.ts'
import { BotClass } from './botClass.ts'

/** A game of bots on a map, so that its author sees what the map does before a class plays on it. */
export interface Trial {
  mode: MapMode
  map: MapOfPlan
  players: number
  questions: number
  /** The same seed on the same map is the same game. */
  seed: number
  /** Set for rules that are not the newest. */
  rules?: number
}

/** The texts are never shown: only the turns between the questions are watched. */
const anyQuestion: KeyedQuestion = { question: '?', answers: ['a', 'b', 'c', 'd'], correct: 0 }

const settings: GameSettings = {
  timeLimit: 20,
  speedBonus: true,
  chaos: 'lively',
  shuffleQuestions: false,
  shuffleAnswers: false,
  questionCount: null,
  lateJoin: false,
  hostPlays: false,
  maxPlayers: 1000,
  nicknames: 'generated',
  pace: 'auto',
}

const trialPlan = ({ mode, map, questions, seed, rules }: Trial): MatchPlan => ({
  gameId: 'trial',
  code: 'TRIAL1',
  gameMode: mode,
  map,
  title: map.name,
  questionSetId: 'trial',
  questions: Array.from({ length: questions }, () => anyQuestion),
  settings,
  host: { userId: '', username: '', slime: '', plays: false },
  seed,
  createdAt: 0,
  rules: rules ?? modeRegistry[mode].version,
})

class TriedGame {
  private readonly match: Match
  private readonly bots: BotClass
  private at = 0

  constructor(trial: Trial) {
    this.match = openMatch(trialPlan(trial))
    this.bots = new BotClass(this.match, trial.seed)
    for (const entry of this.bots.sitDown(trial.players, this.at)) this.record(entry)
  }

  /** Yields after each phase, so that the page stays responsive. */
  *play(): Generator<null, Replay> {
    const { match } = this
    this.record({ kind: 'started', at: this.at })
    while (match.stage === 'running') {
      this.act()
      const entry = whatFollows(match, this.at)
      if (entry) this.record(entry)
      yield null
    }
    return replayOf(match)
  }

  private act(): void {
    const { match, bots } = this
    const turn = currentTurn(match)
    if (turn && match.phase === 'question') this.answer(turn)
    if (!turn || match.phase !== 'choose') return
    for (const seat of playingSeats(match)) {
      const choice = bots.choiceOf(turn, seat, this.at)
      if (choice) this.record(choice)
    }
  }

  /** The game also waits for bots that do not answer. */
  private answer(turn: PlayedTurn): void {
    const { question, answers } = turn
    const begins = this.at
    const limit = limitMsOf(this.match)
    for (const { player, answer, ms } of this.bots.answersTo(turn)) {
      this.at = begins + ms
      this.record({ kind: 'answered', player, question, answer, ms, at: this.at })
    }
    if (answers.size < this.bots.size) this.at = begins + limit
  }

  private record(entry: MatchEntry): void {
    applyEntry(this.match, entry)
  }
}

/** Plays a game from its first question to its end, as a room of that plan would. */
export const triedGame = (trial: Trial): Generator<null, Replay> => new TriedGame(trial).play()
