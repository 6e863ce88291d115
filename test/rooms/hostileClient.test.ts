import { Protocol } from '@colyseus/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { drawKey } from '../../client/net/ownKeys.ts'
import type { GameSummary, JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { FinalScore } from '../../rooms/shared/contract/gameResults.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
})
afterAll(() => harness.close())

interface Table {
  code: string
  board: Listener
  ann: Listener
  mallory: Listener
}

let names = 0
async function aGame(settings = {}): Promise<Table> {
  const board = listen(
    await harness.client('teacher:t1:MrsHill').create('game', {
      questionSetId: 'sums',
      gameMode: 'classic',
      settings: { pace: 'auto', ...settings },
    }),
  )
  const code = board.room.roomId
  const ann = listen(await harness.client(`student:s${++names}:ann${names}`).joinById(code, {}))
  const mallory = listen(await harness.client().joinById(code, { username: `Mallory ${++names}` }))
  await until('three seats', () => board.room.state.players?.size === 3)
  return { code, board, ann, mallory }
}

async function inQuestion(table: Table): Promise<Table> {
  table.board.room.send('start-game', { gameCode: table.code })
  await until('the countdown', () => table.board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => [table.ann, table.mallory].every(({ room }) => room.state.phase === 'question'))
  return table
}

/** The game goes on despite the attack: the question is answered and revealed, and Ann has her points. */
async function goesOn({ board, ann, mallory, code }: Table): Promise<void> {
  ann.room.send('submit-answer', { gameCode: code, answer: 0, timeElapsed: 0 })
  if (!mallory.left) mallory.room.send('submit-answer', { gameCode: code, answer: 3, timeElapsed: 0 })
  await until('the reveal', () => board.room.state.phase === 'reveal')
  const own = board.room.state.players.get(lastTold<JoinSuccess>(ann, 'join-success')?.playerId)
  expect(own.score).toBeGreaterThanOrEqual(80)
  board.room.send('end-game', {})
  await until('the end', () => lastTold(ann, 'game-finished'))
}

const scoreOf = ({ board, mallory }: Table): number =>
  board.room.state.players.get(lastTold<JoinSuccess>(mallory, 'join-success')?.playerId)?.score ?? 0

describe('answers', () => {
  it('given before the question are nothing', async () => {
    const table = await aGame()
    table.mallory.room.send('submit-answer', { gameCode: table.code, answer: 0, timeElapsed: 0 })
    await inQuestion(table)
    expect(table.board.room.state.answeredCount).toBe(0)
    await goesOn(table)
  })

  it('count once: the first, whatever is sent after it', async () => {
    const table = await inQuestion(await aGame())
    for (const answer of [3, 0, 0])
      table.mallory.room.send('submit-answer', { gameCode: table.code, answer, timeElapsed: 0 })
    await until('the acknowledgement', () => lastTold(table.mallory, 'answer-submitted'))
    await goesOn(table)
    expect(scoreOf(table)).toBe(0)
  })

  it('are timed by the server, not by what they say', async () => {
    const table = await inQuestion(await aGame())
    harness.clock.offset += 19_000
    table.mallory.room.send('submit-answer', { gameCode: table.code, answer: 0, timeElapsed: 0 })
    await until('the acknowledgement', () => lastTold(table.mallory, 'answer-submitted'))
    await goesOn(table)
    expect(scoreOf(table)).toBeLessThan(85)
  })

  it('come too late once the question is closed', async () => {
    const table = await inQuestion(await aGame())
    table.ann.room.send('submit-answer', { gameCode: table.code, answer: 1, timeElapsed: 0 })
    harness.clock.offset += 21_000
    await until('the reveal', () => table.mallory.room.state.phase === 'reveal')
    table.mallory.room.send('submit-answer', {
      gameCode: table.code,
      answer: table.mallory.room.state.correctAnswer,
      timeElapsed: 1,
    })
    harness.clock.offset += phaseMs.reveal
    await until('the next question', () => table.board.room.state.questionNumber === 2)
    expect(scoreOf(table)).toBe(0)
  })

  it('for a question that is over do not land on the next one', async () => {
    const table = await inQuestion(await aGame())
    table.board.room.send('skip', {})
    await until('the reveal', () => table.board.room.state.phase === 'reveal')
    table.board.room.send('skip', {})
    await until(
      'the second question',
      () => table.mallory.room.state.questionNumber === 2 && table.mallory.room.state.phase === 'question',
    )
    table.mallory.room.send('submit-answer', { gameCode: table.code, answer: 1, timeElapsed: 0, questionNumber: 1 })
    table.ann.room.send('submit-answer', { gameCode: table.code, answer: 1, timeElapsed: 0, questionNumber: 2 })
    await until("Ann's acknowledgement", () => lastTold<number>(table.ann, 'answer-submitted') === 2)
    expect(lastTold(table.mallory, 'answer-submitted')).toBeUndefined()
  })

  it.each([4, -2, 1.5, '0', null, [0], { a: 1 }, Number.NaN, 1e99])('of the shape %j are none', async (answer) => {
    const table = await inQuestion(await aGame())
    table.mallory.room.send('submit-answer', { gameCode: table.code, answer, timeElapsed: 0 })
    table.mallory.room.send('submit-answer', { gameCode: 'ZZZZZZ', answer: 0, timeElapsed: 0 })
    await goesOn(table)
    expect(scoreOf(table)).toBe(0)
  })

  it('for somebody else are their sender’s own', async () => {
    const table = await inQuestion(await aGame())
    const playerId = lastTold<JoinSuccess>(table.ann, 'join-success')?.playerId
    table.mallory.room.send('submit-answer', {
      gameCode: table.code,
      answer: 3,
      timeElapsed: 0,
      playerId,
      userId: 's1',
      id: playerId,
    })
    await until('the acknowledgement', () => lastTold(table.mallory, 'answer-submitted'))
    expect(table.board.room.state.players.get(playerId).answered).toBe(false)
    await goesOn(table)
  })
})

