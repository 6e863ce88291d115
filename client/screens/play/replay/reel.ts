import { applyEntry } from '../../../../rooms/shared/match/match.ts'
import { type MatchEntry, readEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import {
  currentTurn,
  type Match,
  type PlayedTurn,
  placeAmongScored,
  plannedQuestion,
  wasRight,
  wasThere,
} from '../../../../rooms/shared/match/matchModel.ts'
import { openReplay, type Replay } from '../../../../rooms/shared/match/replay.ts'
import { isScored } from '../../../../rooms/shared/questions/questionKinds.ts'
import type { GameView } from '../../../state/gameView.ts'
import { chooseView, finalView, questionView, resolveView, revealView } from './replayView.ts'

/** One question of a replayed game with its turn, or the end of the game. */
export interface Chapter {
  /** Null is the podium. */
  question: number | null
  /** The number that the class saw. Null for an opinion or a slide, which have none. */
  number: number | null
  scenes: readonly GameView[]
  /** How many of those who were there were right, from 0 to 1: the share that the report says. Null if nobody was. */
  rightShare: number | null
  /** True if folding it again gives another result than on the day it was played. */
  differs: boolean
}

class ChapterMaker {
  private readonly match: Match
  private readonly hashes: readonly string[]
  private scenes: GameView[] = []
  private turn: PlayedTurn | null = null

  constructor(replay: Replay) {
    this.match = openReplay(replay)
    this.hashes = replay.hashes
  }

  /** Returns the chapter that this entry has ended, or null. */
  take(entry: MatchEntry): Chapter | null {
    const { match } = this
    const isNext = entry.kind === 'asked' || entry.kind === 'finished'
    const ended = isNext ? this.end() : null
    const open = currentTurn(match)
    const isOpen = open?.closed === false
    if (open && isOpen && (entry.kind === 'closed' || entry.kind === 'voided')) this.begin(open)
    if (open?.closed && !open.voided && !open.resolved && entry.kind === 'resolved')
      this.scenes.push(chooseView(match, open))
    applyEntry(match, entry)
    const before = this.scenes.at(-1)
    if (!open || !before) return ended
    if (isOpen && open.closed) this.scenes.push(revealView(match, open, before))
    if (before.phase === 'choose' && open.resolved && entry.kind === 'resolved')
      this.scenes.push(resolveView(match, open, before))
    return ended
  }

  private begin(turn: PlayedTurn): void {
    this.turn = turn
    this.scenes = [questionView(this.match, turn)]
  }

  private end(): Chapter | null {
    const { turn, scenes, match } = this
    this.scenes = []
    this.turn = null
    if (!turn || scenes.length < 2) return null
    const here = match.ranking.filter((seat) => wasThere(seat, turn))
    const right = here.filter(({ player }) => wasRight(match, turn, player)).length
    return {
      question: turn.question,
      number: isScored(plannedQuestion(match, turn)) ? placeAmongScored(match, turn) : null,
      scenes,
      rightShare: here.length === 0 ? null : turn.voided ? 0 : right / here.length,
      differs: turn.hash !== (this.hashes[turn.question - 1] ?? ''),
    }
  }

  podium = (): Chapter => ({
    question: null,
    number: null,
    scenes: [finalView(this.match)],
    rightShare: null,
    differs: false,
  })
}

/** Folds a game entry by entry, so the caller may stop anywhere. Yields null until a chapter is complete. */
export function* foldedChapters(replay: Replay): Generator<Chapter | null, void> {
  const maker = new ChapterMaker(replay)
  for (const entry of replay.entries) yield maker.take(readEntry(entry))
  yield maker.podium()
}
