import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where ways through the pages begin, by the end of a module path (in `client` if no folder is named), with static imports. */

/** Around every page. */
export const shell = ['main.tsx', 'Overlays.tsx']

export const home = ['screens/home/HomeScreen.tsx']

/** How slimes are drawn. */
export const drawing = ['slimes/slimeMarkup.ts']

/** From the game code on the wall into the lobby. */
export const door = [
  'screens/join/JoinScreen.tsx',
  'screens/lobby/LobbyScreen.tsx',
  'screens/lobby/OwnSlime.tsx',
  'screens/play/sound/GameSound.tsx',
  'parts/pictures/MoreIcon.tsx',
]

/** What a pupil plays with. */
export const hand = [
  'screens/play/PlayScreen.tsx',
  'screens/play/player/PlayerScreen.tsx',
  'screens/play/player/PlayerReveal.tsx',
  'screens/play/player/PokedSlime.tsx',
  'screens/play/KeptAwake.tsx',
]

/** Files of their own that every phone loads: the room library and the sound. */
export const handTools = ['colyseus.js/build/index.mjs', 'state/openDesk.ts']

/** Practice: one player alone, with all that the hand has. */
export const practice = ['screens/practicePlay/PracticePlayScreen.tsx']

/** Pages that look like a game although no player plays there. */
export const otherGames = ['screens/play/replay/ReplayScreen.tsx']

/** Where cards and the class door are made, shown and used, and where pupils see what class they are in. */
export const aroundClasses = [
  'screens/card/CardScreen.tsx',
  'screens/classes/ClassesScreen.tsx',
  'screens/remote/RemoteScreen.tsx',
  'screens/account/AccountScreen.tsx',
  'screens/dashboard/StudentScreen.tsx',
]

/** What a device with a stage loads in every mode. */
export const stage = ['screens/play/stage/OwnStage.tsx', 'stage/mountStage.ts', 'stage/direct/directTurn.ts']

const modesFolder = join(import.meta.dirname, '../modes')

/** The modes with a folder of their own in `modes`, and what a device loads of each when it is played. */
export const modeWays = readdirSync(modesFolder).flatMap((mode) => {
  const found = (path: string) => (existsSync(join(modesFolder, mode, path)) ? [`modes/${mode}/${path}`] : [])
  const screen = found(`${mode}Screen.tsx`)
  const [stage, world] = [found(`${mode}Stage.ts`), found(`world/${mode}World.ts`)]
  return screen.length > 0 ? [{ mode, screen, stage, world }] : []
})

/** Paints the worlds on pages about maps. */
export const mapPicture = 'stage/world/mapPicture.ts'

/** Pages on which maps are drawn, found or looked at. */
export const aroundMaps = [
  'screens/maps/MapsScreen.tsx',
  'screens/maps/MapViewScreen.tsx',
  'screens/maps/MapEditorScreen.tsx',
  'screens/classes/ClassesScreen.tsx',
]
