import { groundOf, type TileType } from '../../../rooms/shared/maps/tileTypes.ts'
import { type Frame, frameBetween, placesAlike, placesInFrame, placesOnLine } from '../grid/tilePlans.ts'
import { type Drawing, type MapCommand, paint, repaint } from './mapCommands.ts'
import { isInside, type Laying, moved, type Selection } from './selection.ts'
import { placesInPond, placesOnCurve, placesOnEdge, placesOnRing, roomIn } from './stamps.ts'

/** Where the hand began, where it is now, and all places that it passed. */
export type Gesture = { from: number; at: number; way: ReadonlySet<number> }

/** What the hand draws with: a tile, a mirror, a chosen part of the drawing. */
export type Hand = {
  tile: TileType
  everywhere: (places: Iterable<number>) => Iterable<number>
  selection: Selection | null
}

/** What a gesture does, while it lasts and when it ends. */
export type Plan = {
  command?: MapCommand | undefined
  /** The frame of a gesture that goes from one corner to another. */
  frame?: Frame
  /** A part of the drawing that is laid down, or chosen. */
  laying?: Laying
  chosen?: Frame
  /** The tile to draw with from now on. */
  picked?: TileType | undefined
}

/** A tool is a value that says what a gesture does to a drawing. No other code knows which tools there are. */
export type DrawingTool = {
  /** Whether the drawing shows the result while the hand moves, or only a frame where the hand is. */
  shows: 'tiles' | 'frame'
  /** By keyboard one press does it all, or one press begins it and another ends it. */
  presses: 1 | 2
  plan: (drawing: Drawing, gesture: Gesture, hand: Hand) => Plan
}

const stroke = (inkOf: (drawing: Drawing, hand: Hand) => TileType): DrawingTool => ({
  shows: 'tiles',
  presses: 1,
  plan: (drawing, { way }, hand) => ({ command: paint(drawing, hand.everywhere(way), inkOf(drawing, hand)) }),
})

/** For tools that draw between two corners, or two ends. */
const span = (
  shows: DrawingTool['shows'],
  places: (drawing: Drawing, frame: Frame, gesture: Gesture) => Iterable<number>,
): DrawingTool => ({
  shows,
  presses: 2,
  plan: (drawing, gesture, { tile, everywhere }) => {
    const frame = frameBetween(drawing, gesture.from, gesture.at)
    const command = paint(drawing, everywhere(places(drawing, frame, gesture)), tile)
    return shows === 'frame' ? { command, frame } : { command }
  },
})

const room: DrawingTool = {
  shows: 'tiles',
  presses: 2,
  plan: (drawing, { from, at }, { tile, everywhere }) => {
    const { walls, inside } = roomIn(drawing, frameBetween(drawing, from, at))
    const types = [...drawing.types]
    for (const place of everywhere(inside)) types[place] = groundOf(drawing.mode)
    for (const place of everywhere(walls)) types[place] = tile
    return { command: repaint(drawing, types) }
  },
}

/** Chooses a part of the drawing. A gesture that begins inside the chosen part moves it. */
const select: DrawingTool = {
  shows: 'tiles',
  presses: 2,
  plan: (drawing, { from, at }, { selection }) => {
    const [x, y] = [from % drawing.width, Math.floor(from / drawing.width)]
    if (!selection || !isInside(selection.frame, x, y)) {
      const frame = frameBetween(drawing, from, at)
      return { frame, chosen: frame }
    }
    const laying = moved(drawing, selection, (at % drawing.width) - x, Math.floor(at / drawing.width) - y)
    return { frame: laying.frame, laying, command: repaint(drawing, laying.types) }
  },
}

export const drawingTools = {
  brush: stroke((_, { tile }) => tile),
  line: span('tiles', (drawing, _, { from, at }) => placesOnLine(drawing, from, at)),
  rectangle: span('frame', placesInFrame),
  ring: span('frame', placesOnEdge),
  fill: {
    shows: 'tiles',
    presses: 1,
    plan: (drawing, { from }, { tile, everywhere }) => ({
      command: paint(drawing, everywhere(placesAlike(drawing, from)), tile),
    }),
  },
  curve: span('tiles', (drawing, _, { from, at }) => placesOnCurve(drawing, from, at)),
  room,
  pond: span('tiles', placesInPond),
  circle: span('tiles', placesOnRing),
  select,
  pick: { shows: 'frame', presses: 1, plan: ({ types }, { at }) => ({ picked: types[at] }) },
  eraser: stroke(({ mode }) => groundOf(mode)),
} as const satisfies Record<string, DrawingTool>

export type DrawingToolName = keyof typeof drawingTools

/** All drawing tools, and the hand, which draws nothing and moves the view. */
export const tools = [...(Object.keys(drawingTools) as DrawingToolName[]), 'hand'] as const
export type Tool = (typeof tools)[number]
