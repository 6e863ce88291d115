import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { type ListedMap, listedTiles } from '../../../rooms/shared/maps/listedMap.ts'
import { patience } from '../../patience.ts'
import { gridOf } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await school.archive.maps.insert({
    id: 'oval',
    name: 'Oval',
    gameMode: 'racing',
    description: '',
    tiles: gridOf(5, 5, 'track'),
    createdBy: 'Slime School',
    ownerId: 'slime-school',
    isDefault: true,
    createdAt: 1,
    updatedAt: 1,
  })
})
afterAll(() => school.close())

const written = { name: 'My track', gameMode: 'racing', description: 'Fast', tiles: gridOf(6, 5, 'track') }

describe('reading', () => {
  test('lists all maps, or those of one mode', async () => {
    const reader = await school.newcomer()
    await reader.post('/api/maps', written)
    await reader.post('/api/maps', { ...written, gameMode: 'battle', tiles: gridOf(5, 5, 'arena') })
    const modes = async (path: string) =>
      new Set(((await reader.get(path)).body as GameMap[]).map(({ gameMode }) => gameMode))
    expect(await modes('/api/maps')).toEqual(new Set(['racing', 'battle']))
    expect(await modes('/api/maps?gameMode=racing')).toEqual(new Set(['racing']))
    expect(await modes('/api/maps?gameMode=classic')).toEqual(new Set())
    expect((await reader.get('/api/maps?gameMode=poker')).status).toBe(400)
    expect((await reader.get('/api/maps?gameMode=racing&gameMode=battle')).status).toBe(400)
  })

  test('a list tells the same of each map in a fraction of the bytes', async () => {
    const reader = await school.newcomer()
    await reader.post('/api/maps', { ...written, tiles: gridOf(30, 30, 'track') })
    const read = async (path: string) => (await reader.get(path)).body
    const [whole, listed] = [
      (await read('/api/maps?gameMode=racing')) as GameMap[],
      (await read('/api/maps?gameMode=racing&form=listed')) as ListedMap[],
    ]
    expect(listed.map((map) => ({ ...map, drawing: undefined, tiles: listedTiles(map) }))).toEqual(
      whole.map(({ version: _, ...map }) => ({ ...map, drawing: undefined })),
    )
    expect(JSON.stringify(listed).length).toBeLessThan(JSON.stringify(whole).length / 20)
    expect(await read('/api/maps?gameMode=classic&form=listed')).toEqual([])
    expect((await reader.get('/api/maps?form=whole')).status).toBe(400)
    expect((await school.visitor().get('/api/maps?form=listed')).status).toBe(401)
  })

  test('further back, the maps of others are read by pages: each once, nobody’s own and nothing that is not shared', async () => {
    const authors = await Promise.all(Array.from({ length: 3 }, () => school.newcomer('teacher')))
    const names = new Set<string>()
    for (let number = 1; number <= 75; number++) {
      const name = `Course ${number}`
      names.add(name)
      await authors[number % 3]?.post('/api/maps', { ...written, name })
    }
    const hidden = (await authors[0]?.post('/api/maps', { ...written, name: 'Hidden' }))?.body as GameMap
    await authors[0]?.put(`/api/maps/${hidden.id}/sharing`, { sharing: 'me' })
    const reader = await school.newcomer()
    await reader.post('/api/maps', { ...written, name: 'My own' })
    const listed = (await reader.get('/api/maps?form=listed')).body as ListedMap[]
    expect(listed.filter(({ name }) => names.has(name)).length).toBeLessThan(75)

    const found = new Map<string, ListedMap>()
    for (let before = 999_999_999_999_999, pages = 0; pages < 20; pages++) {
      const page = (await reader.get(`/api/maps?form=listed&before=${before}`)).body as ListedMap[]
      expect(page.length).toBeLessThanOrEqual(60)
      for (const map of page) found.set(map.id, map)
      const last = page.at(-1)?.sharedAt ?? before
      if (last === before) break
      before = last
    }
    const titles = [...found.values()].map(({ name }) => name)
    expect([...names].filter((name) => !titles.includes(name))).toEqual([])
    expect(titles).not.toContain('Hidden')
    expect(titles).not.toContain('My own')
    const ofBattle = (await reader.get('/api/maps?form=listed&gameMode=battle&before=999999999999999')).body
    expect((ofBattle as ListedMap[]).filter(({ gameMode }) => gameMode !== 'battle')).toEqual([])
    for (const odd of ['-1', '1e3', 'now', '9999999999999999', '1&before=2'])
      expect((await reader.get(`/api/maps?form=listed&before=${odd}`)).status).toBe(400)
    expect((await school.visitor().get('/api/maps?form=listed&before=1')).status).toBe(401)
  })

  test('one map by its id, for anybody signed in', async () => {
    const reader = await school.newcomer('teacher')
    expect(await reader.get('/api/maps/oval')).toMatchObject({
      status: 200,
      body: { id: 'oval', name: 'Oval', gameMode: 'racing', isDefault: true, createdBy: 'Slime School' },
    })
    expect(await reader.get('/api/maps/nowhere')).toMatchObject({ status: 404, body: { error: 'Map not found' } })
    expect((await school.visitor().get('/api/maps')).status).toBe(401)
    expect((await school.visitor().get('/api/maps/oval')).status).toBe(401)
  })
})

