import { tilesOf } from '../../rooms/shared/maps/tileTypes.ts'
import { keyMeant } from '../parts/keyMeant.ts'
import type { Tool } from './document/drawingTools.ts'
import type { MapEditing } from './document/mapEditing.ts'

/** The number row, from left to right. */
export const tileKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-']

export const toolKeys: Record<Tool, string> = {
  brush: 'b',
  line: 'l',
  rectangle: 'r',
  ring: 'o',
  fill: 'f',
  curve: 'c',
  room: 'a',
  pond: 'p',
  circle: 'g',
  select: 's',
  pick: 'i',
  eraser: 'e',
  hand: 'h',
}

export const mirrorKey = 'm'
export const turnKey = 't'
export const copyKey = 'd'
export const worldKey = 'w'

const toolOfKey = (key: string): Tool | undefined =>
  (Object.keys(toolKeys) as Tool[]).find((tool) => toolKeys[tool] === key.toLowerCase())

type Key = { key: string; code?: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Keys with Control or Command, anywhere in the editor. True if the editor knows the key. */
export const pressWithControl = (pressed: Key, editing: MapEditing, save: () => void) => {
  const { shiftKey, ctrlKey, metaKey } = pressed
  if (!ctrlKey && !metaKey) return false
  const action = { z: shiftKey ? editing.redo : editing.undo, y: editing.redo, s: save }[
    keyMeant(pressed).toLowerCase()
  ]
  action?.()
  return action !== undefined
}

export const isWorldKey = (pressed: Key): boolean =>
  keyMeant(pressed).toLowerCase() === worldKey && !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey

/** Single keys count only inside the workspace, so that dictating or typing elsewhere changes no tool. */
export const pressInWorkspace = (pressed: Key, editing: MapEditing): boolean => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false
  const key = keyMeant(pressed)
  if (key === 'Escape') return editing.cancel()
  const tile = tilesOf(editing.drawing().mode)[tileKeys.indexOf(key)]
  if (tile !== undefined) {
    editing.pickTile(tile)
    return true
  }
  const tool = toolOfKey(key)
  const act = {
    [mirrorKey]: editing.turnMirror,
    [turnKey]: editing.turnSelection,
    [copyKey]: editing.copySelection,
  }[key.toLowerCase()]
  if (tool !== undefined) editing.pickTool(tool)
  else act?.()
  return tool !== undefined || act !== undefined
}
