import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { keepPictures } from '../../../server/content/pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'slime-pictures-'))
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir })
})
afterAll(async () => {
  await archive.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const picture = (id: string) => ({ id, image: `data:image/png;base64,${id}` })
const holder = (holderId: string) => ({ holderId, ownerId: 'anna' })

/** One process drops a picture and another takes hold of it. The second acts between two steps of the first. */
const between = <Name extends 'insertMany' | 'remove'>(name: Name, other: () => Promise<unknown>) => {
  const { pictureUses, pictures } = archive
  return keepPictures({
    pictureUses,
    pictures: {
      ...pictures,
      insertMany: async (docs) => {
        const count = await pictures.insertMany(docs)
        if (name === 'insertMany') await other()
        return count
      },
      remove: async (id) => {
        if (name === 'remove') await other()
        return pictures.remove(id)
      },
    },
  })
}

test('a picture that somebody takes hold of between being counted and being dropped is there afterwards', async () => {
  const other = keepPictures(archive)
  const one = between('remove', () => other.hold(holder('late'), ['x'], [picture('x')]))
  await other.hold(holder('early'), ['x'], [picture('x')])
  await one.release({ holderId: 'early' })
  expect(await archive.pictures.get('x')).toMatchObject(picture('x'))
  await other.release({ holderId: 'late' })
  expect(await archive.pictures.count()).toBe(0)
})

test('so is one that somebody finds there and that is dropped before they have written down that they hold it', async () => {
  const other = keepPictures(archive)
  const one = between('insertMany', () => other.release({ holderId: 'early' }))
  await other.hold(holder('early'), ['y'], [picture('y')])
  await one.hold(holder('late'), ['y'], [picture('y')])
  expect(await archive.pictures.get('y')).toMatchObject(picture('y'))
})

test('who lets go of thousands keeps nobody waiting who takes hold of one', async () => {
  const kept = keepPictures(archive)
  const ids = Array.from({ length: 500 }, (_, number) => `many-${number}`)
  for (let set = 0; set < 4; set++) await kept.hold({ holderId: `set-${set}`, ownerId: 'leaving' }, ids)
  const left = () => archive.pictureUses.count({ ownerId: 'leaving' })
  const leaving = kept.release({ ownerId: 'leaving' })
  await kept.hold(holder('meanwhile'), ['z'], [picture('z')])
  expect(await left()).toBeGreaterThan(1_000)
  await leaving
  expect(await left()).toBe(0)
  await kept.release({ holderId: 'meanwhile' })
})