describe('the scenery of a map', () => {
  test('comes back with it, changes without touching a tile, and goes where a page of before knows of none', async () => {
    const author = await school.newcomer()
    const { body: made } = await author.post('/api/maps', { ...written, scenery: 'ice' })
    const map = made as GameMap
    expect(map.scenery).toBe('ice')
    const path = `/api/maps/${map.id}`
    const stored = async () => (await author.get(path)).body as GameMap
    await author.put(path, { ...written, scenery: 'desert' })
    expect(await stored()).toMatchObject({ scenery: 'desert', tiles: map.tiles })
    const listed = (await author.get('/api/maps?gameMode=racing&form=listed')).body as ListedMap[]
    expect(listed.find(({ id }) => id === map.id)?.scenery).toBe('desert')
    await author.put(path, written)
    expect(await stored()).not.toHaveProperty('scenery')
  })

  test('is one of those there are', async () => {
    const author = await school.newcomer()
    for (const scenery of ['mars', '', 7, null, { $gt: '' }, ['ice'], 'toString', '__proto__'])
      expect((await author.post('/api/maps', { ...written, scenery })).status).toBe(400)
  })
})

describe('writing', () => {
  test('the creator is who is signed in, and only they edit and delete', async () => {
    const author = await school.newcomer()
    const other = await school.newcomer('teacher')
    const created = await author.post('/api/maps', {
      ...written,
      createdBy: 'somebody',
      isDefault: true,
      name: '  My track ',
    })
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'My track', createdBy: author.user.username, isDefault: false },
    })
    const path = `/api/maps/${(created.body as GameMap).id}`
    expect((await other.put(path, { ...written, name: 'Mine now' })).status).toBe(403)
    expect((await other.delete(path)).status).toBe(403)
    expect(await author.put(path, { ...written, name: 'Better' })).toMatchObject({
      status: 200,
      body: { name: 'Better' },
    })
    expect((await author.delete(path)).status).toBe(204)
    expect((await author.get(path)).status).toBe(404)
  })

  test('a map that is sent again after a lost answer is written into the one that was made, and into no other', async () => {
    const author = await school.newcomer()
    const save = async (requestId: string, body: object) =>
      (await author.post(`/api/maps?requestId=${requestId}`, { ...written, ...body })).body as GameMap
    const made = await Promise.all([save('drawing-1', {}), save('drawing-1', { name: 'Drawn on' })])
    // Each of them was written before it was said to be saved.
    expect(made.map(({ name }) => name)).toEqual(['My track', 'Drawn on'])
    expect(made.map(({ version }) => version).sort()).toEqual([1, 2])
    const again = await save('drawing-1', { name: 'Larger', tiles: gridOf(7, 6, 'track') })
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1)
    await save('drawing-2', {})
    const all = (await author.get('/api/maps')).body as GameMap[]
    const own = all.filter(({ createdBy }) => createdBy === author.user.username)
    expect(own.map(({ name, tiles }) => [name, tiles.length]).sort()).toEqual([
      ['Larger', 42],
      ['My track', 30],
    ])
    expect((await author.post('/api/maps?requestId=$ne', written)).status).toBe(400)
  })

  test('a map that is sent again once its author has changed it elsewhere is not written over', async () => {
    const author = await school.newcomer()
    const save = (body: object) => author.post('/api/maps?requestId=drawing-1', { ...written, ...body })
    await save({})
    await save({ name: 'Sent again' })
    const { id } = (await save({ name: 'And again' })).body as GameMap
    await author.put(`/api/maps/${id}`, { ...written, name: 'Better' })
    expect(await save({ name: 'Old tab' })).toMatchObject({ status: 409, body: { refusal: 'changedMeanwhile' } })
    expect((await author.get(`/api/maps/${id}`)).body).toMatchObject({ name: 'Better' })
  })

  test('a new map that is sent again in another mode is one map of that mode, also for others', async () => {
    const [author, reader] = [await school.newcomer(), await school.newcomer()]
    const arena = { gameMode: 'battle', tiles: gridOf(5, 5, 'arena') }
    const save = async (body: object) =>
      (await author.post('/api/maps?requestId=drawing-1', { ...written, ...body })).body as GameMap
    const [first, again] = [await save({}), await save(arena)]
    expect(again).toMatchObject({ id: first.id, ...arena })
    const listed = async (mode: string) =>
      ((await reader.get(`/api/maps?gameMode=${mode}`)).body as GameMap[]).some(({ id }) => id === first.id)
    await vi.waitFor(
      async () => expect([await listed('racing'), await listed('battle')]).toEqual([false, true]),
      patience,
    )
  })

  test('a new map is shared when it is sent again, if the server ended before it was; what its author chose stays', async () => {
    const author = await school.newcomer()
    const save = async () => (await author.post('/api/maps?requestId=drawing-1', written)).body as GameMap
    const { id, sharing } = await save()
    expect(sharing).toBe('everyone')
    await school.archive.shares.remove(id)
    expect((await save()).sharing).toBe('everyone')
    await author.put(`/api/maps/${id}/sharing`, { sharing: 'me' })
    expect((await save()).sharing).toBe('me')
  })

  test('a name or a description that everybody would read is not rude, when it is made or changed', async () => {
    const author = await school.newcomer()
    const created = await author.post('/api/maps', written)
    const path = `/api/maps/${(created.body as GameMap).id}`
    for (const [change, refusal] of [
      [{ name: 'F.u.c.k track' }, 'mapNameRude'],
      [{ description: 'you are all sh!t' }, 'descriptionRude'],
    ] as const) {
      const refused = { status: 400, body: { refusal } }
      expect(await author.post('/api/maps', { ...written, ...change })).toMatchObject(refused)
      expect(await author.put(path, { ...written, ...change })).toMatchObject(refused)
    }
    expect(await author.get(path)).toMatchObject({ body: created.body as object })
  })

  test('size and mode are locked when editing', async () => {
    const author = await school.newcomer()
    const path = `/api/maps/${((await author.post('/api/maps', written)).body as GameMap).id}`
    const fixed = { status: 400, body: { error: 'The size and mode of a map cannot be changed' } }
    expect(await author.put(path, { ...written, tiles: gridOf(5, 6, 'track') })).toMatchObject(fixed)
    expect(await author.put(path, { ...written, gameMode: 'battle', tiles: gridOf(6, 5, 'arena') })).toMatchObject(
      fixed,
    )
  })

  test('its author alone gives a map another size, says so, and keeps within the sizes of maps and its mode', async () => {
    const [author, other] = [await school.newcomer(), await school.newcomer()]
    const created = (await author.post('/api/maps', written)).body as GameMap
    const path = `/api/maps/${created.id}?resize=yes`
    const wider = { ...written, tiles: gridOf(7, 6, 'track') }
    expect(await other.put(path, wider)).toMatchObject({ status: 403 })
    expect(await school.visitor().put(path, wider)).toMatchObject({ status: 401 })
    for (const refused of [
      { ...written, tiles: gridOf(4, 6, 'track') },
      { ...written, tiles: gridOf(31, 6, 'track') },
      { ...written, gameMode: 'battle', tiles: gridOf(7, 6, 'arena') },
    ])
      expect(await author.put(path, refused)).toMatchObject({ status: 400 })
    expect(await author.put(path.replace('yes', '1'), wider)).toMatchObject({ status: 400 })
    expect(await author.put(`${path}&changes=999`, wider)).toMatchObject({ status: 409 })
    expect(((await author.get(`/api/maps/${created.id}`)).body as GameMap).tiles).toEqual(created.tiles)
    expect(await author.put(path, wider)).toMatchObject({ status: 200, body: { tiles: { length: 42 } } })
  })

  test('a map that was saved meanwhile is not overwritten by one that was drawn on an older version', async () => {
    const author = await school.newcomer()
    const created = (await author.post('/api/maps', written)).body as GameMap
    const path = `/api/maps/${created.id}`
    const opened = ((await author.get(path)).body as GameMap).version
    expect(opened).toBe(created.version)
    const saved = await author.put(`${path}?changes=${opened}`, { ...written, name: 'First tab' })
    expect(saved).toMatchObject({ status: 200, body: { name: 'First tab' } })
    expect(await author.put(`${path}?changes=${opened}`, { ...written, name: 'Second tab' })).toMatchObject({
      status: 409,
      body: { refusal: 'changedMeanwhile' },
    })
    const now = (await author.get(path)).body as GameMap
    expect(now).toMatchObject({ name: 'First tab', version: (saved.body as GameMap).version })
    expect(await author.put(`${path}?changes=${now.version}`, { ...written, name: 'Second tab' })).toMatchObject({
      status: 200,
    })
    for (const changes of ['', '-1', '1.5', 'x', '1e3', '9'.repeat(30)])
      expect((await author.put(`${path}?changes=${changes}`, written)).status).toBe(400)
  })

  test('others are not told how often a map was saved', async () => {
    const author = await school.newcomer()
    const other = await school.newcomer()
    const { id } = (await author.post('/api/maps', written)).body as GameMap
    expect((await other.get(`/api/maps/${id}`)).body).not.toHaveProperty('version')
    expect(JSON.stringify((await other.get('/api/maps')).body)).not.toContain('version')
  })

  test('a copy says whose map it is after, to a reader who may see that one', async () => {
    const author = await school.newcomer()
    const remixer = await school.newcomer()
    const original = (await author.post('/api/maps', written)).body as GameMap
    const copy = (await remixer.post('/api/maps', { ...written, name: 'Remix', after: original.id })).body as GameMap
    const credit = { id: original.id, name: 'My track', createdBy: author.user.username }
    const read = async (reader: typeof author) => (await reader.get(`/api/maps/${copy.id}`)).body as GameMap
    expect((await read(remixer)).after).toEqual(credit)
    expect((await read(await school.newcomer())).after).toEqual(credit)
    const listed = ((await remixer.get('/api/maps')).body as GameMap[]).find(({ id }) => id === copy.id)
    expect(listed?.after).toEqual(credit)
    const ofDefault = (await remixer.post('/api/maps', { ...written, after: 'oval' })).body as GameMap
    expect((await remixer.get(`/api/maps/${ofDefault.id}`)).body).toMatchObject({ after: { name: 'Oval' } })

    // Saving it again neither takes the credit away nor moves it.
    await remixer.put(`/api/maps/${copy.id}`, { ...written, name: 'Remix 2', after: ofDefault.id })
    expect(await read(remixer)).toMatchObject({ name: 'Remix 2', after: credit })
    await author.delete(`/api/maps/${original.id}`)
    expect(await read(remixer)).not.toHaveProperty('after')
  })

  test('a map that nobody else may see gives no copy a credit, and is told by nothing', async () => {
    const author = await school.newcomer()
    const digger = await school.newcomer()
    await author.post('/api/maps', written)
    const hidden = (await author.post('/api/maps', { ...written, name: 'Secret lair' })).body as GameMap
    await author.put(`/api/maps/${hidden.id}/sharing`, { sharing: 'me' })
    expect((await digger.get(`/api/maps/${hidden.id}`)).status).toBe(404)
    const answers = await Promise.all(
      [hidden.id, '00000000-0000-4000-8000-000000000000'].map((after) =>
        digger.post('/api/maps', { ...written, after }),
      ),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(201)
      expect((await digger.get(`/api/maps/${(body as GameMap).id}`)).body).not.toHaveProperty('after')
    }
    // The original is hidden later. A player who copied it while it was shared is not told its new name.
    const shown = (await author.post('/api/maps', { ...written, name: 'Shown' })).body as GameMap
    await author.put(`/api/maps/${shown.id}/sharing`, { sharing: 'everyone' })
    const copy = (await digger.post('/api/maps', { ...written, after: shown.id })).body as GameMap
    expect((await digger.get(`/api/maps/${copy.id}`)).body).toHaveProperty('after')
    await author.put(`/api/maps/${shown.id}/sharing`, { sharing: 'me' })
    expect((await digger.get(`/api/maps/${copy.id}`)).body).not.toHaveProperty('after')
    expect((await digger.post('/api/maps', { ...written, after: 7 })).status).toBe(400)
  })

  test('default maps stay as they are', async () => {
    const teacher = await school.newcomer('teacher')
    const stays = { status: 403, body: { error: 'Default maps cannot be changed' } }
    expect(await teacher.put('/api/maps/oval', written)).toMatchObject(stays)
    expect(await teacher.delete('/api/maps/oval')).toMatchObject(stays)
  })

  test.each([
    [{ ...written, name: '   ' }, 'Please enter a map name'],
    [{ ...written, gameMode: 'classic' }, 'Please choose a game mode that has maps'],
    [{ ...written, tiles: gridOf(4, 8, 'track') }, 'A map is 5 to 30 tiles wide and high'],
    [{ ...written, tiles: gridOf(31, 5, 'track') }, 'A tile is outside of the map'],
    [{ ...written, tiles: gridOf(6, 5, 'track').slice(1) }, 'A map needs exactly one tile in every place'],
    [
      { ...written, tiles: [...gridOf(6, 5, 'track').slice(1), { x: 1, y: 1, type: 'track', obstacle: null }] },
      'A map needs exactly one tile in every place',
    ],
    [{ ...written, tiles: gridOf(6, 5, 'arena') }, 'A tile does not belong to this game mode'],
    [{ ...written, tiles: gridOf(6, 5, '__proto__') }, 'A tile does not belong to this game mode'],
  ])('refuses what is not a map (%#)', async (body, error) => {
    const author = await school.newcomer()
    expect(await author.post('/api/maps', body)).toMatchObject({ status: 400, body: { error } })
  })
})
