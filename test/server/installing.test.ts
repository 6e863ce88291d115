import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../patience.ts'

const scripts = join(import.meta.dirname, '../../server/cli')
const ownNode = 'node_modules/node/bin/node'
const turn = 'node_modules/.installing'

let folder: string
const inFolder = (path: string): string => join(folder, path)
const write = (path: string, text = '') => {
  mkdirSync(join(inFolder(path), '..'), { recursive: true })
  writeFileSync(inFolder(path), text)
}

/** A stand-in for npm. It notes its arguments, and makes those files that the install script looks at. */
const npm = `#!/bin/sh
echo "$@" >> asked
[ -e fails ] && exit 1
mkdir -p node_modules/.bin node_modules/node/bin
ln -sf ../node/bin/node node_modules/.bin/node
case "$*" in *omit=dev*) rm -rf node_modules/vitest;; *) mkdir -p node_modules/vitest;; esac
case "$*" in *ignore-scripts*) ;; *) printf '#!/bin/sh\\n[ ! -e foreign ]' > ${ownNode}; chmod +x ${ownNode};; esac
`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slime-install-'))
  write('package-lock.json', '{}')
  write('bin/npm', npm)
  chmodSync(inFolder('bin/npm'), 0o755)
  // The Node.js that runs these tests may come from the packages. Here it counts as the machine's own.
  for (const script of ['install.mjs', 'inTurn.mjs', 'launch.mjs']) cpSync(join(scripts, script), inFolder(script))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const asNode = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`

const withNpm = () => ({ ...process.env, PATH: `${inFolder('bin')}${delimiter}${process.env.PATH}` })

/** The script in a process of its own, which gets that signal once npm runs. */
const begin = async (signal?: NodeJS.Signals, imported = asNode('24.1.0')) => {
  const child = spawn(process.execPath, ['--import', imported, 'install.mjs'], { cwd: folder, env: withNpm() })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text
  })
  if (signal) {
    await vi.waitUntil(() => existsSync(inFolder('pid')) && readFileSync(inFolder('pid'), 'utf8') !== '', patience)
    child.kill(signal)
  }
  const [status] = await once(child, 'close')
  return { status, said }
}

/** What the script asks of npm on a machine with that Node.js. */
const install = (version: string, ...args: string[]) => {
  rmSync(inFolder('asked'), { force: true })
  const { status, stderr } = spawnSync(process.execPath, ['--import', asNode(version), 'install.mjs', ...args], {
    cwd: folder,
    env: withNpm(),
    encoding: 'utf8',
  })
  const asked = existsSync(inFolder('asked')) ? readFileSync(inFolder('asked'), 'utf8').trim().split('\n') : []
  const plain = asked.map((line) => line.replace(/ --(no-save|no-audit|no-fund|loglevel=error|fetch-\S+)/g, ''))
  return { status, stderr, asked: plain }
}

test('a start installs neither the tools of the tests nor a second Node.js where that of the machine fits', () => {
  expect(install('24.1.0').asked).toEqual(['install --omit=dev --ignore-scripts'])
  expect(existsSync(inFolder('node_modules/.bin/node'))).toBe(false)
  expect(install('24.1.0').asked).toEqual([])
})

test('an older one gets its Node.js, in whichever order', () => {
  expect(install('20.20.0').asked).toEqual(['install --omit=dev'])
  expect(existsSync(inFolder(ownNode))).toBe(true)
  expect(install('20.20.0').asked).toEqual([])
  rmSync(inFolder('node_modules'), { recursive: true })
  install('24.1.0')
  write('bin/npm', npm.replace('*ignore-scripts*', '*ignore-scripts*|install*'))
  expect(install('20.20.0').asked).toEqual(['install --omit=dev', 'rebuild node'])
  expect(existsSync(inFolder(ownNode))).toBe(true)
})

test('the tests get everything, and a start leaves it there, also when packages have changed', () => {
  install('24.1.0')
  expect(install('24.1.0', 'everything').asked).toEqual(['install --ignore-scripts'])
  expect(install('24.1.0').asked).toEqual([])
  write('package-lock.json', '{ "changed": true }')
  expect(install('24.1.0').asked).toEqual(['install --ignore-scripts'])
  expect(install('20.20.0', 'everything').asked).toEqual(['install'])
})

test('what was called off in the middle is installed again', () => {
  install('24.1.0')
  write('package-lock.json', '{ "changed": true }')
  write('fails')
  expect(install('24.1.0').status).toBe(1)
  rmSync(inFolder('fails'))
  expect(install('24.1.0').asked).toHaveLength(1)
  expect(install('24.1.0').status).toBe(0)
})

test('of two starts at once in one folder one installs, and the other waits for it', async () => {
  write('bin/npm', npm.replace('[ -e fails ]', 'sleep 1; [ -e fails ]'))
  const starts = await Promise.all([begin(), begin()])
  expect(starts.map(({ status }) => status)).toEqual([0, 0])
  expect(readFileSync(inFolder('asked'), 'utf8').trim().split('\n')).toHaveLength(1)
  expect(starts.map(({ said }) => said).join()).toContain('waiting for it')
  expect(existsSync(inFolder(turn))).toBe(false)
})

test('where the one that installs fails the other tries, and nobody waits for one that was killed long ago', async () => {
  write('fails')
  const starts = await Promise.all([begin(), begin()])
  expect(starts.map(({ status }) => status)).toEqual([1, 1])
  expect(readFileSync(inFolder('asked'), 'utf8').trim().split('\n')).toHaveLength(2)
  rmSync(inFolder('fails'))
  write(turn)
  utimesSync(inFolder(turn), 1, 1)
  expect(install('24.1.0').status).toBe(0)
})

test('nobody takes the turn of one that works, however old the clock makes it look', async () => {
  write(turn)
  let minute = 0
  const working = setInterval(() => utimesSync(inFolder(turn), ++minute * 60, minute * 60), 100)
  const waiting = begin()
  await vi.waitUntil(() => minute > 40 || existsSync(inFolder('asked')), patience)
  clearInterval(working)
  expect(existsSync(inFolder('asked'))).toBe(false)
  rmSync(inFolder(turn))
  expect(await waiting).toMatchObject({ status: 0 })
})

test('two that see at once whether they can write do not disturb each other', async () => {
  const another = `const write = fs.writeFileSync; fs.writeFileSync = (path, ...how) => {
    write(path, ...how); if (path.endsWith(".writable")) fs.rmSync(path) }`
  const beside = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; ${another}; syncBuiltinESMExports()`
  expect(await begin(undefined, `data:text/javascript,${encodeURIComponent(beside)}`)).toMatchObject({ status: 0 })
})

