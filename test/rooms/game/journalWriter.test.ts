import { expect, it } from 'vitest'
import { openJournalWriter } from '../../../rooms/game/journal/journalWriter.ts'
import type { Claim, JournalPort } from '../../../rooms/ports.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'

const claim: Claim = { code: 'ABCDEF', gameId: 'game', epoch: 1, journal: 'ABCDEF.game' }
const entry = (at: number): MatchEntry => ({ kind: 'started', at })

type Append = (...asked: Parameters<JournalPort['append']>) => Promise<unknown>

function aJournal(append: Append = async () => {}, close: () => Promise<void> = async () => {}) {
  const written: { sequence: number; at: number[] }[] = []
  const failures: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (_: unknown, message: string) => void failures.push(message) }
  const port = {
    close: async () => {
      await close()
      written.splice(0)
    },
    append: async (claim: Claim, sequence: number, entries: MatchEntry[]) => {
      await append(claim, sequence, entries)
      written.push({ sequence, at: entries.map(({ at }) => at) })
      return sequence + 1
    },
  } as unknown as JournalPort
  return { written, failures, writer: openJournalWriter(port, log, claim, 5) }
}

/** A journal that writes at once, as files do. */
function promptJournal(mayWrite: () => boolean = () => true) {
  const written: { sequence: number; at: number[] }[] = []
  const failures: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (_: unknown, message: string) => void failures.push(message) }
  const port = {
    append: (_: Claim, sequence: number, entries: MatchEntry[]) => {
      if (!mayWrite()) throw new Error('disk full')
      written.push({ sequence, at: entries.map(({ at }) => at) })
      return sequence + 1
    },
  } as unknown as JournalPort
  return { written, failures, writer: openJournalWriter(port, log, claim, 5) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

it('writes in order from its first number on, and acknowledges what is safe', async () => {
  const { writer, written } = aJournal()
  const safe: number[] = []
  for (const at of [1, 2, 3]) writer.write(entry(at), () => safe.push(at))
  expect(safe).toEqual([])
  expect(await writer.settled()).toBe(true)
  expect(safe).toEqual([1, 2, 3])
  expect(written.flatMap(({ at }) => at)).toEqual([1, 2, 3])
  expect(written.map(({ sequence }) => sequence)).toEqual(written.map((_, index) => 5 + index))
})

it('acknowledges in the same turn what a journal has written at once', async () => {
  const { writer, written } = promptJournal()
  const safe: number[] = []
  writer.write(entry(1), () => safe.push(1))
  expect(safe).toEqual([1])
  // An entry that is written within an acknowledgement is acknowledged after it.
  writer.write(entry(2), () => {
    writer.write(entry(3), () => safe.push(3))
    safe.push(2)
  })
  expect(safe).toEqual([1, 2, 3])
  expect(written).toEqual([1, 2, 3].map((at) => ({ sequence: 4 + at, at: [at] })))
  expect(await writer.settled()).toBe(true)
})

it('goes on writing, and tells the others, where one cannot be told', async () => {
  const { writer, written, failures } = promptJournal()
  const safe: number[] = []
  writer.write(entry(1), () => {
    throw new Error('the line has gone')
  })
  writer.write(entry(2), () => safe.push(2))
  expect(await writer.settled()).toBe(true)
  expect([safe, written.length, failures]).toEqual([[2], 2, ['an acknowledgement failed']])
})

it('keeps what a journal has refused at once, and complains once', async () => {
  let broken = true
  const { writer, written, failures } = promptJournal(() => !broken)
  const safe: number[] = []
  for (const at of [1, 2]) writer.write(entry(at), () => safe.push(at))
  expect(await writer.settled()).toBe(false)
  expect([safe, writer.isBehind, failures]).toEqual([[], true, ['journal write failed']])
  broken = false
  writer.catchUp()
  expect([safe, writer.isBehind]).toEqual([[1, 2], false])
  expect(written.map(({ at }) => at)).toEqual([[1], [2]])
})

it('sends what comes in during a write together with the next one', async () => {
  const { writer, written } = aJournal(settle)
  for (let at = 0; at < 30; at++) writer.write(entry(at))
  expect(await writer.settled()).toBe(true)
  expect(written.map(({ at }) => at.length)).toEqual([1, 29])
})

it('forgets nothing that comes in the moment a write has ended, however many turns that moment takes', async () => {
  for (let turns = 0; turns < 8; turns++) {
    const { writer, written } = aJournal()
    const later = (left: number): void => {
      if (left === 0) writer.write(entry(2))
      else queueMicrotask(() => later(left - 1))
    }
    writer.write(entry(1), () => later(turns))
    await settle()
    expect(written.flatMap(({ at }) => at)).toEqual([1, 2])
  }
})

it('keeps what could not be written for the next time, and acknowledges it only then', async () => {
  let broken = true
  const { writer, written, failures } = aJournal(async () => {
    if (broken) throw new Error('disk full')
  })
  const safe: number[] = []
  writer.write(entry(1), () => safe.push(1))
  expect(await writer.settled()).toBe(false)
  expect(safe).toEqual([])
  expect(failures[0]).toBe('journal write failed')
  broken = false
  writer.write(entry(2), () => safe.push(2))
  expect(await writer.settled()).toBe(true)
  expect(safe).toEqual([1, 2])
  // The first batch is sent again unchanged, because it may have come through. Later entries go after it.
  expect(written).toEqual([
    { sequence: 5, at: [1] },
    { sequence: 6, at: [2] },
  ])
})

it('writes nothing any more once it is closed', async () => {
  const { writer, written, failures } = aJournal()
  writer.write(entry(1))
  await writer.settled()
  await writer.close()
  writer.write(entry(2))
  expect(await writer.settled()).toBe(true)
  expect(written).toEqual([])
  expect(failures).toEqual([])
})

it('calls nothing safe from the first try to close on, because the archive may have begun to, and closes later', async () => {
  let broken = true
  const { writer, written } = aJournal(undefined, async () => {
    await settle()
    if (broken) throw new Error('no answer')
  })
  const safe: number[] = []
  const joins = async (at: number) => {
    writer.write(entry(at), () => safe.push(at))
    return writer.settled()
  }
  expect(await joins(1)).toBe(true)
  const closed = writer.closed()
  expect([await joins(2), writer.isLeftOpen]).toEqual([false, false])
  expect([await closed, writer.isLeftOpen]).toEqual([false, true])
  expect(await joins(3)).toBe(false)
  writer.whenSafe(() => safe.push(1))
  expect([safe, written.map(({ at }) => at)]).toEqual([[1], [[1]]])
  broken = false
  expect([await writer.closed(), writer.isLeftOpen]).toEqual([true, false])
  expect(written).toEqual([])
})

it('acknowledges what is said again when the first is safe, and no sooner', async () => {
  let broken = true
  const { writer } = aJournal(async () => {
    if (broken) throw new Error('disk full')
  })
  const safe: string[] = []
  writer.write(entry(1), () => safe.push('first'))
  writer.whenSafe(() => safe.push('again, while it is being written'))
  await settle()
  writer.whenSafe(() => safe.push('again, when it could not be'))
  await settle()
  expect(safe).toEqual([])
  broken = false
  expect(await writer.settled()).toBe(true)
  expect(safe).toEqual(['first', 'again, while it is being written', 'again, when it could not be'])
  writer.whenSafe(() => safe.push('again, later'))
  expect(safe).toHaveLength(4)
})

it('tries again by itself when it is behind, and complains once', async () => {
  let broken = true
  const { writer, written, failures } = aJournal(async () => {
    if (broken) throw new Error('disk full')
  })
  writer.write(entry(1))
  await settle()
  for (let time = 0; time < 3; time++) {
    writer.catchUp()
    await settle()
  }
  expect(failures).toHaveLength(1)
  broken = false
  writer.catchUp()
  await settle()
  expect(written).toEqual([{ sequence: 5, at: [1] }])
})

it('closes after what is on its way, and tries nothing again of what never came through', async () => {
  let broken = false
  const { writer, written, failures } = aJournal(async () => {
    await settle()
    if (broken) throw new Error('disk full')
  })
  for (let at = 0; at < 3; at++) writer.write(entry(at))
  await writer.close()
  await settle()
  expect(written).toEqual([])
  expect(failures).toEqual([])
  const other = aJournal(async () => {
    if (broken) throw new Error('disk full')
  })
  broken = true
  other.writer.write(entry(1))
  await other.writer.close()
  broken = false
  other.writer.catchUp()
  await settle()
  expect(other.written).toEqual([])
})
