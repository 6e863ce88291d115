import { describe, expect, it } from 'vitest'
import { historyIn, plainHistory } from '../../../client/editor/document/drawingText.ts'
import { drawingIn } from '../../../client/editor/document/mapCommands.ts'
import { openEditing } from '../../../client/editor/document/mapEditing.ts'
import { startHistory } from '../../../client/editor/document/mapHistory.ts'
import { pressOnGrid } from '../../../client/editor/grid/gridKeys.ts'
import { pressInWorkspace } from '../../../client/editor/workspaceKeys.ts'

const signs: Record<string, string> = { '.': 'grass', t: 'track', w: 'water', b: 'boost' }

/** A drawing by its rows. */
const open = (...rows: string[]) =>
  openEditing(
    startHistory(
      drawingIn('racing', {
        width: rows[0]?.length ?? 0,
        height: rows.length,
        types: [...rows.join('')].map((sign) => signs[sign] ?? ''),
      }),
    ),
  )

type Editing = ReturnType<typeof open>

const rowsOf = (editing: Editing): string[] => {
  const { width, height, types } = editing.drawing()
  const letters = types.map((type) => (type === 'grass' ? '.' : type[0])).join('')
  return Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width))
}

const choose = (editing: Editing, from: number, to: number) => {
  editing.pickTool('select')
  editing.begin('select', from)
  editing.lead(to)
  editing.end()
}
const drag = (editing: Editing, from: number, ...to: number[]) => {
  editing.begin('select', from)
  for (const place of to) editing.lead(place)
  editing.end()
}

const start = () => open('tb....', 'w.....', '......', '...w..', '......')

describe('a part of the drawing', () => {
  it('is chosen without changing anything', () => {
    const editing = start()
    choose(editing, 0, 7)
    expect(editing.store.getState().selection).toMatchObject({ frame: { left: 0, top: 0, width: 2, height: 2 } })
    expect(editing.store.getState().history.done).toEqual([])
  })
  it('is moved as one step, and leaves ground where it was', () => {
    const editing = start()
    choose(editing, 0, 7)
    drag(editing, 0, 9, 15)
    expect(rowsOf(editing)).toEqual(['......', '......', '...tb.', '...w..', '......'])
    editing.undo()
    expect(rowsOf(editing)).toEqual(rowsOf(start()))
  })
  it('lies on what it covers, and gives it back when it is moved on', () => {
    const editing = start()
    choose(editing, 0, 7)
    drag(editing, 0, 14)
    drag(editing, 14, 15)
    drag(editing, 15, 0)
    expect(rowsOf(editing)).toEqual(rowsOf(start()))
  })
  it('stays on the map, wherever it is led', () => {
    const editing = start()
    choose(editing, 0, 7)
    drag(editing, 0, 29)
    expect(rowsOf(editing)).toEqual(['......', '......', '......', '...wtb', '....w.'])
  })
  it('comes back after four turns', () => {
    const editing = start()
    choose(editing, 0, 13)
    const turns = Array.from({ length: 4 }, () => {
      editing.turnSelection()
      return rowsOf(editing).slice(0, 3)
    })
    expect(turns).toEqual([
      ['.wt...', '..b...', '......'],
      ['......', '.w....', 'bt....'],
      ['b.....', 'tw....', '......'],
      ['tb....', 'w.....', '......'],
    ])
    expect(editing.store.getState().history.done).toHaveLength(4)
  })
  it('is not turned where the map is too narrow for it', () => {
    const editing = start()
    choose(editing, 0, 5)
    editing.turnSelection()
    expect(rowsOf(editing)).toEqual(rowsOf(start()))
  })
  it('is copied, and the copy is what is moved from then on', () => {
    const editing = start()
    choose(editing, 0, 7)
    editing.copySelection()
    drag(editing, 7, 9)
    expect(rowsOf(editing)).toEqual(['tb....', 'w..tb.', '...w..', '...w..', '......'])
  })
  it('is let go by Escape, by another tool and by Undo', () => {
    const editing = start()
    const isChosen = () => editing.store.getState().selection !== null
    for (const cancel of [
      editing.cancel,
      () => editing.pickTool('brush'),
      editing.undo,
      () => editing.regrow('top', 1),
    ]) {
      choose(editing, 0, 7)
      expect(isChosen()).toBe(true)
      cancel()
      expect(isChosen()).toBe(false)
    }
  })
})

it('everything is done with the keyboard, too', () => {
  const editing = start()
  const key = (name: string, times = 1) => {
    for (let at = 0; at < times; at++)
      pressOnGrid({ key: name, shiftKey: false, ctrlKey: false, metaKey: false }, editing)
  }
  const shortcut = (name: string) =>
    pressInWorkspace({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }, editing)
  shortcut('s')
  key(' ')
  key('ArrowRight')
  key('ArrowDown')
  key('Enter')
  key(' ')
  key('ArrowRight', 2)
  expect(shortcut('Escape')).toBe(true)
  expect(rowsOf(editing)).toEqual(rowsOf(start()))
  editing.moveCursor(0)
  key(' ')
  key('ArrowRight', 2)
  key('ArrowDown', 3)
  key(' ')
  expect(rowsOf(editing)).toEqual(['......', '......', '......', '..tb..', '..w...'])
  shortcut('d')
  expect(rowsOf(editing)).toEqual(['......', '......', '...tb.', '..tw..', '..w...'])
  shortcut('t')
  expect(rowsOf(editing)).toEqual(['......', '......', '...wt.', '..t.b.', '..w...'])
  key('Delete')
  expect(rowsOf(editing)).toEqual(['......', '......', '......', '..tb..', '..w...'])
})

it('a step of many tiles is kept in the browser and can be undone after a reload', () => {
  const editing = start()
  choose(editing, 0, 7)
  drag(editing, 0, 15)
  editing.undo()
  editing.redo()
  editing.begin('room', 6)
  editing.lead(23)
  editing.end()
  const history = historyIn(JSON.parse(JSON.stringify(plainHistory(editing.store.getState().history, 100))))
  if (!history) throw new Error('was not kept')
  const again = openEditing(history)
  expect(again.drawing()).toEqual(editing.drawing())
  again.undo()
  again.undo()
  expect(rowsOf(again)).toEqual(rowsOf(start()))
})
