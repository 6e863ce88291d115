import { packs } from '../../rooms/shared/catalog/packs.ts'
import { openArchive } from '../../server/archive/openArchive.ts'
import type { AccountRecord } from '../../server/archive/records.ts'
import { openLog } from '../../server/log.ts'
import { journalPort } from '../../server/ports/journalPort.ts'
import { isRefused } from '../../server/refused.ts'
import { openServices } from '../../server/services.ts'
import { account, runningGame } from './records.ts'

/** A busy server to be killed. It prints each thing once it is acknowledged, one line each. */

const [dataDir = '', round = '0'] = process.argv.slice(2)
const archive = await openArchive({ dataDir })
const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
const { economy, ledger, questionSets } = services
const journal = journalPort({ ...archive, log: services.log })
const players = 8

const say = (said: object) => process.stdout.write(`${JSON.stringify(said)}\n`)
const pack = packs.reduce((best, one) => (one.price < best.price ? one : best))

const playerOf = (n: number): AccountRecord =>
  account({ id: `storm-${n}`, username: `storm_${n}`, usernameKey: `storm-${n}` })

const trade = async (n: number) => {
  const player = playerOf(n)
  for (let i = 0; ; i++) {
    const requestId = `r${round}-${n}-${i}`
    const earned = await ledger.commit(player, {
      reason: 'game',
      key: `game:${requestId}`,
      apply: (before) => ({ ...before, currency: before.currency + 70 }),
    })
    if (!isRefused(earned)) say({ row: earned.row.id, key: earned.row.key })
    const bought = await economy.buy(player, { packId: pack.id, requestId })
    if (isRefused(bought)) continue
    say({ key: `${player.id}:pack:${requestId}` })
    const sold = await economy.sell(player, { slimeId: bought.receivedSlime.id, requestId })
    if (!isRefused(sold)) say({ key: `${player.id}:sell:${requestId}` })
  }
}

const write = async (n: number) => {
  const author = playerOf(n)
  const written = (edition: number) => ({
    title: `edition ${edition}`,
    subject: 'Math' as const,
    questions: [{ question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0 }],
  })
  for (;;) {
    const created = await questionSets.create(written(0), author)
    if (isRefused(created)) return
    for (let edition = 0; edition < 40; edition++) {
      if (edition > 0) await questionSets.replace(created.id, written(edition), author)
      say({ set: created.id, edition })
    }
  }
}

const play = async (n: number) => {
  const code = `STRM${round}${n}`
  const claim = { code, gameId: code, epoch: 0, journal: code }
  await archive.runningGames.insert(runningGame({ id: code }))
  for (let seq = 0; ; seq++) {
    await journal.append(claim, seq, [{ kind: 'started', at: seq }])
    say({ code, seq })
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const numbers = Array.from({ length: players }, (_, n) => n)
await Promise.all(numbers.flatMap((n) => [trade(n), write(n), play(n)]))
