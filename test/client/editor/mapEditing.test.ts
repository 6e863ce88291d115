import { expect, it } from 'vitest'
import { type DrawingToolName, drawingTools, tools } from '../../../client/editor/document/drawingTools.ts'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { openEditing } from '../../../client/editor/document/mapEditing.ts'
import { type MapHistory, startHistory } from '../../../client/editor/document/mapHistory.ts'
import { type MapMode, mapModes, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'

const open = () => openEditing(startHistory(blankDrawing('racing', 6, 5)))
const placesOf = (editing: ReturnType<typeof open>, type: string) =>
  editing.drawing().types.flatMap((found, place) => (found === type ? [place] : []))

it('begins with a tile that shows on the ground', () => {
  expect(open().store.getState().tile).toBe('track')
})

it('a stroke in parts is one step back', () => {
  const editing = open()
  editing.begin('brush', 0)
  editing.lead(2)
  editing.lead(8)
  editing.settle()
  expect(placesOf(editing, 'track')).toEqual([0, 1, 2, 8])
  editing.undo()
  expect(placesOf(editing, 'track')).toEqual([])
  editing.redo()
  expect(placesOf(editing, 'track')).toEqual([0, 1, 2, 8])
})

it('a stroke that begins where nothing changes is still a step of its own', () => {
  const editing = open()
  editing.begin('brush', 0)
  editing.begin('brush', 0)
  editing.lead(2)
  editing.settle()
  editing.undo()
  expect(placesOf(editing, 'track')).toEqual([0])
})

it('the eraser paints ground', () => {
  const editing = open()
  editing.begin('brush', 0)
  editing.lead(5)
  editing.begin('eraser', 1)
  editing.lead(4)
  expect(placesOf(editing, 'track')).toEqual([0, 5])
})

it('a rectangle is shown while it is stretched, and painted when it is closed', () => {
  const editing = open()
  editing.begin('rectangle', 7)
  editing.lead(15)
  expect(editing.store.getState().frame).toEqual({ left: 1, top: 1, width: 3, height: 2 })
  expect(placesOf(editing, 'track')).toEqual([])
  editing.end()
  expect(placesOf(editing, 'track')).toEqual([7, 8, 9, 13, 14, 15])
  expect(editing.store.getState().frame).toBeNull()
})

it('a rectangle can be given up', () => {
  const editing = open()
  editing.begin('rectangle', 7)
  editing.lead(15)
  expect(editing.giveUp()).toBe(true)
  editing.end()
  expect(placesOf(editing, 'track')).toEqual([])
})

it('picking a tile means to draw with it', () => {
  const editing = open()
  for (const [before, after] of [
    ['hand', 'brush'],
    ['eraser', 'brush'],
    ['fill', 'fill'],
    ['rectangle', 'rectangle'],
  ] as const) {
    editing.pickTool(before)
    editing.pickTile('water')
    expect(editing.store.getState().tool).toBe(after)
  }
})

it('a new mode brings its own tile into the hand, a smaller map the cursor back onto it, and both can be undone', () => {
  const editing = open()
  editing.moveCursor(29)
  editing.reshape({ mode: 'battle', width: 5 })
  expect(editing.store.getState()).toMatchObject({ tile: 'wall', cursor: 24 })
  editing.undo()
  expect(editing.drawing()).toEqual(blankDrawing('racing', 6, 5))
  expect(editing.store.getState().tile).toBe('track')
})

it('Control Z in the middle of a stroke takes the stroke back, and the step before it stays', () => {
  const editing = open()
  editing.begin('brush', 12)
  editing.settle()
  editing.begin('brush', 0)
  editing.lead(3)
  editing.undo()
  editing.lead(5)
  expect(placesOf(editing, 'track')).toEqual([12])
})

it('a saved map that takes the place of a drawing is a step that can be taken back', () => {
  const editing = open()
  editing.use('fill', 0)
  editing.settle()
  const mine = editing.drawing()
  editing.replace(blankDrawing('racing', 6, 5))
  expect(placesOf(editing, 'track')).toEqual([])
  editing.undo()
  expect(editing.drawing()).toEqual(mine)
})

it('no undo and no redo leads a saved map to another mode, and the steps since its mode was chosen stay', () => {
  const editing = open()
  const stepsNow = () => {
    const { done, undone } = editing.store.getState().history
    return [done.length, undone.length]
  }
  editing.use('fill', 0)
  editing.reshape({ mode: 'battle' })
  editing.reshape({ width: 7 })
  editing.use('brush', 0)
  editing.reshape({ mode: 'racing' })
  editing.undo()
  editing.undo()
  expect(stepsNow()).toEqual([3, 2])
  editing.keepMode('battle')
  expect(stepsNow()).toEqual([1, 1])
  editing.undo()
  expect(editing.drawing()).toEqual(blankDrawing('battle', 6, 5))
  editing.undo()
  expect(editing.drawing().mode).toBe('battle')
})

it('nothing leads to another mode while a map is saved for the first time; if that fails, everything does again', () => {
  const editing = open()
  editing.use('fill', 0)
  editing.reshape({ mode: 'battle' })
  editing.holdMode('battle')
  editing.undo()
  editing.reshape({ mode: 'tower' })
  editing.replace(blankDrawing('racing', 6, 5))
  editing.use('brush', 3)
  expect(editing.drawing().mode).toBe('battle')
  editing.holdMode(null)
  editing.undo()
  editing.undo()
  expect(editing.drawing().mode).toBe('racing')
  editing.keepMode('racing')
  editing.redo()
  editing.reshape({ mode: 'tower' })
  expect(editing.drawing().mode).toBe('racing')
})

it('a drawing that a browser kept in another mode than that of its saved map can be saved again', () => {
  const kept = open()
  kept.use('fill', 0)
  const mine = kept.drawing()
  kept.reshape({ mode: 'battle' })
  kept.use('brush', 0)
  const drawnIn = (history: MapHistory, mode: MapMode) => {
    const editing = openEditing(history)
    editing.keepMode(mode)
    for (let step = 0; step < 9; step += 1) editing.undo()
    for (let step = 0; step < 9; step += 1) editing.redo()
    return editing.drawing()
  }
  const { history } = kept.store.getState()
  expect(drawnIn(history, 'racing')).toEqual(mine)
  expect(drawnIn({ ...history, done: [] }, 'tower').mode).toBe('tower')
})

it('a stroke under way when its map is saved does not bring back what lies before', () => {
  const editing = open()
  editing.reshape({ mode: 'battle' })
  editing.begin('brush', 0)
  editing.lead(1)
  editing.keepMode('battle')
  editing.lead(2)
  editing.end()
  for (let step = 0; step < 5; step += 1) editing.undo()
  expect(editing.drawing()).toEqual(blankDrawing('battle', 6, 5))
})

const toolNames = Object.keys(drawingTools) as DrawingToolName[]

/** Everything that hands, keys and buttons can do, in any order. */
const gestures = (editing: ReturnType<typeof open>, below: (limit: number) => number): (() => unknown)[] => {
  const place = () => below(editing.drawing().types.length)
  return [
    () => editing.begin(below(2) === 0 ? 'brush' : 'eraser', place()),
    () => editing.lead(place()),
    () => editing.lead(place()),
    () => editing.lead(place()),
    editing.settle,
    editing.giveUp,
    () => editing.use('fill', place()),
    () => editing.begin(toolNames[below(toolNames.length)] ?? 'brush', place()),
    () => editing.begin('select', place()),
    editing.turnSelection,
    editing.copySelection,
    editing.clearSelection,
    editing.cancel,
    () => editing.use(toolNames[below(toolNames.length)] ?? 'brush', place()),
    () => editing.lead(place()),
    editing.end,
    () => editing.moveCursor(place()),
    () => editing.pickTile(tilesOf(editing.drawing().mode)[below(3)] ?? editing.store.getState().tile),
    () => editing.pickTool(tools[below(tools.length)] ?? 'brush'),
    editing.clear,
    () => editing.reshape({ width: 5 + below(5), height: 5 + below(5) }),
    () => editing.reshape({ mode: mapModes[below(mapModes.length)] ?? 'racing' }),
    () => editing.regrow((['top', 'right', 'bottom', 'left'] as const)[below(4)] ?? 'top', below(2) === 0 ? 1 : -1),
    editing.turnMirror,
    editing.undo,
    editing.redo,
  ]
}

it.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'any interleaving of gestures goes back to its start and forth again, seed %i',
  (seed) => {
    const random = seededRandom(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const editing = open()
    const start = editing.drawing()
    const acts = gestures(editing, below)
    for (let act = 0; act < 120; act += 1) acts[below(acts.length)]?.()
    editing.settle()
    editing.giveUp()
    while (editing.store.getState().history.undone.length > 0) editing.redo()
    const end = editing.drawing()
    const steps = editing.store.getState().history.done.length
    for (let step = 0; step < steps; step += 1) {
      const before = editing.drawing()
      editing.undo()
      expect(editing.drawing()).not.toEqual(before)
    }
    expect(editing.drawing()).toEqual(start)
    for (let step = 0; step < steps; step += 1) editing.redo()
    expect(editing.drawing()).toEqual(end)
  },
)

it('a mirror draws everything once more on the other side, in one step', () => {
  const editing = open()
  const turns = () => {
    editing.turnMirror()
    return editing.store.getState().mirror
  }
  expect(turns()).toBe('across')
  editing.begin('brush', 0)
  editing.lead(1)
  editing.settle()
  expect(placesOf(editing, 'track')).toEqual([0, 1, 4, 5])
  editing.undo()
  expect(placesOf(editing, 'track')).toEqual([])
  expect(turns()).toBe('down')
  editing.begin('brush', 1)
  editing.settle()
  expect(placesOf(editing, 'track')).toEqual([1, 25])
  expect(turns()).toBe('both')
  editing.begin('rectangle', 7)
  editing.lead(7)
  editing.end()
  expect(placesOf(editing, 'track')).toEqual([1, 7, 10, 19, 22, 25])
  editing.begin('eraser', 0)
  editing.settle()
  expect(turns()).toBe('off')
})

it('a mirror fills on the other side, too, and mending stays where it is', () => {
  const editing = open()
  editing.begin('rectangle', 2)
  editing.lead(27)
  editing.end()
  editing.pickTile('water')
  editing.turnMirror()
  editing.use('fill', 0)
  expect(placesOf(editing, 'water')).toHaveLength(20)
  editing.mend([2], 'grass')
  expect(placesOf(editing, 'track')).toHaveLength(9)
})

it('a frame is the edge of a rectangle', () => {
  const editing = open()
  editing.begin('ring', 0)
  editing.lead(20)
  editing.end()
  expect(placesOf(editing, 'track')).toEqual([0, 1, 2, 6, 8, 12, 14, 18, 19, 20])
})
