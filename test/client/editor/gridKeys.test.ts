import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../client/editor/document/drawingTools.ts'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { openEditing } from '../../../client/editor/document/mapEditing.ts'
import { startHistory } from '../../../client/editor/document/mapHistory.ts'
import { placeAfter, pressOnGrid, releaseOnGrid } from '../../../client/editor/grid/gridKeys.ts'
import { pressInWorkspace, pressWithControl } from '../../../client/editor/workspaceKeys.ts'
import { mapModes, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'

const drawing = blankDrawing('racing', 6, 5)
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const open = () => openEditing(startHistory(drawing))
const tracks = (editing: ReturnType<typeof open>) =>
  editing.drawing().types.flatMap((type, place) => (type === 'track' ? [place] : []))

describe('the cursor', () => {
  const placeFrom = (key: string, from: number, ctrlKey = false) =>
    placeAfter({ ...plain, key, ctrlKey }, from, drawing)

  it('moves by one, and stops at the edges', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => placeFrom(key, 8))).toEqual([7, 9, 2, 14])
    expect(placeFrom('ArrowLeft', 6)).toBe(6)
    expect(placeFrom('ArrowRight', 11)).toBe(11)
    expect(placeFrom('ArrowUp', 3)).toBe(3)
    expect(placeFrom('ArrowDown', 27)).toBe(27)
  })
  it('goes to the ends of its row, and with Control to the ends of the map', () => {
    expect([placeFrom('Home', 9), placeFrom('End', 9)]).toEqual([6, 11])
    expect([placeFrom('Home', 9, true), placeFrom('End', 9, true)]).toEqual([0, 29])
  })
  it('leaves other keys to others', () => {
    expect(placeFrom('Tab', 9)).toBeUndefined()
    expect(pressOnGrid({ ...plain, key: 'Tab' }, open())).toBe(false)
    expect(pressInWorkspace({ ...plain, key: 'Escape' }, open())).toBe(false)
  })
})

describe('Space', () => {
  const press = (editing: ReturnType<typeof open>, ...keys: string[]) => {
    for (const key of keys) pressOnGrid({ ...plain, key }, editing)
  }
  const withTool = (tool: Tool) => {
    const editing = open()
    editing.pickTool(tool)
    return editing
  }

  it('paints where the cursor is', () => {
    const editing = open()
    press(editing, 'ArrowRight', ' ')
    expect(tracks(editing)).toEqual([1])
  })
  it('sets one corner of a rectangle and then the other, unless Escape comes between', () => {
    const editing = withTool('rectangle')
    press(editing, ' ', 'ArrowRight', 'ArrowDown', ' ')
    expect(tracks(editing)).toEqual([0, 1, 6, 7])
    press(editing, ' ', 'ArrowRight')
    expect(pressInWorkspace({ ...plain, key: 'Escape' }, editing)).toBe(true)
    expect(tracks(editing)).toEqual([0, 1, 6, 7])
    expect(editing.store.getState().frame).toBeNull()
  })
  it('begins a line and ends it, and Escape gives it up', () => {
    const editing = withTool('line')
    press(editing, ' ', 'ArrowRight', 'ArrowRight', 'ArrowLeft', ' ', 'ArrowRight')
    expect(tracks(editing)).toEqual([0, 1])
    press(editing, ' ', 'ArrowRight', 'ArrowRight')
    expect(tracks(editing)).toEqual([0, 1, 2, 3, 4])
    expect(pressInWorkspace({ ...plain, key: 'Escape' }, editing)).toBe(true)
    expect(tracks(editing)).toEqual([0, 1])
  })
  it('takes a tile from the map', () => {
    const editing = withTool('pick')
    press(editing, ' ')
    expect(editing.store.getState()).toMatchObject({ tile: 'grass', tool: 'brush' })
  })
  it('fills with the bucket', () => {
    const editing = withTool('fill')
    press(editing, 'Enter')
    expect(tracks(editing)).toHaveLength(30)
  })
})

describe('Shift and arrows', () => {
  const step = (editing: ReturnType<typeof open>, key: string) =>
    pressOnGrid({ ...plain, shiftKey: true, key }, editing)

  it('are one stroke for as long as Shift is held', () => {
    const editing = open()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) step(editing, key)
    releaseOnGrid({ key: 'Shift' }, editing)
    step(editing, 'ArrowDown')
    releaseOnGrid({ key: 'Shift' }, editing)
    expect(tracks(editing)).toEqual([0, 1, 2, 8, 14])
    editing.undo()
    expect(tracks(editing)).toEqual([0, 1, 2, 8])
    editing.undo()
    expect(tracks(editing)).toEqual([])
  })
  it('draw nothing more of a stroke that Escape has ended', () => {
    const editing = open()
    step(editing, 'ArrowRight')
    pressInWorkspace({ ...plain, key: 'Escape' }, editing)
    expect(tracks(editing)).toEqual([])
    pressOnGrid({ ...plain, key: 'ArrowRight' }, editing)
    expect(tracks(editing)).toEqual([])
  })
})

describe('single keys', () => {
  it('pick a tile, for every tile of every mode', () => {
    for (const mode of mapModes) {
      const editing = openEditing(startHistory(blankDrawing(mode, 5, 5)))
      const keys = [...'1234567890-'].slice(0, tilesOf(mode).length)
      expect(keys).toHaveLength(tilesOf(mode).length)
      keys.forEach((key, index) => {
        expect(pressInWorkspace({ ...plain, key }, editing)).toBe(true)
        expect(editing.store.getState().tile).toBe(tilesOf(mode)[index])
      })
    }
  })
  it('pick a tool, and mean nothing together with Control', () => {
    const editing = open()
    expect(pressInWorkspace({ ...plain, key: 'E' }, editing)).toBe(true)
    expect(editing.store.getState().tool).toBe('eraser')
    expect(pressInWorkspace({ ...plain, key: 'f', ctrlKey: true }, editing)).toBe(false)
    expect(pressInWorkspace({ ...plain, key: 'q' }, editing)).toBe(false)
  })
})

it('Control undoes, does again and saves', () => {
  const editing = open()
  let saved = 0
  const press = (key: string, shiftKey = false) =>
    pressWithControl({ ...plain, key, shiftKey, ctrlKey: true }, editing, () => {
      saved += 1
    })
  editing.use('fill', 0)
  editing.settle()
  press('z')
  expect(tracks(editing)).toEqual([])
  press('Z', true)
  expect(tracks(editing)).toHaveLength(30)
  press('z')
  press('y')
  expect(tracks(editing)).toHaveLength(30)
  expect([press('s'), saved]).toEqual([true, 1])
  expect(press('p')).toBe(false)
})