describe('secrecy', () => {
  it('nothing any client receives tells the answer before the question closes', async () => {
    const secret = 'the-right-one-is-this'
    const marked = [{ question: 'Which?', answers: ['w', 'x', 'y', 'z'], correct: 2, explanation: secret }]
    Object.assign(harness.ports.content, { questionSet: async () => ({ title: 'Marked', questions: marked }) })
    const frames = new Map<string, Buffer[]>()
    const table = await aGame()
    for (const [name, listener] of Object.entries({ board: table.board, ann: table.ann, mallory: table.mallory })) {
      const own: Buffer[] = []
      frames.set(name, own)
      socketOf(listener).addEventListener('message', ({ data }) => void own.push(Buffer.from(data as ArrayBuffer)))
    }
    await inQuestion(table)
    table.ann.room.send('submit-answer', { gameCode: table.code, answer: 2, timeElapsed: 0 })
    await until('the acknowledgement', () => lastTold(table.ann, 'answer-submitted'))
    table.mallory.room.send('get-game-state', { gameCode: table.code })
    await until('the state', () => lastTold(table.mallory, 'game-state'))
    const seen = [...frames.values()].flat()
    expect(seen.length).toBeGreaterThan(5)
    for (const frame of seen) {
      expect(frame.includes(secret)).toBe(false)
      expect(frame.includes('correct')).toBe(false)
    }
    for (const { room } of [table.board, table.ann, table.mallory]) {
      expect(room.state.correctAnswer).toBe(-1)
      room.state.players.forEach((row: { lastAnswerCorrect: boolean; score: number }) => {
        expect([row.lastAnswerCorrect, row.score]).toEqual([false, 0])
      })
    }
    table.mallory.room.send('submit-answer', { gameCode: table.code, answer: 0, timeElapsed: 0 })
    await until('the reveal', () => frames.get('mallory')?.some((frame) => frame.includes(secret)))
    Object.assign(harness.ports.content, {
      questionSet: async (id: string) => (id === 'sums' ? { title: 'Sums', questions: questions(3) } : undefined),
    })
  })

  it('a device is told of its own seat and of no other', async () => {
    const table = await aGame()
    await until('the own row', () => table.mallory.room.state.players?.size === 1)
    const frames: Buffer[] = []
    socketOf(table.mallory).addEventListener(
      'message',
      ({ data }) => void frames.push(Buffer.from(data as ArrayBuffer)),
    )
    await inQuestion(table)
    await goesOn(table)
    const annsKey = lastTold<JoinSuccess>(table.ann, 'join-success')?.seatKey ?? ''
    expect(frames.some((frame) => frame.includes(annsKey))).toBe(false)
    expect([...table.mallory.room.state.players.keys()]).toHaveLength(1)
  })

  it('a guest hears the name of the host, and of nobody the account', async () => {
    const accounts = ['the-account-of-the-host', 'the-account-of-ann'] as const
    const open = { questionSetId: 'sums', gameMode: 'classic' }
    const board = listen(await harness.client(`teacher:${accounts[0]}:MrsHill`).create('game', open))
    const code = board.room.roomId
    const ann = listen(await harness.client(`student:${accounts[1]}:ann`).joinById(code, {}))
    const mallory = listen(await harness.client().joinById(code, { username: 'Mallory' }))
    const frames: Buffer[] = []
    socketOf(mallory).addEventListener('message', ({ data }) => void frames.push(Buffer.from(data as ArrayBuffer)))
    mallory.room.send('get-game-state', {})
    const { game } = await until('the answer', () => lastTold<{ game: GameSummary }>(mallory, 'game-state'))
    expect(game.host).toEqual({ username: 'MrsHill' })
    await goesOn(await inQuestion({ code, board, ann, mallory }))
    const told = JSON.stringify([mallory.told, mallory.room.state.toJSON()])
    for (const account of accounts) {
      expect(frames.some((frame) => frame.includes(account))).toBe(false)
      expect(told).not.toContain(account)
    }
  })
})

