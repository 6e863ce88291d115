import type { StageFigure } from '../stageView.ts'
import type { Script } from './script.ts'
import { concerns } from './telling.ts'

/** Whoever it happened to needs a moment to feel it. */
const sinksInMs = 450

/** When the last of what a turn did to somebody has been seen, by figure; all that a script says nothing of is seen with it. */
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

  /** What the turn did to somebody is felt when it has been seen, and not before. */
  feelingOf({ id, feeling, feelsThen }: StageFigure, now: number): StageFigure['feeling'] {
    return feelsThen && now >= (this.seenAt.get(id) ?? this.endsAt) ? feelsThen.feeling : feeling
  }
}
