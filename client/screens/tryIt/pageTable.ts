import { VisitorsTable } from '../../../rooms/shared/bots/visitorsTable.ts'
import type { GameMessage, GameMessageName, Tell } from '../../../rooms/shared/contract/game.ts'
import type { GameLine } from '../../net/gameConnection.ts'
import type { Synchronised } from '../../state/kept/readState.ts'
import { tryOutPlan } from './tryOutPlan.ts'
import { visitorsView } from './visitorsView.ts'

const bots = 4
const longestTimerMs = 60_000

interface PageTable {
  visitor: { name: string; slime: string }
  seed: number
  show(next: Synchronised): void
  tell: Tell
}

type Heard = { [Name in GameMessageName]?: (message: GameMessage<Name>, now: number) => void }

const clock = (): number => Math.round(performance.now())

/** Replaces the page's line to a room: this page plays the game against bots, and sends nothing. */
export function openPageTable({ visitor, seed, show, tell }: PageTable): GameLine {
  const table = new VisitorsTable({ plan: tryOutPlan(seed), ...visitor, bots, seed, tell }, clock())
  let timer = 0
  const heard: Heard = {
    'submit-answer': (message, now) => table.answer(message, now),
    choose: (message, now) => table.choose(message, now),
    'look-again': (message, now) => table.lookAgain(message, now),
    'get-map': () => table.tellMap(),
  }
  const showNow = () => {
    show(visitorsView(table.match))
    clearTimeout(timer)
    const waits = Math.min(table.dueAt - clock(), longestTimerMs)
    if (table.match.stage === 'running') timer = window.setTimeout(tick, Math.max(0, waits))
  }
  const tick = () => {
    table.tick(clock())
    showNow()
  }
  showNow()
  return {
    send(type, message = {}) {
      // The cast is safe: the store sends each message by its name in the same table.
      const act = heard[type] as ((message: object, now: number) => void) | undefined
      act?.(message, clock())
      if (act) showNow()
      return act !== undefined
    },
    leave: () => clearTimeout(timer),
    hurry: tick,
    comeBackBy: () => {},
  }
}
