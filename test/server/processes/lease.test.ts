import { expect, test } from 'vitest'
import type { ProcessRecord } from '../../../server/archive/records.ts'
import type { Shelves } from '../../../server/archive/shelves.ts'
import { keepLease, type Opinion, type ProcessLease } from '../../../server/processes/lease.ts'

/** A school of processes over one shelf, each with a clock and a line of its own. */
function aSchool() {
  const records = new Map<string, ProcessRecord & { version: number }>()
  const leases = new Map<string, ProcessLease>()
  let time = 0
  const open = (processId: string, load = 1, plays: readonly string[] = ['classic 1']) => {
    const line = { isCut: false, others: 'asked' as Opinion | 'asked' | 'silent', asked: 0 }
    const reach = () => {
      if (line.isCut) throw new Error('out of reach')
    }
    const processes = {
      get: async (id: string) => {
        reach()
        return records.get(id)
      },
      find: async () => {
        reach()
        return [...records.values()]
      },
      insert: async (record: ProcessRecord) => {
        reach()
        if (records.has(record.id)) return false
        records.set(record.id, { ...record, version: 1 })
        return true
      },
      replace: async (record: ProcessRecord, version: number) => {
        reach()
        if (records.get(record.id)?.version !== version) return false
        records.set(record.id, { ...record, version: version + 1 })
        return true
      },
      remove: async (id: string) => records.delete(id),
    } as unknown as Shelves['processes']
    const askOthers = async ([other = '']: readonly string[]) => {
      line.asked++
      if (line.others === 'silent') throw new Error('nobody answers')
      return line.others === 'asked' ? (leases.get(other)?.opinionOf(processId) ?? 'unsure') : line.others
    }
    const log = { info: () => {}, warn: () => {} }
    const lease = keepLease({ processes, processId, load: () => load, plays, log, now: () => time, askOthers })
    leases.set(processId, lease)
    return { line, lease }
  }
  return {
    open,
    records,
    pass: (ms: number) => {
      time += ms
    },
  }
}

type Member = ReturnType<ReturnType<typeof aSchool>['open']>

async function live(school: ReturnType<typeof aSchool>, members: Member[], ms: number) {
  for (let passed = 0; passed < ms; passed += 500) {
    school.pass(500)
    for (const { lease } of members) await lease.round().catch(() => lease.othersGoOn())
  }
}

test('a process whose beat stands still for three seconds is gone, and no sooner', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 2_000)
  expect(await one.lease.isAlive('other')).toBe(true)
  await live(school, [one], 2_500)
  expect(one.lease.gone()).toEqual([])
  await live(school, [one], 1_000)
  expect(one.lease.gone()).toEqual(['other'])
  expect(await one.lease.isAlive('other')).toBe(false)
})

test('before others can take it for gone, a process is not sure of itself any more', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 2_000)
  other.line.isCut = true
  let wasSure = true
  for (let step = 0; step < 8; step++) {
    await live(school, [one, other], 500)
    if (one.lease.gone().length > 0) expect(wasSure).toBe(false)
    wasSure = other.lease.isSure()
  }
  expect(one.lease.gone()).toEqual(['other'])
})

test('who was stopped has seen nothing meanwhile, takes nobody for gone, and hears that it may have lost its games', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 1_000)
  // The other process lives on, and this one is stopped for half a minute.
  await live(school, [other], 30_000)
  // Other processes may already have decided what it would decide now.
  expect(one.lease.isCut()).toBe(true)
  expect(await one.lease.round()).toBe(true)
  expect(one.lease.isCut()).toBe(false)
  expect(one.lease.gone()).toEqual([])
  school.pass(500)
  await other.lease.round()
  expect(one.lease.absences()).toBe(1)
  // It stays so until the process has looked which games are still its own.
  expect(await one.lease.round()).toBe(true)
  one.lease.isBack()
  expect(await one.lease.round()).toBe(false)
  expect(one.lease.absences()).toBe(1)
})

