import { reloadNoting, tabNote } from './tabNote.ts'

const storedAs = 'slime-school.build'
const mainFile = /\/assets\/main-([\w-]+)\.js/

/** The build that this page came from; undefined while developing, where pages are always new. */
const ownBuild = (): string | undefined =>
  [...document.scripts].map(({ src }) => src.match(mainFile)?.[1]).find((build) => build !== undefined)

/** Whether the page should load a newer build: games, and the pages that show them, outlive updates of the server. */
export function isOutdated(serversBuild: string): boolean {
  const own = ownBuild()
  if (own === undefined || serversBuild === '' || own === serversBuild) return false
  const loaded = tabNote(storedAs)
  return loaded !== undefined && loaded !== serversBuild
}

/** Reloads once for each build. A page that stays old for any reason goes on as it is. */
export const loadBuild = (serversBuild: string): void => reloadNoting(storedAs, serversBuild)
