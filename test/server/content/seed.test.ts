import { expect, test } from 'vitest'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { readSecretCodes } from '../../../server/content/secretCodes.ts'
import { seedContent } from '../../../server/content/seed.ts'
import { openSchool } from '../school.ts'

test('ready-made content is put in once, brought up to date, and belongs to nobody', async () => {
  const school = await openSchool()
  const { archive, services } = school
  await seedContent(services)
  const sets = await archive.questionSets.find({ where: { readyMade: true }, limit: 100 })
  const maps = await archive.maps.find({ where: { isDefault: true }, limit: 100 })
  expect(sets.length).toBeGreaterThanOrEqual(12)
  for (const mode of mapModes) expect(maps.filter(({ gameMode }) => gameMode === mode).length).toBeGreaterThanOrEqual(2)
  expect(new Set([...sets, ...maps].map(({ createdBy }) => createdBy))).toEqual(new Set(['Slime School']))

  const [first] = sets
  if (!first) throw new Error('no sets')
  const { version, ...record } = first
  await archive.questionSets.replace({ ...record, title: 'An older title' }, version)
  await Promise.all([seedContent(services), seedContent(services)])
  const after = await archive.questionSets.find({ where: { readyMade: true }, limit: 100 })
  expect(after.map(({ id }) => id).sort()).toEqual(sets.map(({ id }) => id).sort())
  expect(after.find(({ id }) => id === first.id)).toEqual({ ...first, version: version + 2 })
  await school.close()
})

test('every mode with a map has a default one to play on, and classic needs none', async () => {
  const school = await openSchool()
  await seedContent(school.services)
  for (const mode of mapModes) expect((await school.services.maps.defaultFor(mode))?.gameMode).toBe(mode)
  expect(await school.services.maps.defaultFor('classic')).toBeUndefined()
  await school.close()
})

test('the shipped secret codes can be read, and none is written down', async () => {
  const codes = await readSecretCodes()
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.every(({ hash, hint }) => hash.length === 64 && hint.length > 10)).toBe(true)
})
