import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openArchive } from '../../../server/archive/openArchive.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'slime-claim-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const otherServer = async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'openFolder.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    said: said.toString(),
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

test('one server at a time has the folder; being killed gives it back; a backup looks in beside it', async () => {
  const first = await otherServer()
  expect(first.said).toBe('open')
  const second = await otherServer()
  expect(second.said).toBe(
    `${dataDir} is in use by another Slime School. Stop that one, or set DATA_DIR to another folder.`,
  )
  const beside = await openArchive({ dataDir, beside: true })
  expect(await beside.accounts.count()).toBe(0)
  await beside.close()
  await first.kill()
  await second.kill()
  const archive = await openArchive({ dataDir })
  await archive.close()
})
