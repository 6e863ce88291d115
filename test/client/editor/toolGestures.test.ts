import { expect, it } from 'vitest'
import { type Tool, tools } from '../../../client/editor/document/drawingTools.ts'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { type MapEditing, openEditing } from '../../../client/editor/document/mapEditing.ts'
import { startHistory } from '../../../client/editor/document/mapHistory.ts'
import { pinchOf } from '../../../client/editor/grid/pinch.ts'

const hand = (tool: Tool, editing: MapEditing, from: number) => {
  if (tool !== 'hand') editing.begin(tool, from)
  return { move: editing.lead, end: editing.end, cancel: editing.giveUp }
}

it.each(tools)('a second finger takes back what the first began: %s', (tool) => {
  const start = blankDrawing('racing', 6, 5)
  const editing = openEditing(startHistory(start))
  const gesture = hand(tool, editing, 7)
  gesture.move(15)
  gesture.cancel()
  expect(editing.drawing()).toEqual(start)
  expect(editing.store.getState().frame).toBeNull()
})

it('a stroke that changed nothing takes nothing back when it is given up', () => {
  const editing = openEditing(startHistory(blankDrawing('racing', 6, 5)))
  hand('brush', editing, 0).end()
  hand('brush', editing, 0).cancel()
  expect(editing.drawing().types[0]).toBe('track')
})

it.each(tools)('a second finger after an undo leaves what can be done again as it was: %s', (tool) => {
  const editing = openEditing(startHistory(blankDrawing('racing', 6, 5)))
  hand('brush', editing, 3).end()
  editing.undo()
  const before = editing.store.getState().history
  const gesture = hand(tool, editing, 7)
  gesture.move(15)
  gesture.cancel()
  expect(editing.store.getState().history).toBe(before)
  editing.redo()
  expect(editing.drawing().types[3]).toBe('track')
})

it('a hand that goes on after its stroke was taken back draws nothing more', () => {
  const start = blankDrawing('racing', 6, 5)
  const editing = openEditing(startHistory(start))
  const gesture = hand('brush', editing, 0)
  gesture.move(2)
  editing.undo()
  gesture.move(5)
  gesture.end()
  expect(editing.drawing()).toEqual(start)
  expect(editing.store.getState().history.undone).toEqual([])
})

it('a line is straight from where it began, wherever the hand has been', () => {
  const editing = openEditing(startHistory(blankDrawing('racing', 6, 5)))
  const gesture = hand('line', editing, 6)
  for (const place of [12, 20, 9]) gesture.move(place)
  gesture.end()
  expect(editing.drawing().types.flatMap((type, place) => (type === 'track' ? [place] : []))).toEqual([6, 7, 8, 9])
  editing.undo()
  expect(editing.drawing()).toEqual(blankDrawing('racing', 6, 5))
})

it('a tile is taken from the map, and drawn with at once', () => {
  const editing = openEditing(startHistory(blankDrawing('racing', 6, 5)))
  editing.pickTile('water')
  hand('brush', editing, 3).end()
  editing.pickTile('boost')
  hand('pick', editing, 3).end()
  expect(editing.store.getState()).toMatchObject({ tile: 'water', tool: 'brush' })
})

it('two fingers move together and zoom apart', () => {
  const before = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  const now = [
    { x: 0, y: 4 },
    { x: 30, y: 4 },
  ]
  expect(pinchOf(before, now)).toEqual([{ x: 10, y: 4 }, 3])
  expect(pinchOf(before.slice(1), [{ x: 13, y: -2 }])).toEqual([{ x: 3, y: -2 }, 1])
})
