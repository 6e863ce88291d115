/** A file of the build and the modules that lie in it; what they import is where it would be without them. */
const file = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })

/**
 * What many pages share lies in few files: a dozen small ones would wait for each other on a phone. A part that the home
 * page needs is in the first of them or in none, so that it does not load the others for it.
 */
export const sharedFiles = [
  file(
    'base',
    /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam)\/|client\/parts\/(?:Icon|IconShape|joinClasses|spare)\.|vite\/preload-helper|rooms\/shared\/catalog\/(?:slimeLooks|slimeTraits|slimes\/)/,
  ),
  file('data', /node_modules\/(?:swr|dequal)\/|use-sync-external-store|client\/net\/useServerData\./),
  // The generator, which the stage draws with, too: nothing of the stage may come along with it.
  file('slimes', /client\/slimes\/(?!Slime\.|slimeDrawing|blinking)/),
  // What every game shows on every device, in a practice and in a game that is watched again, too.
  file(
    'game-parts',
    /client\/parts\/(?:wantsStillness|game\/(?:Announcer|BreakableName|ConnectionBanner|answerMarks|useSecondsLeft|useWholeWindow|wholeWindow))\.|client\/texts\/gamePlay\.|match\/phaseLengths\.|play\/winnerShown\./,
  ),
  file('parts', /client\/parts\/(?:Amounts|Badge|Field|FormAlert|Page|Skeleton)\.|Notice\.tsx$|client\/net\/http\.ts$/),
]
