import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MapVote } from '../../../rooms/ports.ts'
import type { MapVotes } from '../../../rooms/shared/contract/maps.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from '../roomHarness.ts'

const credit = { by: 'Golden Beaver', after: { name: 'Lava Hall', by: 'Proud Starling' } }
const track = drawings.find(({ map }) => map.gameMode === 'racing')?.map
let harness: Harness
let asked: string[] = []
const votes = new Map<string, MapVote>()
const sums = (): MapVotes => {
  const all = [...votes.values()]
  return { yes: all.filter(({ again }) => again).length, no: all.filter(({ again }) => !again).length }
}

beforeAll(async () => {
  harness = await openHarness({ questions: questions(1) })
  Object.assign(harness.ports.content, {
    map: async (id: string) => (track && id === 'built' ? { ...track, id, isDefault: false } : undefined),
    mapCredit: async (id: string, { id: host, role }: { id: string; role: string }) => {
      asked.push(`${id} for ${host}, ${role}`)
      return credit
    },
    voteOnMap: async (vote: MapVote) => {
      votes.set(`${vote.gameId} ${vote.player}`, vote)
      return sums()
    },
    votesOnMap: async () => sums(),
  })
})
afterAll(() => harness.close())

const openGame = async (classId?: string) => {
  asked = []
  votes.clear()
  const options = { questionSetId: 'sums', gameMode: 'racing', mapId: 'built', settings: { pace: 'host' } }
  const as = 'teacher:t1:MrsHill:c1'
  const board = listen(await harness.client(as).create('game', { ...options, ...(classId && { classId }) }))
  const code = board.room.roomId
  const sit = async (name: string) => listen(await harness.client(`student:${name}:${name}:c1`).joinById(code, {}))
  const [ann, ben] = [await sit('Ann'), await sit('Ben')]
  await until('everybody', () => board.room.state.players?.size === 3)
  return { board, ann, ben, code }
}
type Game = Awaited<ReturnType<typeof openGame>>

const finish = async ({ board, ann, ben }: Game) => {
  const phaseIs = (phase: string) =>
    until(phase, () => [board, ann, ben].every(({ room }) => room.state.phase === phase))
  board.room.send('start-game', {})
  await phaseIs('countdown')
  harness.clock.offset += phaseMs.countdown
  await phaseIs('question')
  for (const one of [ann, ben]) one.room.send('submit-answer', { answer: 0, questionNumber: 1 })
  await phaseIs('reveal')
  board.room.send('end-game', {})
  await phaseIs('finished')
  await until('the end', () => [board, ann, ben].every((one) => lastTold(one, 'game-finished')))
}
const told = (one: Listener, type: string) => one.told.filter((said) => said.type === type).length

it('says who has built the map to those who draw it, asking once, and writes no name down', async () => {
  const game = await openGame()
  const { board, ann, code } = game
  for (const one of [board, ann, ann]) one.room.send('get-map', {})
  await until('the credit', () => told(board, 'map-credit') === 1 && told(ann, 'map-credit') === 2)
  expect(lastTold(board, 'map-credit')).toEqual(credit)
  expect(asked).toEqual(['built for t1, teacher'])
  await finish(game)
  const { replay, report } = await until('the record', () =>
    harness.recorded.find(({ report }) => report.gameCode === code),
  )
  for (const text of [JSON.stringify(replay), JSON.stringify(report), JSON.stringify(harness.journal.games.get(code))])
    expect(text).not.toMatch(/Golden Beaver|Proud Starling|Lava Hall/)
  expect(replay.plan.builtMap).toBeUndefined()
  // A game without a class asks nobody about the map, and does not hear such an answer.
  expect(lastTold(ann, 'game-finished')).not.toHaveProperty('asksAboutMap')
  ann.room.send('vote-map', { again: true })
  ann.room.send('get-game-state', {})
  await until('what was said after it', () => told(ann, 'game-state') > 0)
  expect(votes.size).toBe(0)
})

it('lets each pupil of a class vote once, however often they say it, and tells nobody but the board', async () => {
  const game = await openGame('c1')
  const { board, ann, ben } = game
  ann.room.send('vote-map', { again: true })
  await finish(game)
  expect(lastTold(ann, 'game-finished')).toMatchObject({ asksAboutMap: true })
  expect(lastTold(board, 'game-finished')).not.toHaveProperty('asksAboutMap')
  expect(votes.size).toBe(0)
  for (let time = 0; time < 5; time++) ann.room.send('vote-map', { again: true })
  ben.room.send('vote-map', { again: true })
  ben.room.send('vote-map', { again: false })
  board.room.send('vote-map', { again: true })
  await until('the sum', () => {
    const { yes = 0, no = 0 } = lastTold<MapVotes>(board, 'map-votes') ?? {}
    return yes === 1 && no === 1
  })
  expect(votes.size).toBe(2)
  for (const one of [ann, ben]) expect(told(one, 'map-votes')).toBe(0)
})
