import { matchMaker } from '@colyseus/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GameRoom } from '../../rooms/game/GameRoom.ts'
import { playAgain } from '../../rooms/hostedGames.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { GameFinished } from '../../rooms/shared/contract/gameResults.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { checkReplay } from '../../rooms/shared/match/replay.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
let host: string
let hosts = 0
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2) })
})
beforeEach(() => {
  host = `t${hosts++}`
})
afterAll(() => harness.close())

const teacher = () => harness.client(`teacher:${host}:MrsHill`)
const again = (code: string, wish = {}, as = `teacher:${host}:MrsHill`) =>
  playAgain(harness.ports, code, { cookie: `as=${as}`, address: '', device: null }, wish)
const join = async (code: string, options: object, as?: string): Promise<Listener> =>
  listen(await harness.client(as).joinById(code, options))
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const phaseIs = (phase: string, ...all: Listener[]) =>
  until(phase, () => all.every(({ room }) => room.state.phase === phase))
const rowOf = (one: Listener) => one.room.state.players.get(seatOf(one).playerId)

async function aGame(settings = {}, gameMode = 'classic') {
  const board = listen(
    await teacher().create('game', { questionSetId: 'sums', gameMode, settings: { pace: 'auto', ...settings } }),
  )
  const code = board.room.roomId
  const ann = await join(code, { username: 'Ann', slime: 'cherry' })
  const ben = await join(code, {}, `student:s${host}:Ben`)
  await until('three seats', () => board.room.state.players?.size === 3)
  await until('their seats', () => [board, ann, ben].every(seatOf))
  return { board, ann, ben, code }
}
type Game = Awaited<ReturnType<typeof aGame>>

/** Plays a game of one question: Ann is right and Ben is wrong. */
async function play({ board, ann, ben }: Pick<Game, 'board' | 'ann' | 'ben'>): Promise<void> {
  board.room.send('start-game', { alone: false })
  await phaseIs('countdown', board, ann, ben)
  harness.clock.offset += phaseMs.countdown
  await phaseIs('question', board, ann, ben)
  ann.room.send('submit-answer', { answer: 0, questionNumber: 1 })
  ben.room.send('submit-answer', { answer: 1, questionNumber: 1 })
  await until('their answers', () => [ann, ben].every((one) => lastTold(one, 'answer-submitted') === 1))
  board.room.send('skip', { phase: 'question', questionNumber: 1 })
  await phaseIs('reveal', board, ann, ben)
  board.room.send('end-game', {})
  await phaseIs('finished', board, ann, ben)
}

const lobbyOf = (round: number, ...all: Listener[]) =>
  until(`the lobby of game ${round}`, () =>
    all.every((one) => seatOf(one)?.game.round === round && one.room.state.phase === 'lobby'),
  )

