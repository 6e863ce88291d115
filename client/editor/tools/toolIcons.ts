import type { Tool } from '../document/drawingTools.ts'

/** In the box of all icons. */
export const toolIcons: Record<Tool, string> = {
  brush:
    'M20 3.5c-4 2-8.5 6-10.5 9.5l2.5 2.5C15.5 13.5 18.5 8.5 20 3.5zM9 13.5c-2.5 0-3.5 1.5-3.5 3.5 0 1.5-.5 2.5-2 3 3.5 1.5 8 .5 8-3.5',
  line: 'M5 19L19 5M3.5 17.5l3 3M17.5 3.5l3 3',
  rectangle: 'M4 6h16v12H4zM4 6h.01M20 6h.01M4 18h.01M20 18h.01',
  ring: 'M3.5 5.5h17v13h-17zM8 10h8v4H8z',
  fill: 'M10.5 4l8.5 8.5-7.5 7.5L4 12.5zM10.5 4L8 1.5M4 12.5h15M20.5 16c1.5 2 1.5 4 0 4s-1.5-2 0-4z',
  curve: 'M4 6h5c6 0 9 3 9 9v4M2.5 4.5v3M16.5 20.5h3',
  room: 'M10 19H4V5h16v14h-6M10 19v-3M14 19v-3',
  pond: 'M12 6c5 0 8.5 2.5 8.5 6s-3.5 6-8.5 6-8.5-2.5-8.5-6 3.5-6 8.5-6zM7.5 11c1.5-1 3-1 4.5 0s3 1 4.5 0M9 14.5c1-.7 2-.7 3 0s2 .7 3 0',
  circle: 'M12 4a8 8 0 110 16 8 8 0 010-16zM12 9a3 3 0 110 6 3 3 0 010-6z',
  select: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M11 4h2M11 20h2M4 11v2M20 11v2',
  pick: 'M12.5 7.5l4 4-8.5 8.5H4v-4zM11 6l7 7M15 5.5L17.5 3 21 6.5 18.5 9',
  eraser: 'M8 20l-4.5-4.5 11-11L20.5 10.5 11 20zM8.5 10.5l6 6M8 20h12',
  hand: 'M12 3v18M3 12h18M12 3L9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5',
}

export const actionIcons = {
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h9.5a5.5 5.5 0 010 11H9',
  redo: 'M15.5 5L20 9.5 15.5 14M20 9.5h-9.5a5.5 5.5 0 000 11H15',
  mirror: 'M12 3v3M12 9v2M12 14v2M12 19v2M9 6L3 18h6zM15 6l6 12h-6z',
  turn: 'M19 12a7 7 0 11-2.5-5.4M17 3v4h-4',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  clear: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  zoomIn: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20M8 10.5h5M10.5 8v5',
  zoomOut: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20M8 10.5h5',
  rules: 'M4 19c0-5 4-4 6-7s0-6 4-6h5M16.5 3.5L19.5 6 16.5 8.5M4 19h.01',
  zoomFit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 12h6',
} as const
