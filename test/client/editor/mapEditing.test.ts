import { expect, it } from 'vitest'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { openEditing } from '../../../client/editor/document/mapEditing.ts'

const open = () => openEditing(blankDrawing('racing', 6, 5))
const placesOf = (editing: ReturnType<typeof open>, type: string) =>
  editing.drawing().types.flatMap((found, place) => (found === type ? [place] : []))

it('begins with a tile that shows on the ground', () => {
  expect(open().store.getState().tile).toBe('track')
})

it('a stroke in parts is one step back', () => {
  const editing = open()
  editing.beginStroke('brush', 0)
  editing.continueStroke(2)
  editing.continueStroke(8)
  expect(placesOf(editing, 'track')).toEqual([0, 1, 2, 8])
  editing.undo()
  expect(placesOf(editing, 'track')).toEqual([])
  editing.redo()
  expect(placesOf(editing, 'track')).toEqual([0, 1, 2, 8])
})

it('a stroke that begins where nothing changes is still a step of its own', () => {
  const editing = open()
  editing.beginStroke('brush', 0)
  editing.beginStroke('brush', 0)
  editing.continueStroke(2)
  editing.undo()
  expect(placesOf(editing, 'track')).toEqual([0])
})

it('the eraser paints ground', () => {
  const editing = open()
  editing.beginStroke('brush', 0)
  editing.continueStroke(5)
  editing.beginStroke('eraser', 1)
  editing.continueStroke(4)
  expect(placesOf(editing, 'track')).toEqual([0, 5])
})

it('a rectangle is shown while it is stretched, and painted when it is closed', () => {
  const editing = open()
  editing.openRectangle(7)
  editing.stretchRectangle(15)
  expect(editing.store.getState().frame).toEqual({ left: 1, top: 1, width: 3, height: 2 })
  expect(placesOf(editing, 'track')).toEqual([])
  editing.closeRectangle()
  expect(placesOf(editing, 'track')).toEqual([7, 8, 9, 13, 14, 15])
  expect(editing.store.getState().frame).toBeNull()
})

it('a rectangle can be given up', () => {
  const editing = open()
  editing.openRectangle(7)
  editing.moveCursor(15)
  editing.dropRectangle()
  editing.closeRectangle()
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
