// Runs before `npm start`, `npm test` and `npm run dev`, on whatever Node is there, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  process.stderr.write(`Slime School needs Node.js 20 or newer to install itself; this is ${process.version}.\n`)
  process.exit(1)
}

// A shell that stays between npm and the server keeps the signals npm hands on, so the scripts begin with `exec`.
// Windows has neither such signals nor that word.
const noExec = 'node_modules/.bin/exec.cmd'

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (wanted !== installed) {
  process.stdout.write('Installing what Slime School needs (once; about a minute) ...\n')
  // Not `npm ci`: it refuses a lock file that lacks a package made for another platform.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    process.stderr.write('The installation failed: npm could not fetch the packages. Is the network reachable?\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

if (process.platform === 'win32' && !existsSync(noExec)) writeFileSync(noExec, '@%*\r\n')