test('when nobody reaches the archive all go on; who alone does not, lets its games go', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 1_000)
  one.line.isCut = true
  one.line.others = 'unsure'
  await live(school, [one], 5_000)
  expect(one.line.asked).toBeGreaterThan(0)
  expect(one.lease.isSure()).toBe(false)
  expect(one.lease.isCut()).toBe(false)
  one.line.others = 'gone'
  expect(await one.lease.othersGoOn()).toBe(true)
  expect(one.lease.isCut()).toBe(true)
  // If it cannot ask another process either, it decides nothing and sends no device away.
  one.line.others = 'silent'
  expect(await one.lease.othersGoOn()).toBe(false)
  expect(one.lease.isCut()).toBe(true)
  one.line.isCut = false
  await one.lease.round()
  expect(one.lease.isCut()).toBe(false)
})

test('an archive that hangs for everybody sends nobody away, whoever notices it first', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 1_000)
  school.pass(400)
  await other.lease.round()
  for (const { line } of [one, other]) line.isCut = true
  school.pass(2_200)
  expect([one.lease.isSure(), other.lease.isSure()]).toEqual([false, true])
  expect(await one.lease.othersGoOn()).toBe(false)
  // The other may still decide; this one may not.
  expect(one.lease.isCut()).toBe(true)
  await live(school, [one, other], 30_000)
  expect([one.lease.isCut(), other.lease.isCut()]).toEqual([false, false])
})

test('who alone does not reach the archive lets its games go when another has taken it for gone, and not before', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 1_000)
  one.line.isCut = true
  await live(school, [other], 2_500)
  expect(await one.lease.othersGoOn()).toBe(false)
  await live(school, [other], 1_000)
  expect(await one.lease.othersGoOn()).toBe(true)
})

test('after an archive that was away for everybody nobody is taken for gone', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 1_000)
  for (const { line } of [one, other]) [line.isCut, line.others] = [true, 'unsure']
  await live(school, [one, other], 60_000)
  for (const { line } of [one, other]) line.isCut = false
  for (let step = 0; step < 8; step++) {
    await live(school, [one, other], 500)
    expect([...one.lease.gone(), ...other.lease.gone()]).toEqual([])
  }
})

test('a process that has ended is gone at once; one that is leaving is handed nothing', async () => {
  const school = aSchool()
  const [one, other] = [school.open('one'), school.open('other')]
  await live(school, [one, other], 1_000)
  expect(one.lease.leastBusy()).toBe('other')
  await other.lease.leave()
  await live(school, [one], 500)
  expect(one.lease.leastBusy()).toBeUndefined()
  expect(await one.lease.isAlive('other')).toBe(true)
  await other.lease.end()
  await live(school, [one], 500)
  expect(one.lease.gone()).toEqual(['other'])
})

test('games leave for the process that has least to do, and a new one is opened there only if that has much less', async () => {
  const school = aSchool()
  const [full, busy, idle] = [school.open('full', 400), school.open('busy', 200), school.open('idle', 100)]
  await live(school, [full, busy, idle], 1_000)
  expect(full.lease.leastBusy()).toBe('idle')
  expect(full.lease.leastBusy(new Set(['idle']))).toBe('busy')
  expect(idle.lease.leastBusy()).toBe('busy')
  expect(full.lease.relief()).toBe('idle')
  expect(busy.lease.relief()).toBeUndefined()
  expect(idle.lease.relief()).toBeUndefined()
})

test('during an update games leave only for processes that have all of their rules', async () => {
  const school = aSchool()
  const older = school.open('older', 100, ['racing 1'])
  const newer = school.open('newer', 900, ['racing 1', 'racing 2'])
  const alsoNewer = school.open('also newer', 500, ['racing 2', 'racing 1', 'relay 1'])
  // Before processes said what they play.
  school.records.set('oldest', { id: 'oldest', beat: 1, load: 0, isLeaving: false, version: 1 })
  await live(school, [older, newer, alsoNewer], 1_000)
  expect(newer.lease.leastBusy()).toBe('also newer')
  expect(newer.lease.relief()).toBe('also newer')
  expect(alsoNewer.lease.leastBusy()).toBeUndefined()
  expect(older.lease.leastBusy()).toBe('also newer')
})

test('nobody takes the name of a process that is there', async () => {
  const school = aSchool()
  const [one, twin] = [school.open('one'), school.open('one')]
  await one.lease.round()
  school.records.set('one', { id: 'one', beat: 7, load: 0, isLeaving: false, version: 12 })
  expect(await one.lease.round()).toBe(true)
  expect(await twin.lease.round()).toBe(false)
})
