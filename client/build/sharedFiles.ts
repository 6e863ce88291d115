import { join } from 'node:path'
import {
  aroundClasses,
  aroundMaps,
  door,
  drawing,
  hand,
  home,
  mapPicture,
  modeWays,
  otherGames,
  practice,
  shell,
} from './ways.ts'

type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const idOf = (path: string): string => join(import.meta.dirname, '..', path).replaceAll('\\', '/')

/** These modules and everything that they import statically. */
const carriedBy = (graph: Graph, modules: Iterable<string>): ReadonlySet<string> => {
  const carried = new Set(modules)
  for (const id of carried) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) carried.add(imported)
  return carried
}

const names = [
  'base',
  'main',
  'drawing',
  'parts',
  'game',
  'door',
  'hand',
  'moves',
  'turns',
  'painting',
  'pages',
  'classes',
  'maps',
] as const

/** Code that at least this many pages share goes into a file for all of them. */
const manyPages = 8

type FileOf = (id: string) => (typeof names)[number] | null

/**
 * Decides which file of the build a module goes into. What a module imports lies in the same file or in one named before
 * it. So no two files wait for each other, and no page loads code of other pages just to get a module of its own.
 */
const filesIn = (graph: Graph): FileOf => {
  const carried = (paths: readonly string[]) => carriedBy(graph, paths.map(idOf))
  const inGame = new Set([...home, ...door, ...hand, ...practice, ...otherGames].map(idOf))
  const pages = graph.getModuleInfo(idOf('routes.ts'))?.dynamicallyImportedIds ?? []
  const others = pages.filter((page) => !inGame.has(page))
  const by = {
    shell: carried(shell),
    home: carried(home),
    drawing: carried(drawing),
    door: carried(door),
    hand: carried(hand),
    otherGames: carried(otherGames),
    otherPages: carriedBy(graph, others),
  }
  const screens = modeWays.map(({ screen }) => carried(screen))
  const stages = modeWays.map(({ stage }) => carried(stage))
  const worlds = modeWays.map(({ world }) => carried(world))
  const painting = carried([mapPicture])
  const games = [...screens, ...stages, ...worlds, painting, by.hand, by.otherGames]
  const ofPages = others.map((page) => carriedBy(graph, [page]))
  const ofClasses = aroundClasses.map((page) => carried([page]))
  const ofMaps = aroundMaps.map((page) => carried([page]))
  const waysOf = (ways: readonly ReadonlySet<string>[], id: string) => ways.filter((way) => way.has(id)).length
  const inSeveral = (ways: readonly ReadonlySet<string>[], id: string) => waysOf(ways, id) > 1
  type Name = (typeof names)[number]
  const rules: readonly (readonly [Name, (id: string) => boolean])[] = [
    // Code of others changes rarely, so it stays in the cache when a new build comes.
    ['base', (id) => by.shell.has(id) && (id.startsWith('\0') || id.includes('/node_modules/'))],
    ['main', (id) => by.shell.has(id) || (by.home.has(id) && (by.door.has(id) || by.otherPages.has(id)))],
    ['drawing', (id) => by.drawing.has(id)],
    ['parts', (id) => by.door.has(id) && by.otherPages.has(id)],
    ['game', (id) => by.otherGames.has(id) && (by.door.has(id) || by.hand.has(id))],
    ['door', (id) => by.door.has(id)],
    ['hand', (id) => by.hand.has(id)],
    // A device plays one mode at a time, and loads what that mode shares with others as one file.
    ['moves', (id) => inSeveral(screens, id) && !by.otherPages.has(id)],
    ['turns', (id) => inSeveral(stages, id) && !by.otherPages.has(id)],
    // Small modules, each of which would otherwise have its own line in the tables of what to preload.
    ['pages', (id) => waysOf(ofPages, id) >= manyPages && waysOf(games, id) === 0],
    ['classes', (id) => inSeveral(ofClasses, id) && waysOf(ofPages, id) === waysOf(ofClasses, id)],
    ['maps', (id) => inSeveral(ofMaps, id) && waysOf(ofPages, id) === waysOf(ofMaps, id)],
    // A phone with a stage never paints a whole map as one picture.
    [
      'painting',
      (id) => id !== idOf(mapPicture) && (painting.has(id) || inSeveral(worlds, id)) && !by.otherPages.has(id),
    ],
  ]
  return (id) => rules.find(([, holds]) => holds(id))?.[0] ?? null
}

/** Puts what many pages share, and what a phone needs at once, into few files: dozens of small ones would wait for each other. */
export const sharedFiles = () => {
  let fileOf: FileOf | undefined
  const name = (id: string, graph: Graph) => {
    fileOf ??= filesIn(graph)
    return fileOf(id)
  }
  return [{ name, debugName: 'shared files', includeDependenciesRecursively: false }]
}

type Named = { name: string; isDynamicEntry: boolean }

/**
 * Every page carries the names of files in its tables of what to preload, so most names are just a hash of the content.
 * Pages are found by their address.
 */
export const chunkName = ({ name, isDynamicEntry }: Named): string =>
  (isDynamicEntry && !name.endsWith('Screen')) || names.some((known) => known === name)
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js'
