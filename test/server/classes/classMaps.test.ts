import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { classMapLimits, type OwnClass } from '../../../rooms/shared/contract/classMaps.ts'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import type { HandedMap, ListedMap } from '../../../rooms/shared/maps/listedMap.ts'
import { wishesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { gridOf } from '../records.ts'
import { openSchool, type School, type Visitor } from '../school.ts'
import { classPage, makeClass, scan } from './classSchool.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

type Person = Awaited<ReturnType<School['newcomer']>>

const drawn = (name = 'Ann’s Ring') => ({ name, gameMode: 'racing', description: '', tiles: gridOf(5, 5, 'track') })
const draw = async (author: Visitor, name?: string): Promise<GameMap> => {
  const answer = await author.post('/api/maps', drawn(name))
  if (answer.status !== 201) throw new Error(`no map: ${JSON.stringify(answer.body)}`)
  return answer.body as GameMap
}
const hand = (author: Visitor, map: string, classId: string) => author.put(`/api/maps/${map}/class`, { classId })
const handedIn = async (teacher: Visitor, classId: string) =>
  (await teacher.get(`/api/classes/${classId}/maps`)).body as HandedMap[]
const judge = (teacher: Visitor, classId: string, map: string, said: object) =>
  teacher.put(`/api/classes/${classId}/maps/${map}`, said)

/** Tries every way: alone, in both lists, as a copy, and as the map of a game. */
const sees = async (reader: Visitor, user: Pick<Person['user'], 'id' | 'role'>, id: string): Promise<boolean> => {
  const found = async (path: string) => ((await reader.get(path)).body as ListedMap[]).some((map) => map.id === id)
  const made = (await reader.post('/api/maps', { ...drawn('A copy'), after: id })).body as GameMap
  const copy = (await reader.get(`/api/maps/${made.id}`)).body as GameMap
  await reader.delete(`/api/maps/${copy.id}`)
  const ways = [
    (await reader.get(`/api/maps/${id}`)).status === 200,
    await found('/api/maps'),
    await found('/api/maps?form=listed&gameMode=racing'),
    copy.after !== undefined,
    (await school.services.maps.forMode(id, 'racing', user)) !== undefined,
  ]
  expect(new Set(ways).size, JSON.stringify(ways)).toBe(1)
  return ways[0] ?? false
}

const openClass = async () => {
  const [teacher, colleague, stranger] = [
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
    await school.newcomer(),
  ]
  const { classId, cards } = await makeClass(teacher, ['Lotte', 'Emil'])
  const other = await makeClass(colleague, ['Mia'], { name: '7a' })
  const at = async (card: (typeof cards)[number] | undefined) => {
    if (!card) throw new Error('no card was made')
    return Object.assign(await scan(school, card), { user: { id: card.pupil, role: 'student' as const } })
  }
  const [ann, emil, mia] = [await at(cards[0]), await at(cards[1]), await at(other.cards[0])]
  return { teacher, colleague, stranger, classId, otherClass: other.classId, ann, emil, mia }
}

type Room = Awaited<ReturnType<typeof openClass>>
const seenBy = async ({ teacher, colleague, stranger, ann, emil, mia }: Room, id: string) => {
  const readers = { ann, emil, mia, teacher, colleague, stranger }
  const seen: string[] = []
  for (const [name, reader] of Object.entries(readers)) if (await sees(reader, reader.user, id)) seen.push(name)
  return seen
}

describe('what a pupil of a class draws', () => {
  test('reaches a teacher of the class when it is handed in, the class when they say yes, and nobody else', async () => {
    const room = await openClass()
    const { teacher, ann, classId } = room
    const { id, sharing } = await draw(ann)
    expect(sharing).toBe('me')
    expect(await seenBy(room, id)).toEqual(['ann'])
    expect((await ann.get('/api/classes/own')).body).toEqual([{ id: classId, name: '6b' }] satisfies OwnClass[])
    expect(await hand(ann, id, classId)).toMatchObject({
      status: 200,
      body: { id, inClass: { id: classId, name: '6b', stage: 'handed' } },
    })
    expect(await seenBy(room, id)).toEqual(['ann', 'teacher'])
    const [handed] = await handedIn(teacher, classId)
    expect(handed).toMatchObject({ id, name: 'Ann’s Ring', inClass: { stage: 'handed' } })
    const { version = -1 } = handed ?? {}
    expect((await judge(teacher, classId, id, { verdict: 'approved', version })).status).toBe(204)
    expect(await seenBy(room, id)).toEqual(['ann', 'emil', 'teacher'])
  })

  test('is looked at again when it was drawn on after the yes', async () => {
    const room = await openClass()
    const { teacher, ann, classId } = room
    const { id, version = 0 } = await draw(ann)
    await hand(ann, id, classId)
    await judge(teacher, classId, id, { verdict: 'approved', version })
    const changed = await ann.put(`/api/maps/${id}`, { ...drawn('Something else') })
    expect(changed.status).toBe(200)
    expect(await seenBy(room, id)).toEqual(['ann', 'teacher'])
    expect((await handedIn(teacher, classId))[0]?.inClass.stage).toBe('handed')
    // A teacher with the earlier drawing on the screen cannot approve a drawing they have not seen.
    expect(await judge(teacher, classId, id, { verdict: 'approved', version })).toMatchObject({
      status: 409,
      body: { refusal: 'changedMeanwhile' },
    })
    const [now] = await handedIn(teacher, classId)
    await judge(teacher, classId, id, { verdict: 'approved', version: now?.version })
    expect(await seenBy(room, id)).toEqual(['ann', 'emil', 'teacher'])
  })

  test('goes back with a word, is taken back, and is nobody else’s then', async () => {
    const room = await openClass()
    const { teacher, ann, classId } = room
    const { id, version } = await draw(ann)
    await hand(ann, id, classId)
    await judge(teacher, classId, id, { verdict: 'returned', version, word: 'unfinished' })
    expect(await seenBy(room, id)).toEqual(['ann'])
    expect(await handedIn(teacher, classId)).toEqual([])
    expect((await ann.get(`/api/maps/${id}`)).body).toMatchObject({
      inClass: { stage: 'returned', word: 'unfinished' },
    })
    await hand(ann, id, classId)
    expect(await seenBy(room, id)).toEqual(['ann', 'teacher'])
    expect((await ann.delete(`/api/maps/${id}/class`)).status).toBe(204)
    expect(await seenBy(room, id)).toEqual(['ann'])
    expect((await ann.get(`/api/maps/${id}`)).body).not.toHaveProperty('inClass')
  })

  test('is not shared with the school past the teacher, and what a pupil without a class draws is, as ever', async () => {
    const { ann, stranger } = await openClass()
    const { id } = await draw(ann)
    expect(await ann.put(`/api/maps/${id}/sharing`, { sharing: 'everyone' })).toMatchObject({
      status: 403,
      body: { refusal: 'teacherSharesIt' },
    })
    expect((await draw(stranger)).sharing).toBe('everyone')
  })
})

describe('a hostile pupil', () => {
  test('hands in nobody else’s map, to no class of others, and says no yes', async () => {
    const room = await openClass()
    const { teacher, colleague, stranger, ann, emil, mia, classId, otherClass } = room
    const { id, version } = await draw(ann)
    expect((await hand(emil, id, classId)).status).toBe(403)
    for (const foreign of [otherClass, 'nowhere'])
      expect(await hand(ann, id, foreign)).toMatchObject({ status: 404, body: { refusal: 'classNotFound' } })
    expect((await hand(teacher, (await draw(teacher)).id, classId)).status).toBe(403)
    expect((await hand(stranger, (await draw(stranger)).id, classId)).status).toBe(404)
    await hand(ann, id, classId)
    for (const hostile of [ann, emil, mia, stranger, colleague]) {
      expect((await judge(hostile, classId, id, { verdict: 'approved', version })).status).toBe(404)
      expect((await hostile.get(`/api/classes/${classId}/maps`)).status).toBe(404)
    }
    for (const thief of [emil, mia, stranger, teacher])
      expect((await thief.delete(`/api/maps/${id}/class`)).status).toBe(404)
    // The teacher of another class tries it through that class.
    expect((await judge(colleague, otherClass, id, { verdict: 'approved', version })).status).toBe(404)
    for (const said of [
      {},
      { verdict: 'fine' },
      { verdict: 'approved' },
      { verdict: 'returned', version },
      { verdict: 'returned', version, word: 'You fool' },
    ])
      expect((await judge(teacher, classId, id, said)).status).toBe(400)
    expect(await seenBy(room, id)).toEqual(['ann', 'teacher'])
  })

  test('fills neither the teacher’s page nor their day', async () => {
    const { teacher, ann, classId } = await openClass()
    const ids: string[] = []
    for (let count = 0; count < 8; count++) ids.push((await draw(ann, `Map ${count}`)).id)
    const statuses = await Promise.all(ids.map(async (id) => (await hand(ann, id, classId)).status))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(classMapLimits.byPupil)
    expect((await handedIn(teacher, classId)).length).toBeLessThanOrEqual(classMapLimits.byPupil)
    const again: number[] = []
    for (let time = 0; time < 30; time++) again.push((await hand(ann, ids[0] ?? '', classId)).status)
    expect(again.at(-1)).toBe(429)
  })
})

test('a map that is handed to another class, which is full, stays in its own with the yes of its teacher', async () => {
  const room = await openClass()
  const { teacher, ann, classId, otherClass } = room
  const { id, version } = await draw(ann)
  await hand(ann, id, classId)
  await judge(teacher, classId, id, { verdict: 'approved', version })
  const { members, classMaps } = school.archive
  const [of] = await members.find({ where: { classId, userId: ann.user.id }, limit: 1 })
  if (!of) throw new Error('no member')
  const { version: _, ...member } = of
  await members.insert({ ...member, id: `${member.id}-too`, classId: otherClass })
  const others = Array.from({ length: classMapLimits.ofClass }, (_, index) => ({
    ...{ id: `map-${index}`, classId: otherClass, ownerId: `pupil-${index}` },
    ...{ stage: 'handed' as const, handedAt: 1, approvedVersion: -1 },
  }))
  await classMaps.insertMany(others)
  expect((await hand(ann, id, otherClass)).body).toMatchObject({
    error: expect.stringMatching(/no room for more maps/),
  })
  expect(await classMaps.get(id)).toMatchObject({ classId, stage: 'approved', approvedVersion: version })
  await classMaps.remove('map-0')
  expect((await hand(ann, id, otherClass)).status).toBe(200)
  expect(await classMaps.get(id)).toMatchObject({ classId: otherClass, stage: 'handed' })
})

describe('a task', () => {
  const task = { title: 'A fortress', mode: 'battle', wishes: [{ type: 'powerup', least: 3 }] }
  const give = (teacher: Visitor, classId: string, body: object = task) =>
    teacher.put(`/api/classes/${classId}/task`, body)

  test('is given and ended by the teachers of a class, and read by its pupils alone', async () => {
    const { teacher, colleague, ann, mia, classId } = await openClass()
    for (const hostile of [colleague, ann, mia]) {
      expect((await give(hostile, classId)).status).toBe(404)
      expect((await hostile.delete(`/api/classes/${classId}/task`)).status).toBe(404)
    }
    expect((await give(teacher, classId)).status).toBe(204)
    const own = async (pupil: Visitor) => ((await pupil.get('/api/classes/own')).body as OwnClass[])[0]?.task
    expect([await own(ann), await own(mia)]).toEqual([task, undefined])
    // A change of names, devices or teams keeps the task.
    await teacher.put(`/api/classes/${classId}`, { name: '7b' })
    await teacher.put(`/api/classes/${classId}/teams`, { teams: 2 })
    expect(await classPage(teacher, classId)).toMatchObject({ name: '7b', teams: 2, task })
    expect((await teacher.delete(`/api/classes/${classId}/task`)).status).toBe(204)
    expect((await classPage(teacher, classId)).task).toBeNull()
  })

  test.each([
    { title: '' },
    { title: 'x'.repeat(61) },
    { mode: 'classic' },
    { wishes: [] },
    { wishes: [{ type: 'boost', least: 1 }] },
    { wishes: [{ type: 'powerup', least: 0 }] },
    { wishes: [{ type: 'powerup', least: 21 }] },
    { wishes: [{ type: 'powerup', least: 1.5 }] },
    { wishes: Array.from({ length: 2 }, () => ({ type: 'powerup', least: 1 })) },
    { wishes: wishesOf('battle').map((type) => ({ type, least: 1 })) },
  ])('is none with %j', async (other) => {
    const { teacher, classId } = await openClass()
    expect((await give(teacher, classId, { ...task, ...other })).status).toBe(400)
  })
})

describe('what a class says after its games', () => {
  test('is one vote of each seat and game, told as a sum to the author and the teacher, and gone with the map', async () => {
    const room = await openClass()
    const { teacher, ann, emil, classId } = room
    const { id, version } = await draw(ann)
    await hand(ann, id, classId)
    await judge(teacher, classId, id, { verdict: 'approved', version })
    const vote = (player: string, again: boolean, gameId = 'g1') =>
      school.services.mapVotes.vote({ mapId: id, gameId, player, again })
    await Promise.all(Array.from({ length: 20 }, (_, time) => vote('p1', time % 2 === 0)))
    await vote('p1', true)
    await vote('p2', false)
    expect(await vote('p3', true)).toEqual({ yes: 2, no: 1 })
    await vote('p1', true, 'g2')
    expect(await school.services.mapVotes.ofGame('g2')).toEqual({ yes: 1, no: 0 })
    const votes = { yes: 3, no: 1 }
    expect((await handedIn(teacher, classId))[0]?.votes).toEqual(votes)
    const listed = async (reader: Visitor) =>
      ((await reader.get('/api/maps?form=listed')).body as ListedMap[]).find((map) => map.id === id)
    expect((await listed(ann))?.votes).toEqual(votes)
    expect(await listed(emil)).not.toHaveProperty('votes')
    await ann.delete(`/api/maps/${id}`)
    expect(await school.archive.mapVotes.count()).toBe(0)
  })
})

describe('nothing hangs in the air when', () => {
  const built = async () => {
    const room = await openClass()
    const { id, version } = await draw(room.ann)
    await hand(room.ann, id, room.classId)
    await judge(room.teacher, room.classId, id, { verdict: 'approved', version })
    return { ...room, id }
  }
  const rows = () => school.archive.classMaps.count()

  test('the map is deleted', async () => {
    const { teacher, ann, classId, id } = await built()
    await ann.delete(`/api/maps/${id}`)
    expect([await rows(), await handedIn(teacher, classId)]).toEqual([0, []])
  })

  test('its author is taken out of the class', async () => {
    const { teacher, ann, classId, id } = await built()
    await school.services.mapVotes.vote({ mapId: id, gameId: 'g', player: 'p', again: true })
    await teacher.delete(`/api/classes/${classId}/pupils/${ann.user.id}`)
    expect([await rows(), await handedIn(teacher, classId)]).toEqual([0, []])
    expect(await school.archive.mapVotes.count()).toBe(0)
  })

  test('its author moves to another class: the drawing goes along', async () => {
    const room = await built()
    const { teacher, ann, classId, id } = room
    const next = await makeClass(teacher, ['Zoe'], { name: '6c' })
    await teacher.post(`/api/classes/${classId}/moves`, { pupils: [ann.user.id], to: next.classId })
    expect(await rows()).toBe(0)
    expect(await seenBy(room, id)).toEqual(['ann'])
  })

  test('the class is archived, and later deleted', async () => {
    const room = await built()
    const { teacher, classId, id, emil } = room
    await teacher.put(`/api/classes/${classId}`, { archived: true })
    expect(await school.services.maps.forMode(id, 'racing', emil.user)).toBeUndefined()
    expect(await school.services.maps.forMode(id, 'racing', teacher.user)).toBeUndefined()
    await teacher.delete(`/api/classes/${classId}`)
    expect(await rows()).toBe(0)
  })

  test('somebody is no teacher of the class any more', async () => {
    const { teacher, colleague, classId, id } = await built()
    await teacher.post(`/api/classes/${classId}/teachers`, { username: colleague.user.username })
    expect(await sees(colleague, colleague.user, id)).toBe(false)
    await colleague.post(`/api/classes/invites/${classId}`)
    expect(await sees(colleague, colleague.user, id)).toBe(true)
    await teacher.delete(`/api/classes/${classId}/teachers/${colleague.user.id}`)
    expect(await sees(colleague, colleague.user, id)).toBe(false)
  })
})