describe('playing again', () => {
  it('moves everybody to the next lobby on the seats they have, nobody doing anything, twice in a row', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    const before = [ann, ben].map(seatOf)
    for (const round of [2, 3]) {
      await play(game)
      expect(await again(code)).toBeNull()
      await lobbyOf(round, board, ann, ben)
      expect([ann, ben].map(seatOf)).toMatchObject(before.map(({ playerId, seatKey }) => ({ playerId, seatKey })))
      expect(
        [...board.room.state.cards.values()].map(({ username, slime, ready }) => [username, slime, ready]),
      ).toEqual([
        ['Ann', 'cherry', true],
        ['Ben', 'mint', true],
      ])
      expect(rowOf(ann)).toMatchObject({ score: 0, place: 0, correctCount: 0, streak: 0, answered: false })
      expect(board.room.state).toMatchObject({ questionNumber: 0, correctAnswer: -1, answeredCount: 0, paused: false })
    }
    await play(game)
    const kept = await until('three reports', () => {
      const own = harness.recorded.filter(({ report }) => report.gameCode === code)
      return own.length === 3 && own
    })
    expect(new Set(kept.map(({ report }) => report.id)).size).toBe(3)
    for (const { report, replay } of kept) {
      expect(report.players.map(({ username, correctCount }) => [username, correctCount])).toEqual([
        ['Ann', 1],
        ['Ben', 0],
      ])
      expect(checkReplay(replay).differs).toEqual([])
      expect(JSON.stringify(replay)).not.toContain(seatOf(ann).seatKey)
    }
    expect(lastTold<GameFinished>(board, 'game-finished')?.reportId).toBe(kept.at(-1)?.report.id)
    expect(lastTold<GameFinished>(ann, 'game-finished')).not.toHaveProperty('reportId')
    expect(harness.errors).toEqual([])
  })

  it('can be another mode with other settings, and a newcomer joins under the old code', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    await play(game)
    const wish = { gameMode: 'racing', settings: { pace: 'auto', timeLimit: 30 } } as const
    expect(await again(code, wish)).toBeNull()
    await lobbyOf(2, board, ann, ben)
    expect(board.room.state).toMatchObject({ gameMode: 'racing', timeLimit: 30 })
    expect(board.room.state.mapName).not.toBe('')
    const eve = await join(code, { username: 'Eve' })
    await until('four seats', () => board.room.state.players.size === 4)
    await play(game)
    await phaseIs('finished', eve)
  })

  it('waits for who was away with the seat they had: by the key of a guest and by an account', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    await play(game)
    const [annsSeat, bensSeat] = [seatOf(ann), seatOf(ben)]
    for (const { room } of [ann, ben]) room.connection.close()
    await until('both being gone', () => ann.left && ben.left)
    await until('that being seen', () => !rowIn(board, annsSeat).connected && !rowIn(board, bensSeat).connected)
    expect(await again(code)).toBeNull()
    await lobbyOf(2, board)
    const annAgain = await join(code, { seatKey: annsSeat.seatKey })
    const benAgain = await join(code, {}, `student:s${host}:Ben`)
    await lobbyOf(2, annAgain, benAgain)
    expect([annAgain, benAgain].map((one) => seatOf(one).playerId)).toEqual([annsSeat.playerId, bensSeat.playerId])
    await play({ board, ann: annAgain, ben: benAgain })
  })

  it('does not wait for a seat on which nobody ever answered and nobody sits', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    const ghost = await join(code, { username: 'Ghost' })
    await until('the ghost', () => seatOf(ghost) && board.room.state.players.size === 4)
    ghost.room.connection.close()
    await until('it being gone', () => ghost.left)
    await play(game)
    await until('that being seen', () => !rowIn(board, seatOf(ghost)).connected)
    expect(await again(code)).toBeNull()
    await lobbyOf(2, board, ann, ben)
    expect(board.room.state.players.size).toBe(3)
  })

  it('keeps out who was removed: by key, by name and by account; and the door locked', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    const eve = await join(code, { username: 'Eve' })
    const gus = await join(code, {}, `student:g${host}:Gus`)
    await until('five seats', () => board.room.state.players.size === 5 && seatOf(eve) && seatOf(gus))
    for (const one of [eve, gus]) board.room.send('kick', { playerId: seatOf(one).playerId })
    await until('both out', () => eve.left && gus.left)
    board.room.send('lock', { locked: true })
    await play(game)
    expect(await again(code)).toBeNull()
    await lobbyOf(2, board, ann, ben)
    expect(board.room.state.locked).toBe(true)
    await expect(join(code, { seatKey: seatOf(eve).seatKey })).rejects.toThrow('removed')
    await expect(join(code, {}, `student:g${host}:Gus`)).rejects.toThrow('removed')
    board.room.send('lock', { locked: false })
    await until('the open door', () => !board.room.state.locked)
    // Another player may have the same name. Only the host can tell, so the host is asked.
    await expect(join(code, { username: 'Eve' })).rejects.toThrow('nameRemoved')
    expect(await until('the host being told', () => lastTold(board, 'name-caught'))).toEqual({ name: 'Eve' })
    board.room.send('allow-name', { name: 'Eve' })
    board.room.send('get-game-state', {})
    await until('what was sent before to be heard', () => lastTold(board, 'game-state'))
    const second = await join(code, { username: 'Eve' })
    await until('a seat of her own', () => seatOf(second))
    await expect(join(code, { seatKey: seatOf(eve).seatKey })).rejects.toThrow('removed')
  })
})

const rowIn = (board: Listener, { playerId }: JoinSuccess) => board.room.state.players.get(playerId)

it.each([true, false])(
  'goes on with a door that its host has locked (%s), not with one that only the start has shut',
  async (isLocked) => {
    const game = await aGame({ lateJoin: false })
    const { board, ann, ben, code } = game
    if (isLocked) board.room.send('lock', { locked: true })
    await play(game)
    expect(board.room.state.locked).toBe(true)
    expect(await again(code)).toBeNull()
    await lobbyOf(2, board, ann, ben)
    expect(board.room.state.locked).toBe(isLocked)
  },
)

