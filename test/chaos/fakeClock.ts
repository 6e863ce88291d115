import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** With libfaketime the server's wall clock can be moved forward and back. Its monotonic clock stays as it is. */
export function openFakeClock() {
  const folders = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime', '/usr/lib/faketime']
  const library = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .find((path) => path.endsWith('libfaketime.so.1'))
  if (!library) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'slime-clock-'))
  const file = join(folder, 'offset')
  writeFileSync(file, '+0')
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    jump: (seconds: number) => writeFileSync(file, `${seconds >= 0 ? '+' : ''}${seconds}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
