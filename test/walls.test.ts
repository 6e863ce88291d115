import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { door, drawing, hand, shell } from '../client/build/ways.ts'
import {
  carriedBy,
  circlesIn,
  filesBelow,
  type Import,
  importsOf,
  isOneOf,
  isPackage,
  isWithin,
  root,
} from './imports.ts'

/** The mode whose folder holds this file, on the server's side or the pages'. */
const modeFolderOf = (file: string): string | null =>
  file.match(/^(?:rooms\/shared|client)\/modes\/(\w+)\//)?.[1] ?? null

/** Folders beside the modes that hold what several modes share. */
const modeKits = ['cards', 'scene']

const isMode = (folder: string | null): boolean => folder !== null && !modeKits.includes(folder)

interface Wall {
  of: string
  why: string
  files: (file: string) => boolean
  allows: (step: Import) => boolean
}

const walls: Wall[] = [
  {
    of: 'rooms/shared',
    why: 'both sides hold it: itself and the one validation library, nothing else',
    files: (file) => isWithin(file, 'rooms/shared'),
    allows: ({ to }) => (isPackage(to) ? isOneOf(to, 'zod') : isWithin(to, 'rooms/shared')),
  },
  {
    of: 'rooms',
    why: 'the game knows no HTTP, no database and no screen: it asks through its ports',
    files: (file) => isWithin(file, 'rooms') && !isWithin(file, 'rooms/shared'),
    allows: ({ to }) => (isPackage(to) ? isOneOf(to, '@colyseus/core', '@colyseus/schema') : isWithin(to, 'rooms')),
  },
  {
    of: 'server',
    why: 'the door and the archive never look at what people see',
    files: (file) => isWithin(file, 'server'),
    allows: ({ to }) =>
      isPackage(to) ? !isOneOf(to, 'react', 'react-dom', 'phaser', 'colyseus.js') : isWithin(to, 'server', 'rooms'),
  },
  {
    of: 'client',
    why: 'what people see holds rules and contracts, and of the rooms no more than the type of their state',
    files: (file) => isWithin(file, 'client') && !isWithin(file, 'client/build'),
    allows: ({ to, typeOnly }) => {
      if (isPackage(to))
        return !to.startsWith('node:') && !isOneOf(to, 'express', 'mongoose', '@colyseus/core', '@colyseus/schema')
      return isWithin(to, 'client', 'rooms/shared', 'assets') || (isWithin(to, 'rooms') && typeOnly)
    },
  },
  {
    of: 'client/net',
    why: 'one place speaks to the server',
    files: (file) => isWithin(file, 'client') && !isWithin(file, 'client/net'),
    allows: ({ to }) => !isOneOf(to, 'colyseus.js'),
  },
  {
    of: 'client/stage',
    why: 'everything Phaser is loaded with the stage and not with the page',
    files: (file) => isWithin(file, 'client') && !isWithin(file, 'client/stage'),
    allows: ({ to }) => !isOneOf(to, 'phaser'),
  },
  {
    of: 'client/parts',
    why: 'screens use parts, parts use state; never the other way round',
    files: (file) => isWithin(file, 'client/parts'),
    allows: ({ to }) => !isWithin(to, 'client/screens'),
  },
  {
    of: 'client/net',
    why: 'stores use the net; what speaks to the server knows no store',
    files: (file) => isWithin(file, 'client/net'),
    allows: ({ to, typeOnly }) => typeOnly || !isWithin(to, 'client/state'),
  },
  {
    of: 'client/state',
    why: 'a store knows no screen and no part',
    files: (file) => isWithin(file, 'client/state', 'client/net'),
    allows: ({ to }) => !isWithin(to, 'client/screens', 'client/parts'),
  },
  {
    of: 'client/texts',
    why: 'words know what they speak of and nothing else',
    files: (file) => isWithin(file, 'client/texts'),
    allows: ({ to }) => isWithin(to, 'client/texts', 'rooms/shared'),
  },
  {
    of: 'client/slimes',
    why: 'slimes are drawn wherever there is a place for a picture: they know no page',
    files: (file) => isWithin(file, 'client/slimes'),
    allows: ({ to }) => to === 'react' || to.endsWith('.css') || isWithin(to, 'client/slimes', 'rooms/shared'),
  },
  {
    of: 'client/sound',
    why: 'an instrument is told what to play: it knows no page, no store and no scene',
    files: (file) => isWithin(file, 'client/sound'),
    allows: ({ to }) => isWithin(to, 'client/sound', 'rooms/shared'),
  },
  {
    of: 'client/sound',
    why: 'it is fetched with the first thing that is to be heard: one store opens it, the others know its names',
    files: (file) => isWithin(file, 'client') && !isWithin(file, 'client/sound') && file !== 'client/state/openDesk.ts',
    allows: ({ to, typeOnly }) => typeOnly || !isWithin(to, 'client/sound'),
  },
  {
    of: 'client/editor',
    why: 'the map editor is a tool of one screen: no other looks into it, and it knows no screen',
    files: (file) => isWithin(file, 'client') && !isWithin(file, 'client/editor', 'client/screens/maps'),
    allows: ({ to }) => !isWithin(to, 'client/editor'),
  },
  {
    of: 'client/stage',
    why: 'a scene is handed a view: it knows no page, no store and no network',
    files: (file) => isWithin(file, 'client/stage'),
    allows: ({ to, typeOnly }) =>
      isPackage(to)
        ? isOneOf(to, 'phaser')
        : isWithin(to, 'client/stage', 'client/slimes', 'rooms/shared') || (typeOnly && isWithin(to, 'client/state')),
  },
  {
    of: 'client/stage',
    why: 'it knows no mode: it is handed one',
    files: (file) => isWithin(file, 'client/stage'),
    allows: ({ to }) => !isWithin(to, 'client/modes') && modeFolderOf(to) === null,
  },
  {
    of: 'client/modes',
    why: 'screens show a mode, and a mode knows no screen',
    files: (file) => isWithin(file, 'client/modes'),
    allows: ({ to }) => !isWithin(to, 'client/screens', 'client/editor'),
  },
  {
    of: "a mode's folder",
    why: 'a mode can be read, changed and taken out by itself: it knows no other',
    files: (file) => isMode(modeFolderOf(file)),
    allows: ({ from, to }) => !isMode(modeFolderOf(to)) || modeFolderOf(to) === modeFolderOf(from),
  },
  {
    of: "a mode's folder on the pages",
    why: 'whoever shows a mode asks the table for it: only so it is fetched when it is played',
    files: (file) =>
      isWithin(file, 'client') && !isMode(modeFolderOf(file)) && !/^client\/modes\/\w+\.tsx?$/.test(file),
    allows: ({ to }) => !isWithin(to, 'client/modes') || !isMode(modeFolderOf(to)),
  },
]

const everything = ['rooms', 'server', 'client'].flatMap(filesBelow)
const steps = everything.flatMap(importsOf)

describe('the walls of the house', () => {
  it('are drawn over real imports', () => {
    expect(steps.length).toBeGreaterThan(300)
  })

  it.each(walls)('$of: $why', ({ files, allows }) => {
    const crossed = steps.filter((step) => files(step.from) && !allows(step)).map(({ from, to }) => `${from} -> ${to}`)
    expect(crossed).toEqual([])
  })

  it('no file needs one that needs it, not even its types: what is below can be read by itself', () => {
    // Every language has all texts, so the file that picks the texts knows all their types.
    const isPicker = (file: string) => file === 'client/texts/allWords.ts'
    expect(circlesIn(steps.filter(({ from, isLate }) => !isLate && !isPicker(from)))).toEqual([])
  })

  it('rooms/shared has no clock, no chance and no platform of its own: they are handed in', () => {
    const forbidden =
      /\b(Date\.now|new Date|performance\.|Math\.random|setTimeout|setInterval|process\.|window\.|document\.|crypto\.)/
    const crossed = filesBelow('rooms/shared').filter((file) => forbidden.test(readFileSync(join(root, file), 'utf8')))
    expect(crossed).toEqual([])
  })

  it('only client/net fetches', () => {
    const crossed = filesBelow('client').filter(
      (file) =>
        !isWithin(file, 'client/net') &&
        !file.endsWith('serviceWorker.ts') &&
        /\bfetch\(/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(crossed).toEqual([])
  })

  it.each([
    ['a lobby that sounds', 'client/screens/play/sound/GameSound.tsx', /^client\/stage\/|^rooms\/shared\/maps\/|^zod/],
    ['a map on a stage', 'rooms/shared/maps/tileGrid.ts', /^zod/],
    ['the table of the modes', 'client/modes/modes.ts', /^client\/modes\/\w+\/|^client\/stage\//],
    ['a stage before it is handed a mode', 'client/stage/mountStage.ts', /^client\/modes\//],
    ['what sounds on a phone', 'client/state/openDesk.ts', /^client\/sound\/(MusicPlayer|music\/)/],
    ['a stage without a map', 'rooms/shared/maps/plainMap.ts', /^zod/],
  ])('%s carries nothing that it has no use for', (_, file, needless) => {
    expect([...carriedBy(file)].filter((carried) => needless.test(carried))).toEqual([])
  })

  it("a pupil's phone carries to its first answer what it shows there: no validation, no stage, no rule book, no desk of a host", () => {
    const begins = [...shell, ...drawing, ...door, ...hand, 'state/openDesk.ts'].map((path) => `client/${path}`)
    const carried = [...new Set(begins.flatMap((file) => [...carriedBy(file)]))]
    const packages = carried.filter((one) => isPackage(one)).sort()
    expect(packages).toEqual([
      'react',
      'react-dom/client',
      'virtual:known-state',
      'wouter',
      'zustand',
      'zustand/vanilla',
    ])
    const needless =
      /^client\/(stage|editor|modes\/\w+\/|parts\/(host|maps|sharing|questionSets)|screens\/(?!join|lobby|play))|^rooms\/(?!shared)|^rooms\/shared\/(maps|modes)\//
    expect(carried.filter((one) => needless.test(one))).toEqual([])
  })

  it('nothing is installed for a start that no file asks for', () => {
    const asked = [...steps.map(({ to }) => to), ...importsOf('vite.config.ts').map(({ to }) => to)]
    const styles = readFileSync(join(root, 'client/styles/fonts.css'), 'utf8')
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const idle = Object.keys(dependencies).filter(
      (name) => !asked.some((one) => isOneOf(one, name)) && !styles.includes(`${name}/`),
    )
    // `node` is Node.js itself, which runs everything if the machine's own is too old.
    expect(idle).toEqual(['node'])
  })

  it('what a command starts in Node needs nothing that only the build of the pages brings', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const broken = Object.entries(scripts).flatMap(([name, command]) => {
      const brought = command.includes('withoutBuild.ts') ? /\.(tsx|css)$/ : /^virtual:|\.(tsx|css)$/
      const started = [...command.matchAll(/(?:test|server)\/[\w/]+\.ts/g)].map(([file]) => file)
      const carried = started.flatMap((file) => [...carriedBy(file)])
      return carried.filter((one) => brought.test(one)).map((one) => `${name}: ${one}`)
    })
    expect(broken).toEqual([])
  })

  it('pages ask nothing of a browser that it may not have', () => {
    // Features that came after Safari 16.4 and Firefox 121. For the rules the compiler checks this, by the library they get.
    const later =
      /\b(?:(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|URL\.(?:canParse|parse)|AbortSignal\.any|Array\.fromAsync|RegExp\.escape)\b|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/
    const pages = everything.filter((file) => file.startsWith('client/') && !file.startsWith('client/build/'))
    const found = pages.flatMap((file) => {
      const [word] = later.exec(readFileSync(join(root, file), 'utf8')) ?? []
      return word === undefined ? [] : [`${file}: ${word}`]
    })
    expect(found).toEqual([])
  })

  it('nothing is handed out that no other file takes', () => {
    // Languages to come will take what this file hands out.
    const toCome = 'client/texts/in/speak.ts'
    const files = [...everything, ...filesBelow('test')]
    const taken = new Set(
      [...files, 'vite.config.ts', 'vitest.config.ts']
        .flatMap(importsOf)
        .flatMap(({ to, names }) => (names ?? ['*']).map((name) => `${to} ${name}`)),
    )
    const handedOut = /^export (?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) ([\w$]+)/gm
    const idle = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(handedOut)]
        .map(([, name]) => `${file} ${name}`)
        .filter((one) => file !== toCome && !taken.has(one) && !taken.has(`${file} *`)),
    )
    expect(idle).toEqual([])
  })

  it('what a process remembers for itself alone is decided upon, not come about', () => {
    const decided = [
      'rooms/classAhead.ts', // Others are asked through `WhereaboutsPort`.
      'rooms/hostedGames.ts', // How often an account has asked it in this second.
      'rooms/movingRooms.ts', // Its rooms.
      'rooms/openRooms.ts', // Those of each account; over all processes the archive counts.
      'rooms/practice/underWay.ts', // Others are told through `WhereaboutsPort`.
      'rooms/sameSet.ts', // Others are asked through `WhereaboutsPort`.
      'rooms/wholeSchool.ts', // What it is just opening.
      'server/accounts/passwords.ts', // How busy its own processor is.
      'server/cli/backup.ts', // How far a command has come.
    ]
    const remembers = /^let |^const \w+(: .+)? = (new (Map|Set|WeakMap)(<.+>)?\(\)|\[\]|\{\})$/m
    const files = everything.filter((file) => isWithin(file, 'rooms', 'server') && !isWithin(file, 'rooms/shared'))
    expect(files.filter((file) => remembers.test(readFileSync(join(root, file), 'utf8'))).sort()).toEqual(decided)
  })

  it('what a mode has is asked of the tables of the modes: a second one without a map is played as the first', () => {
    const asking = everything.filter((file) => isWithin(file, 'client', 'rooms', 'server'))
    expect(asking.filter((file) => /[!=]== 'classic'/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('no file hides what it is for behind a name for everything', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|manager|types|misc)\.tsx?$/
    expect(everything.filter((file) => vague.test(file))).toEqual([])
  })

  it('no test gives up after the one second that the test runner waits by itself', () => {
    const waiting = filesBelow('test').filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return /\bvi\.wait(For|Until)\(/.test(text) && !/^import \{ patience \}/m.test(text)
    })
    expect(waiting).toEqual([])
  })

  it('no room grows into two: files stay below 300 lines', () => {
    const long = everything.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 300)
    expect(long).toEqual([])
  })

  it('a folder is read at a glance: thirty files at most, grouped by what they are for', () => {
    const counts = new Map<string, number>()
    for (const house of ['rooms', 'server', 'client', 'test'])
      for (const entry of readdirSync(join(root, house), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 30).map(([folder]) => folder)).toEqual([])
  })

  it('the top level is the plan of the house and what tools insist on', () => {
    const plan = new Set([
      'client',
      'rooms',
      'server',
      'assets',
      'deploy',
      'docs',
      'test',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
      'vitest.config.ts',
    ])
    const tools = new Set([
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'package-lock.json',
      'biome.json',
      'Dockerfile',
      'compose.yaml',
      'node_modules',
      'dist',
      'data',
      'shots',
    ])
    expect(readdirSync(root).filter((name) => !name.startsWith('.') && !plan.has(name) && !tools.has(name))).toEqual([])
  })
})