describe('who asks for it', () => {
  it('is its host: not a player, another teacher, a visitor or somebody with its code', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    await play(game)
    for (const as of [`student:s${host}:Ben`, 'teacher:other:MrsHill', 'nobody', `student:${host}x:MrsHill`])
      expect(['gameNotFound', 'signIn']).toContain(await again(code, {}, as))
    for (const wrong of ['AAAAAA', '', '*', '__proto__', `${code} `]) expect(await again(wrong)).toBe('gameNotFound')
    expect([board, ann, ben].map(({ room }) => room.state.phase)).toEqual(['finished', 'finished', 'finished'])
  })

  it('has a game that is over: not a lobby and not one that is being played', async () => {
    const game = await aGame()
    const { board, ann, code } = game
    expect(await again(code)).toBe('gameNotFound')
    board.room.send('start-game', { alone: false })
    await phaseIs('countdown', board, ann)
    expect(await again(code)).toBe('gameNotFound')
    expect(seatOf(ann).game.round).toBe(1)
  })

  it('gets one game, however often it is asked for at once', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    await play(game)
    const answers = await Promise.all(Array.from({ length: 20 }, () => again(code)))
    expect(answers).toEqual(answers.map(() => null))
    await lobbyOf(2, board, ann, ben)
    // The host may press on a second device at the same moment. That press finds the next game, but another host does not.
    expect(await again(code)).toBeNull()
    expect(await again(code, { gameMode: 'racing' })).toBeNull()
    expect(await again(code, {}, 'teacher:other:MrsHill')).toBe('gameNotFound')
    expect(seatOf(ann).game).toMatchObject({ round: 2, gameMode: 'classic' })
    expect(harness.journal.games.get(code)?.plan.round).toBe(2)
    board.room.send('start-game', { alone: false })
    await phaseIs('countdown', board, ann, ben)
    expect(await again(code)).toBe('gameNotFound')
  })

  it('hears that there is no such set, and everybody stays where they are', async () => {
    const game = await aGame()
    await play(game)
    expect(await again(game.code, { questionSetId: 'gone' })).toBe('questionSetNotFound')
    expect(game.ann.room.state.phase).toBe('finished')
  })

  it('has nobody on another seat: a key opens the seat it opened before, and a name that was taken stays taken', async () => {
    const game = await aGame()
    const { board, ann, ben, code } = game
    await play(game)
    expect(await again(code)).toBeNull()
    await lobbyOf(2, board, ann, ben)
    await expect(join(code, { username: 'Ann' })).rejects.toThrow('nameTaken')
    await expect(join(code, { username: 'Ben' })).rejects.toThrow('nameTaken')
    const thief = await join(code, { seatKey: seatOf(ann).seatKey, username: 'Thief' }, 'student:thief:Thief')
    await until('a seat', () => seatOf(thief))
    // The key makes its holder Ann, as in the game before.
    expect(seatOf(thief).playerId).toBe(seatOf(ann).playerId)
    const stranger = await join(code, { seatKey: seatOf(board).playerId, username: 'Stranger' })
    await until('a seat of their own', () => seatOf(stranger))
    expect([board, ann, ben].map((one) => seatOf(one).playerId)).not.toContain(seatOf(stranger).playerId)
  })
})

it('is asked for again where its answer was lost, and is the same game, also while it is still being written down', async () => {
  const game = await aGame()
  await play(game)
  const room = matchMaker.getLocalRoomById(game.code) as GameRoom
  const before = room.playedFor(host)
  if (before === null || before === 'again') throw new Error('nothing was played')
  const plan = { ...before, gameId: 'the next', round: 2 }
  const { succeed } = harness.journal
  let wentOn = 0
  harness.journal.succeed = async (...asked) => {
    wentOn++
    return succeed(...asked)
  }
  expect(await Promise.all([1, 2, 3].map(() => room.playAgain(host, plan)))).toEqual(['again', 'again', 'again'])
  expect(await room.playAgain(host, plan)).toBe('again')
  expect(await room.playAgain(host, { ...plan, gameId: 'another' })).toBe('again')
  harness.journal.succeed = succeed
  expect(wentOn).toBe(1)
  await lobbyOf(2, game.board, game.ann, game.ben)
})

it('carries over what happens while it is written down: a guest signs in, another comes back', async () => {
  const game = await aGame()
  const cat = await join(game.code, { username: 'Cat' })
  await until('her seat', () => seatOf(cat) && game.board.room.state.players.size === 4)
  await play(game)
  const [anns, cats] = [seatOf(game.ann), seatOf(cat)]
  cat.room.connection.close()
  await until('her being gone', () => cat.left && !rowIn(game.board, cats).connected)
  const { succeed } = harness.journal
  const [isAsked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  harness.journal.succeed = async (...asked) => {
    isAsked.resolve()
    await mayGoOn.promise
    return succeed(...asked)
  }
  const next = again(game.code)
  await isAsked.promise
  const as = `student:a${host}:Ann`
  const ann = await join(game.code, { seatKey: anns.seatKey }, as)
  const catAgain = await join(game.code, { seatKey: cats.seatKey })
  await until('their seats', () => seatOf(ann) && seatOf(catAgain))
  mayGoOn.resolve()
  harness.journal.succeed = succeed
  expect(await next).toBeNull()
  await lobbyOf(2, ann, catAgain)
  await play({ ...game, ann })
  const ofGame = () => harness.recorded.filter(({ report }) => report.gameCode === game.code)
  const kept = await until('the second report', () => ofGame()[1])
  expect(kept.report.players.map(({ username, userId }) => [username, userId])).toEqual(
    expect.arrayContaining([
      ['Ann', `a${host}`],
      ['Cat', null],
    ]),
  )
  expect(checkReplay(kept.replay).differs).toEqual([])
})
