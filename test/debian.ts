import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Files of tests that run side by side wait for each other: apt would turn all but the first away. */
const turn = join(tmpdir(), 'slime-school-apt.lock')
const program = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"'

/** Installs packages of Debian where that can be done, and says so; false where it cannot. */
export function installFromDebian(what: string, ...packages: string[]): boolean {
  if (!canInstall()) return false
  process.stdout.write(`Installing ${what} for the tests (once) ...\n`)
  const { status } = spawnSync('flock', [turn, 'sh', '-c', program, 'sh', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
