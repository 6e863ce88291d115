import type { MapWarning } from '../../../rooms/shared/maps/mapWarnings.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'

export const mapEditorTexts = inWords('mapEditorTexts', {
  createTitle: 'Create Map',
  editTitle: 'Edit Map',
  backToMaps: 'Back to maps',
  backToHosting: 'Back to your game',
  loading: 'Loading your map…',

  name: 'Map name',
  namePlaceholder: 'Thunder Valley',
  nameMissing: 'Please enter a map name',
  description: 'Description',
  descriptionPlaceholder: 'What is special about it?',
  mode: 'Game mode',
  size: 'Size',
  width: 'Width',
  height: 'Height',
  sizeHint: (least: number, most: number) => `${least} to ${most} tiles each way`,
  narrower: 'Narrower',
  wider: 'Wider',
  lower: 'Lower',
  higher: 'Higher',
  sizeText: (width: number, height: number) => `${width} × ${height}`,
  locked: 'You cannot change the mode and size of a saved map.',
  details: 'About this map',
  asPlayed: 'How it looks in a game',

  save: 'Save Map',
  saving: 'Saving…',
  created: 'Map created successfully!',
  updated: 'Map updated successfully!',
  unsaved: 'Not saved yet',
  remove: 'Delete map',
  leaveQuestion: 'Leave without saving?',
  leaveDetails: 'What you have drawn since the last save will be lost.',
  leaveYes: 'Leave',
  leaveNo: 'Keep drawing',

  palette: 'Tiles',
  tools: 'Tools',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear map',
  clearQuestion: 'Clear the entire map? This cannot be undone.',
  clearYes: 'Clear',
  zoomIn: 'Larger tiles',
  zoomOut: 'Smaller tiles',
  zoomFit: 'Show the whole map',

  grid: 'Map to draw on',
  gridHelp:
    'Arrow keys move, with Shift they paint on the way. Space or Enter uses the tool. Number keys pick a tile. B, R, F, E and H pick a tool. Control Z undoes.',
  mouseHint: 'The right button erases. By keyboard: arrows, Space, 1–9.',
  fingerHint: 'One finger draws, two fingers move and zoom.',
  cell: (column: number, row: number, tile: string) => `${tile}, row ${row + 1}, column ${column + 1}`,
  painted: (tile: string, count: number) => `${tile} painted on ${countText(count, 'tile', 'tiles')}`,
  cornerSet: 'First corner set. Move to the other corner and press Space.',
  undone: 'Undone',
  redone: 'Redone',

  warnings: 'Before you play',
  moreWarnings: (count: number) => `+${countText(count, 'more hint', 'more hints')}`,
  ready: 'Ready to play!',
})

export const toolNames = inWords('toolNames', {
  brush: 'Brush',
  rectangle: 'Rectangle',
  fill: 'Fill',
  eraser: 'Eraser',
  hand: 'Move the view',
})

export const warningTexts: Record<MapWarning, string> = inWords('warningTexts', {
  noCourse: 'No track yet: racers will use the middle row',
  splitCourse: 'The track is in pieces: racers will use the longest one',
  noSpawn: 'No spawn yet: slimes will start on any arena tile',
  noFloor: 'Walls everywhere: there is no room to fight',
  noGold: 'No gold yet: there is nothing to find',
  noPath: 'No path yet: slimes will walk over everything but walls',
  goldOutOfReach: 'Some gold is walled in: nobody can get there',
  noEnemyStart: 'No enemy start yet: monsters will use the bottom row',
  noEnemyEnd: 'No enemy end yet: monsters will use the bottom row',
  brokenEnemyPath: 'The enemy path has a gap: monsters will use the bottom row',
  noTowerZone: 'No tower zone yet: towers will stand next to the path',
  noSafeTile: 'No safe tile yet: there will be nowhere to rest',
})
