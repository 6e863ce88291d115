import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The floor: a live quiz in as few lines as possible, without anything that a real one needs beside the game: no
 * accounts, no journal, no rooms, no checks. Everything else is compared with it.
 */
type Player = { socket: WebSocket; name: string; score: number; answer: number; gained: number; game: Game }
type Game = { players: Player[]; number: number; askedAt: number; missing: number }
type Said = {
  join?: string
  game?: number
  start?: { text: string; answers: string[]; correct: number }[]
  answer?: number
}

const games = new Map<number, Game>()
let host: WebSocket | undefined
let questions: NonNullable<Said['start']> = []

const gameOf = (number: number): Game => {
  const game = games.get(number) ?? { players: [], number: 0, askedAt: 0, missing: 0 }
  games.set(number, game)
  return game
}

const all = ({ players }: Game, message: unknown): void => {
  const text = JSON.stringify(message)
  for (const { socket } of players) socket.send(text)
  host?.send(text)
}

const ask = (game: Game): void => {
  const question = questions[game.number]
  if (!question) {
    all(game, { end: game.players.map(({ name, score }) => [name, score]).slice(0, 10) })
    return
  }
  game.number++
  game.missing = game.players.length
  game.askedAt = performance.now()
  for (const player of game.players) player.answer = -1
  all(game, { question: question.text, answers: question.answers, number: game.number })
}

const close = (game: Game): void => {
  const { players } = game
  const { correct } = questions[game.number - 1] ?? { correct: -1 }
  for (const player of players) {
    if (player.answer !== correct) player.gained = 0
    player.score += player.gained
  }
  const ranked = [...players].sort((a, b) => b.score - a.score)
  const top = ranked.slice(0, 5).map(({ name, score }) => [name, score])
  for (const [index, { socket, score, gained }] of ranked.entries()) {
    socket.send(JSON.stringify({ correct, gained, score, place: index + 1, top }))
  }
  host?.send(JSON.stringify({ correct, top }))
  setTimeout(ask, 200, game)
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  let own: Player | undefined
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as Said
    if (said.start) {
      host = socket
      questions = said.start
      for (const game of games.values()) ask(game)
    } else if (said.join !== undefined) {
      const game = gameOf(said.game ?? 0)
      own = { socket, name: said.join, score: 0, answer: -1, gained: 0, game }
      game.players.push(own)
      socket.send(JSON.stringify({ joined: game.players.length }))
    } else if (said.answer !== undefined && own && own.answer === -1) {
      own.answer = said.answer
      own.gained = 100 + Math.round(50 * (1 - (performance.now() - own.game.askedAt) / 20_000))
      socket.send('{"ok":1}')
      if (--own.game.missing === 0) close(own.game)
    }
  })
})
server.on('listening', () => process.send?.({ port: (server.address() as { port: number }).port }))
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() })
  if (message === 'clear') games.clear()
})
// The measuring process is gone.
process.on('disconnect', () => process.exit())
