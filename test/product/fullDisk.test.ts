import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGame } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

/** A disk of a few megabytes, if the user who runs the test may mount one. */
const smallDisk = (): string | undefined => {
  const place = mkdtempSync(join(tmpdir(), 'slime-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', place], { stdio: 'ignore' })
    return place
  } catch {
    rmSync(place, { recursive: true })
    return undefined
  }
}

const disk = smallDisk()
const usualPlace = process.env.TMPDIR
let product: Product
beforeAll(async () => {
  if (!disk) return
  process.env.TMPDIR = disk
  product = await openProduct()
})
afterAll(async () => {
  if (usualPlace === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualPlace
  if (!disk) return
  await product.close()
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true })
})

const isOpen = async (code: string) => (await fetch(`${product.url}/api/games/${code}`)).status
const fill = (place: string) => {
  const { bavail, bsize } = statfsSync(place)
  writeFileSync(join(place, 'ballast'), Buffer.alloc(bavail * bsize))
}

describe.skipIf(!disk)('a server that is killed on a full disk, and started on it', () => {
  it('has its games, also those of which the last write came to nothing', async () => {
    if (!disk) return
    const teacher = await product.register('teacher')
    const questionSetId = await createSums(teacher, 2)
    const open = async () =>
      (await openGame(product.url, { host: teacher.cookie(), signedIn: [], size: 3, questionSetId })).code
    const [whole, torn] = [await open(), await open()]
    fill(disk)
    await product.kill()
    const running = join(product.dataDir, 'running')
    const journal = readdirSync(running).find((name) => name.startsWith(torn)) ?? ''
    appendFileSync(join(running, journal), '0a1b2c3d [{"kind":"ans')
    await product.start()
    expect(await Promise.all([whole, torn].map(isOpen))).toEqual([200, 200])
  })

  it('tells those who knock for a game that it cannot read now to try again, and opens it when it can', async () => {
    if (!disk) return
    const teacher = await product.register('teacher').catch(() => undefined)
    expect(teacher).toBeUndefined()
    rmSync(join(disk, 'ballast'))
    const host = await product.register('teacher')
    const questionSetId = await createSums(host, 2)
    const { code } = await openGame(product.url, { host: host.cookie(), signedIn: [], size: 3, questionSetId })
    await product.kill()
    const running = join(product.dataDir, 'running')
    const journal = readdirSync(running).find((name) => name.startsWith(code)) ?? ''
    // A part of this journal was acknowledged, so the server does not cut it before there is room for a copy.
    appendFileSync(join(running, journal), `not what was written\n${'x'.repeat(20_000)}\n`)
    fill(disk)
    await product.start()
    const knock = () => fetch(`${product.url}/matchmake/joinById/${code}`, { method: 'POST' })
    expect((await knock()).status).toBe(503)
    rmSync(join(disk, 'ballast'))
    expect(await isOpen(code)).toBe(200)
  })
})