it('a pupil who hosts is told no account of those who play', async () => {
  const open = { questionSetId: 'sums', gameMode: 'classic' }
  const board = listen(await harness.client('student:the-account-of-zoe:zoe').create('game', open))
  const ann = listen(await harness.client('student:the-account-of-ann:ann').joinById(board.room.roomId, {}))
  await until('both rows', () => board.room.state.players?.size === 2)
  for (const one of [board, ann]) expect(JSON.stringify(one.room.state.toJSON())).not.toContain('the-account-of')
})

describe('acting as host', () => {
  it.each([
    ['start-game', {}],
    ['pause', {}],
    ['resume', {}],
    ['skip', {}],
    ['end-game', {}],
    ['lock', { locked: true }],
    ['void-question', { questionNumber: 1 }],
    ['accept-answer', { questionNumber: 1, text: 'merci' }],
    ['keep-answer', { questionNumber: 1, text: 'merci' }],
    ['allow-name', { name: 'x' }],
  ])('%s from a player does nothing', async (type, message) => {
    const table = type === 'start-game' ? await aGame() : await inQuestion(await aGame())
    const { phase } = table.board.room.state
    table.mallory.room.send(type, { ...message, gameCode: table.code, isHost: true })
    table.mallory.room.send('get-game-state', {})
    await until('the state', () => lastTold(table.mallory, 'game-state'))
    expect([table.board.room.state.phase, table.board.room.state.paused, table.board.room.state.locked]).toEqual([
      phase,
      false,
      false,
    ])
  })

  it('kicks nobody, and the host cannot be kicked', async () => {
    const table = await aGame()
    const host = lastTold<JoinSuccess>(table.board, 'join-success')?.playerId
    table.mallory.room.send('kick', { playerId: lastTold<JoinSuccess>(table.ann, 'join-success')?.playerId })
    table.board.room.send('kick', { playerId: host })
    table.mallory.room.send('get-game-state', {})
    await until('the state', () => lastTold(table.mallory, 'game-state'))
    expect(table.board.room.state.players.size).toBe(3)
  })

  it('a claim to be somebody is not believed: only the cookie is', async () => {
    const table = await aGame()
    const liar = listen(
      await harness
        .client()
        .joinById(table.code, { username: 'Liar', userId: 't1', isHost: true, account: { id: 't1' } } as never),
    )
    expect(await until('the answer', () => lastTold<JoinSuccess>(liar, 'join-success'))).toMatchObject({
      isHost: false,
    })
  })

  it('a page that knows of nobody gets a seat of its own, although its browser still has the cookie of a pupil', async () => {
    const table = await aGame()
    const left = listen(await harness.client('student:s7:lotte').joinById(table.code, { userId: 's7' }))
    const next = listen(
      await harness.client('student:s7:lotte').joinById(table.code, { username: 'Ben', userId: null }),
    )
    const { playerId } = await until('the seat', () => lastTold<JoinSuccess>(next, 'join-success'))
    await until('both', () => table.board.room.state.players.size === 5)
    expect(table.board.room.state.players.get(playerId)).toMatchObject({ username: 'Ben', userId: '' })
    expect(left.left).toBeNull()
  })

  it('guests cannot host', async () => {
    await expect(harness.client().create('game', { questionSetId: 'sums', gameMode: 'classic' })).rejects.toThrow(
      'signIn',
    )
  })
})

