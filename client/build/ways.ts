/** Modules by the end of their path, in `client` where nothing else is said: where ways through the pages begin. What they import statically comes along. */

/** Around every page. */
export const shell = ['main.tsx', 'Overlays.tsx']

export const home = ['screens/home/HomeScreen.tsx']

/** How slimes are drawn. */
export const drawing = ['slimes/slimeMarkup.ts']

/** From the code on the wall into the lobby. */
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

/** Fetched by every phone as files of their own: the room library, and what sounds. */
export const handTools = ['colyseus.js/build/index.mjs', 'state/openDesk.ts']

/** Plays with all that the hand has, alone. */
export const practice = ['screens/practicePlay/PracticePlayScreen.tsx']

/** Where nobody plays, and much looks the same. */
export const otherGames = ['screens/play/replay/ReplayScreen.tsx']

export const stage = ['screens/play/stage/OwnStage.tsx', 'stage/mountStage.ts', 'stage/direct/directTurn.ts']
