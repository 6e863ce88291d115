import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimsOf } from '../../../server/accounts/accountNames.ts'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import { openSchool, type School, usualPassword } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const register = async (username: string) =>
  (await school.visitor().post('/api/auth/register', { username, password: usualPassword, role: 'student' })).status

test('an account that is older than what is known of look-alikes gets no twin either', async () => {
  const { user } = await school.newcomer('student', 'ʙᴇʀᴛᴀ')
  const { names, meta } = school.archive
  for (const { id } of claimsOf(user.username, user.id, 0)) await names.remove(id)
  await names.insert({ id: 'as written ʙᴇʀᴛᴀ', userId: user.id, claimedAt: 0 })
  const shape = await meta.get(shapeRecordId)
  await meta.replace({ id: shapeRecordId, value: 5 }, shape?.version ?? 0)
  await bringUpToDate(school.archive)
  expect(await register('Berta')).toBe(409)
})

test('no account gets the name that stands beside ready-made sets and maps, or one that looks like it', async () => {
  const pupil = await school.newcomer()
  for (const username of ['Slime School', 'slimeschool', 'SLIME.SCHOOL', 'Slime Schoo1']) {
    expect(await register(username), username).toBe(409)
    const renamed = await pupil.put('/api/auth/name', { username, password: usualPassword })
    expect(renamed.status, username).toBe(409)
  }
  expect(await register('Slime Schooler')).toBe(201)
})
