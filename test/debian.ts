import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** A lock: test files that run side by side wait for each other, because apt lets only one caller in. */
const turn = join(tmpdir(), 'slime-school-apt.lock')
const program = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"'

/** Installs Debian packages if this machine allows it, and prints that it does. Otherwise returns false. */
export function installFromDebian(what: string, ...packages: string[]): boolean {
  if (!canInstall()) return false
  process.stdout.write(`Installing ${what} for the tests (once) ...\n`)
  const { status } = spawnSync('flock', [turn, 'sh', '-c', program, 'sh', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
