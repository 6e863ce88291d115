import type { StageFigure } from '../stageView.ts'
import type { Script } from './script.ts'
import { concerns } from './telling.ts'

/** A player needs a moment to feel what happened to them. */
const sinksInMs = 450

/** When the last thing that a turn did to a figure has been seen. What the script does not mention is seen at its end. */
export class Aftermath {
  private readonly seenAt = new Map<string, number>()
  private readonly endsAt: number

  constructor({ beats, ms }: Script, figures: Iterable<string>) {
    this.endsAt = ms
    for (const id of figures) {
      const last = beats.filter((beat) => concerns(beat, id)).at(-1)
      if (last) this.seenAt.set(id, last.at + sinksInMs)
    }
  }

  /** The feeling changes only when the player has seen what the turn did to them. */
  feelingOf({ id, feeling, feelsThen }: StageFigure, now: number): StageFigure['feeling'] {
    return feelsThen && now >= (this.seenAt.get(id) ?? this.endsAt) ? feelsThen.feeling : feeling
  }
}
