import { placesOnLine } from '../grid/tilePlans.ts'
import type { DrawingTool, Gesture, Hand, Plan } from './drawingTools.ts'
import { type MapHistory, perform } from './mapHistory.ts'

type Document = {
  history: () => MapHistory
  become: (history: MapHistory) => void
  hand: () => Hand
  /** Tells what the gesture does so far; null when there is none any more. */
  show: (plan: Plan | null) => void
  /** Tells what the gesture did when it has ended. */
  keep: (plan: Plan) => void
}

/** A gesture under way, with the drawing as it was before: so giving it up leaves no trace. */
type Open = { tool: DrawingTool; before: MapHistory; hand: Hand; way: Set<number>; gesture: Gesture }

/** Makes one step of everything from the beginning of a gesture to its end. */
export const openGestures = ({ history, become, hand, show, keep }: Document) => {
  let open: Open | null = null

  const planOf = ({ tool, before, hand: holding, gesture }: Open) => tool.plan(before.drawing, gesture, holding)
  const draw = (one: Open, isOver: boolean) => {
    const plan = planOf(one)
    if (isOver || one.tool.shows === 'tiles') become(perform(one.before, plan.command))
    show(isOver ? null : plan)
    if (isOver) keep(plan)
  }
  const close = () => {
    const closed = open
    open = null
    return closed
  }
  const end = () => {
    const ended = close()
    if (ended) draw(ended, true)
  }
  /** Ends a gesture if the drawing shows its result already, and drops any other. */
  const settle = () => {
    if (open?.tool.shows === 'tiles') end()
    else if (close()) show(null)
  }

  return {
    settle,
    end,
    begin: (tool: DrawingTool, from: number) => {
      settle()
      const way = new Set([from])
      open = { tool, before: history(), hand: hand(), way, gesture: { from, at: from, way } }
      draw(open, false)
    },
    /** Does nothing if the gesture was given up meanwhile: the caller may not know that yet. */
    lead: (to: number) => {
      if (!open || open.gesture.at === to) return
      const { from, at } = open.gesture
      for (const place of placesOnLine(open.before.drawing, at, to)) open.way.add(place)
      open.gesture = { from, at: to, way: open.way }
      draw(open, false)
    },
    /** The tool that is at work, if any, and where. */
    atWork: () => open && { tool: open.tool, at: open.gesture.at },
    /** Restores the drawing and all steps that could be redone. False if no gesture was begun. */
    giveUp: (): boolean => {
      const given = close()
      if (!given) return false
      if (given.tool.shows === 'tiles') become(given.before)
      show(null)
      return true
    },
  }
}