describe('the door', () => {
  it('lets in no key that an archive could not keep as it is', async () => {
    const { code } = await aGame()
    for (const ownKey of ['\ud800'.repeat(20), `\0${'x'.repeat(20)}`, 'x'.repeat(19), 'x'.repeat(65), 'ß'.repeat(20)])
      await expect(harness.client().joinById(code, { username: 'Half', ownKey })).rejects.toThrow('malformed')
    const drawn = listen(await harness.client().joinById(code, { username: 'Half', ownKey: drawKey() }))
    await until('a seat', () => lastTold(drawn, 'join-success'))
  })

  it.each([
    ['joinOrCreate', 'game'],
    ['join', 'game'],
    ['reconnect', 'ABC234'],
    ['create', 'lobby'],
    ['constructor', 'game'],
    ['__proto__', 'game'],
  ])('knows no %s %s', async (method, room) => {
    const response = await fetch(`${harness.url}/matchmake/${method}/${room}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'as=teacher:t1:MrsHill' },
      body: '{}',
    })
    expect(response.status).toBe(400)
  })

  it('takes no room options from a client', async () => {
    const board = listen(
      await harness.client('teacher:t1:MrsHill').create('game', {
        questionSetId: 'sums',
        gameMode: 'classic',
        plan: { code: 'AAAAAA' },
        entries: [{ kind: 'finished' }],
        roomId: 'BBBBBB',
        settings: { timeLimit: 30 },
      }),
    )
    await until('the state', () => board.room.state.phase === 'lobby')
    expect(['AAAAAA', 'BBBBBB']).not.toContain(board.room.roomId)
    expect(board.room.state.timeLimit).toBe(30)
  })

  it.each([
    { timeLimit: 1 },
    { timeLimit: '20' },
    { chaos: 'mad' },
    { maxPlayers: 1e9 },
    { questionCount: -1 },
    'x',
    [1],
  ])('refuses settings like %j', async (settings) => {
    await expect(
      harness
        .client('teacher:t1:MrsHill')
        .create('game', { questionSetId: 'sums', gameMode: 'classic', settings } as never),
    ).rejects.toThrow()
  })

  it('says in the same words that a code is wrong, whatever it is', async () => {
    for (const code of ['AAAAAA', 'x', 'ABC%2F..', '%00', 'A'.repeat(300)]) {
      await expect(harness.client().joinById(code, { username: 'Ann' })).rejects.toThrow('gameNotFound')
    }
  })

  it('keeps out who was kicked: by name, by key and by account', async () => {
    const table = await aGame()
    const { playerId, seatKey } = lastTold<JoinSuccess>(table.ann, 'join-success') as JoinSuccess
    table.board.room.send('kick', { playerId })
    await until('being gone', () => table.ann.left)
    expect(table.ann.left?.reason).toBe('removed')
    await expect(harness.client().joinById(table.code, { seatKey, username: 'Other' })).rejects.toThrow('removed')
    await until('the empty seat', () => table.board.room.state.players.size === 2)
  })
})

/** A message frame as the library would write it, for types that the library itself refuses to write. */
const dataFrame = (type: string): Buffer => {
  const length = Buffer.byteLength(type)
  const head = length < 32 ? [0xa0 | length] : length < 256 ? [0xd9, length] : [0xda, length & 255, length >> 8]
  return Buffer.concat([Buffer.from([Protocol.ROOM_DATA, ...head]), Buffer.from(type)])
}

const socketOf = ({ room }: Listener): WebSocket => (room.connection.transport as unknown as { ws: WebSocket }).ws

describe('noise', () => {
  it('unknown messages of any name and length are dropped, and their sender in the end', async () => {
    const table = await inQuestion(await aGame())
    const socket = socketOf(table.mallory)
    for (let length = 0; length < 40; length++) socket.send(dataFrame('x'.repeat(length * 50)))
    await until('being dropped', () => table.mallory.left)
    expect(table.mallory.left?.reason).toBe('misbehaved')
    await goesOn(table)
  })

  it('one odd message throws nobody out', async () => {
    const table = await inQuestion(await aGame())
    table.mallory.room.send('submit-answer', 'what?')
    table.mallory.room.send('nonsense', {})
    await goesOn(table)
    expect(table.mallory.left).toBeNull()
  })

  it('a flood ends the flooder and nothing else', async () => {
    const table = await inQuestion(await aGame())
    for (let index = 0; index < 500; index++) table.mallory.room.send('get-game-state', { gameCode: table.code })
    await until('being dropped', () => table.mallory.left)
    await goesOn(table)
  })

  it('an oversized message ends its connection', async () => {
    const table = await inQuestion(await aGame())
    table.mallory.room.send('submit-answer', { gameCode: 'x'.repeat(100_000) })
    await until('being dropped', () => table.mallory.left)
    await goesOn(table)
  })

  it('two thousand seeded garbage frames change nothing', async () => {
    const seed = 20_261_121
    const random = seededRandom(seed)
    const table = await inQuestion(await aGame())
    for (let connection = 0; connection < 20; connection++) {
      const guest = listen(await harness.client().joinById(table.code, { username: `G${connection}` }))
      const socket = socketOf(guest)
      for (let frame = 0; frame < 100; frame++) {
        const bytes = Buffer.from(Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256)))
        if (random() < 0.5 && bytes.length > 0) bytes[0] = 10 + Math.floor(random() * 12)
        if (socket.readyState === WebSocket.OPEN) socket.send(bytes)
      }
      void guest.room.leave().catch(() => {})
    }
    await goesOn(table)
    expect(harness.errors).toEqual([])
  })

  it('garbage handshakes change nothing', async () => {
    const table = await inQuestion(await aGame())
    const base = harness.url.replace('http', 'ws')
    for (const path of [
      '/',
      '/x',
      '/a/b',
      `/abcdefghi/${table.code}`,
      `/p/${table.code}?sessionId=1`,
      `/p/${table.code}?sessionId=__proto__`,
      '/%ff/%00',
      `/p/${table.code}?reconnectionToken=x&sessionId=constructor`,
    ]) {
      const socket = new WebSocket(base + path)
      await new Promise((resolve) => {
        socket.once('error', resolve)
        socket.once('close', resolve)
        socket.once('open', () => {
          socket.send(Buffer.from([10, 1, 2, 3]))
          socket.close()
        })
      })
    }
    await goesOn(table)
  })

  it('a failing handler costs its sender an answer and nobody a game', async () => {
    const table = await inQuestion(await aGame())
    const { append } = harness.journal
    harness.journal.append = async () => {
      throw new Error('disk full')
    }
    table.mallory.room.send('submit-answer', { gameCode: table.code, answer: 0, timeElapsed: 0 })
    await until('the complaint', () => harness.errors.some((line) => line.includes('disk full')))
    expect(lastTold(table.mallory, 'answer-submitted')).toBeUndefined()
    harness.journal.append = append
    harness.errors.length = 0
    await goesOn(table)
    await until('the late acknowledgement', () => lastTold(table.mallory, 'answer-submitted'))
    expect((lastTold<{ players: FinalScore[] }>(table.ann, 'game-finished')?.players ?? []).length).toBe(2)
  })
})
