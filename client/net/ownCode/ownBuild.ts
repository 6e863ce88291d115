import { reloadNoting, tabNote } from './tabNote.ts'

const storedAs = 'slime-school.build'
const mainFile = /\/assets\/main-([\w-]+)\.js/

/** The build that this page came from; none while developing, where pages are always new. */
const ownBuild = (): string | undefined =>
  [...document.scripts].map(({ src }) => src.match(mainFile)?.[1]).find((build) => build !== undefined)

/** Games outlive updates of the server, and so do the pages that show them. */
export function isOutdated(serversBuild: string): boolean {
  const own = ownBuild()
  if (own === undefined || serversBuild === '' || own === serversBuild) return false
  const loaded = tabNote(storedAs)
  return loaded !== undefined && loaded !== serversBuild
}

/** Once for each build: a page that stays old, whatever the reason, plays on as it is. */
export const loadBuild = (serversBuild: string): void => reloadNoting(storedAs, serversBuild)