test('a start that is told to end while it installs ends npm, too', async () => {
  write('bin/npm', '#!/bin/sh\necho $$ > pid\nexec sleep 600')
  const ended = begin('SIGTERM')
  expect(await ended).toMatchObject({ status: 1 })
  const pid = Number(readFileSync(inFolder('pid'), 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(existsSync(inFolder(turn))).toBe(false)
})

test('where the Node.js among the packages does not run, another is asked for', () => {
  write('foreign')
  const { status, stderr } = install('22.1.0')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/this is v.*does not run on this machine.*nodejs\.org/)])
  expect(install('24.1.0').status).toBe(0)
  rmSync(inFolder('foreign'))
  expect(install('22.1.0').status).toBe(0)
})

test('a folder that cannot be written is called by its name, and the network is not blamed for it', () => {
  write('node_modules', 'a file')
  const { status, stderr, asked } = install('24.1.0')
  expect([status, asked]).toEqual([1, []])
  expect(stderr).toContain(`cannot write to ${folder}`)
  expect(stderr).not.toContain('network')
})

test('where npm fails what it says comes first', () => {
  write('fails')
  const { status, stderr } = install('24.1.0')
  expect(status).toBe(1)
  expect(stderr).toContain('what npm says of it stands above')
})

test('a Node.js that is too old for that is named, and where another is', () => {
  const { status, stderr } = install('18.0.0')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/needs Node\.js 20 or newer.*nodejs\.org/)])
})

test.each(['start', 'backup', 'restore', 'admin'])(
  'npm run %s works in a copy in which nothing was started yet',
  (name) => {
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    expect(scripts[`pre${name}`]).toBe('node server/cli/install.mjs')
  },
)
