import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages of Debian where that can be done, and says so; false where it cannot. */
export function installFromDebian(what: string, ...packages: string[]): boolean {
  if (!canInstall()) return false
  process.stdout.write(`Installing ${what} for the tests (once) ...\n`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
