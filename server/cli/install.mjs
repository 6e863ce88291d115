// Runs before each script that starts or manages a school, and before `npm test`, on any Node.js and before anything is
// installed. `everything`: also installs the tools of the tests.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import { inTurn, run } from './inTurn.mjs'

const oldest = 20
/** The server runs with this version. An older Node.js only installs the one that the server runs with. */
const fitting = 24
const stamp = 'node_modules/.installed'
const isWindows = process.platform === 'win32'
const ownNode = isWindows ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node'

const giveUp = (why) => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
if (major < oldest)
  giveUp(
    `Slime School needs Node.js ${oldest} or newer to install itself; this is ${process.version}. There are others at https://nodejs.org.`,
  )

const whyNotWritable = () => {
  try {
    mkdirSync('node_modules', { recursive: true })
    writeFileSync('node_modules/.writable', '')
    // Another start may do the same at this moment.
    rmSync('node_modules/.writable', { force: true })
    return undefined
  } catch (error) {
    return `Slime School cannot write to ${process.cwd()}${sep}node_modules, where what it needs is installed: ${error.message}`
  }
}

/** npm runs this with the Node.js among the packages, which hides the machine's own. */
const isOwnNode = () => existsSync('node_modules') && process.execPath.startsWith(realpathSync('node_modules') + sep)

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
/** Without a network npm tries one package after another. By default it waits a minute for each and says nothing. */
const impatient = ['retries=2', 'retry-mintimeout=1000', 'retry-maxtimeout=2000'].map((flag) => `--fetch-${flag}`)

const npm = async (...args) => (await run('npm', [...args, ...quiet, ...impatient])).status === 0

const install = async (everything, needsNode) => {
  process.stdout.write('Installing what Slime School needs (once; about a minute) ...\n')
  // Half an installation must not count as one.
  rmSync(stamp, { force: true })
  // Not `npm ci`, which refuses a lock file without packages for other platforms. The only package whose script matters is
  // Node.js, because its script fetches Node.js.
  const flags = [...(everything ? [] : ['--omit=dev']), ...(needsNode ? [] : ['--ignore-scripts'])]
  const isThere =
    (await npm('install', '--no-save', ...flags)) &&
    (!needsNode || existsSync(ownNode) || (await npm('rebuild', 'node')))
  if (!isThere) {
    giveUp(
      whyNotWritable() ??
        'The installation failed; what npm says of it stands above. Where it could not fetch packages: is the network reachable? Where it could not write files: is the disk full?',
    )
  }
  // Alpine Linux, for one, lacks the system library that the Node.js among the packages is made for.
  if (needsNode && spawnSync(ownNode, ['--version']).status !== 0)
    giveUp(
      `Slime School runs with Node.js ${fitting} or newer; this is ${process.version}, and the Node.js that npm has for it does not run on this machine. Please install a newer one from the packages of your system or from https://nodejs.org, then start again.`,
    )
  // Otherwise these would hide the machine's Node.js and lead nowhere.
  if (!existsSync(ownNode)) {
    for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(`node_modules/.bin/${name}`, { force: true })
  }
  writeFileSync(stamp, wanted)
}

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const needsTools = process.argv.includes('everything')
const needsNode = major < fitting || isOwnNode()

const hasTools = () => existsSync('node_modules/vitest')

const isComplete = () => {
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return installed === wanted && (hasTools() || !needsTools) && (existsSync(ownNode) || !needsNode)
}

if (!isComplete()) {
  const trouble = whyNotWritable()
  if (trouble !== undefined) giveUp(trouble)
  // Two that install in one folder, as two processes of a school on one machine, break each other's packages.
  await inTurn('node_modules/.installing', 'Another start is installing: waiting for it ...', async () => {
    // A start does not remove tools that are already installed.
    if (!isComplete()) await install(needsTools || hasTools(), needsNode)
  })
}

// The scripts begin with `exec`, because a shell between npm and the server would keep the signals that npm passes on. `env
// MALLOC_ARENA_MAX` makes all threads take memory from one place, which gives it back: with a place for each thread up to 45
// MB stay. Windows has neither such signals nor such places nor these words.
if (isWindows) {
  writeFileSync('node_modules/.bin/exec.cmd', '@%*\r\n')
  writeFileSync('node_modules/.bin/env.cmd', '@for /f "tokens=1*" %%a in ("%*") do @%%b\r\n')
}
