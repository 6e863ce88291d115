import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { startMongoServer } from './ferret.ts'

const mongo = await startMongoServer()
if ('unavailable' in mongo) process.stderr.write(`Processes that start together are not tested: ${mongo.unavailable}\n`)

class Starting {
  readonly process: ChildProcess
  readonly said: string[] = []

  constructor(uri: string) {
    this.process = spawn(process.execPath, [join(import.meta.dirname, 'migratingProcess.ts'), uri], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (this.process.stdout) createInterface({ input: this.process.stdout }).on('line', (line) => this.said.push(line))
  }

  tell() {
    this.process.stdin?.write('\n')
  }

  async end(signal: NodeJS.Signals) {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return
    const gone = once(this.process, 'exit')
    this.process.kill(signal)
    await gone
  }
}

const starting: Starting[] = []
afterAll(async () => {
  for (const one of starting) await one.end('SIGKILL')
  if (!('unavailable' in mongo)) await mongo.stop()
})

const patience = { timeout: 60_000 }

test('of three processes that start at once on an empty MongoDB one brings it up to date; where that one dies, another does', {
  timeout: 120_000,
}, async ({ skip }) => {
  if ('unavailable' in mongo) return skip(mongo.unavailable)
  for (let process = 0; process < 3; process++) starting.push(new Starting(mongo.uri))
  for (const one of starting) await expect.poll(() => one.said, patience).toContain('open')
  const archive = await openArchive({ mongoUri: mongo.uri })
  const shipped = await archive.questionSets.count({ readyMade: true })
  expect(shipped).toBeGreaterThanOrEqual(12)

  for (const one of starting) one.tell()
  const at = (line: string) => starting.filter(({ said }) => said.at(-1) === line)
  await expect.poll(() => [at('half').length, at('waiting').length], patience).toEqual([1, 2])
  const [first] = at('half')
  await first?.end('SIGKILL')
  const left = starting.filter((one) => one !== first)
  const areDone = () => {
    for (const one of at('half')) one.tell()
    return at('done').length
  }
  await expect.poll(areDone, patience).toBe(2)
  const successors = left.filter(({ said }) => said.includes('half'))
  expect(successors.length).toBeGreaterThanOrEqual(1)
  // The stand-in replaces in two steps, so both may have taken the claim at once. Then both migrate, which does no harm.
  if (!mongo.isStandIn) expect(successors).toHaveLength(1)

  const moved = await archive.accounts.getMany(['moved-first', 'moved-second'])
  expect(moved).toHaveLength(2)
  await archive.close()
  await expect(openArchive({ mongoUri: mongo.uri })).rejects.toThrow('written by a newer version (1000')
})
