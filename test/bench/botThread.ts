import './sameSockets.ts'
import { parentPort } from 'node:worker_threads'
import type { CrewOrder, CrewSeat, CrewWord } from './botCrew.ts'
import { type Bot, type BotEvents, joinFloor, joinOurs } from './gameBots.ts'

/** One thread of players: they answer within a moment, and it says when all of its players of a game have their result. */
const port = parentPort
if (!port) throw new Error('This file is a worker')
const say = (word: CrewWord) => port.postMessage(word)

/** Converts a time to one clock for all threads, because each thread counts from its own start. */
const timeOf = (at: number) => performance.timeOrigin + at

let bots: Bot[] = []

function eventsOf(game: number, size: number, thinkMs: number): { events: BotEvents; add(bot: Bot): void } {
  const here: Bot[] = []
  let results = 0
  return {
    add: (bot) => void here.push(bot),
    events: {
      onQuestion: (bot) => {
        setTimeout(() => bot.answer(Math.floor(Math.random() * 4)), Math.random() * thinkMs)
      },
      onResult: () => {
        results++
        if (results < size) return
        results = 0
        const latest = (pick: (bot: Bot) => number) => timeOf(Math.max(...here.map(pick)))
        say({ round: game, answeredAt: latest((bot) => bot.answeredAt), resultAt: latest((bot) => bot.resultAt) })
      },
    },
  }
}

async function joinAll({ where, seats, atOnce, thinkMs }: Extract<CrewOrder, { seats: CrewSeat[] }>): Promise<void> {
  const sizes = new Map<number, number>()
  for (const { game } of seats) sizes.set(game, (sizes.get(game) ?? 0) + 1)
  const games = new Map([...sizes].map(([game, size]) => [game, eventsOf(game, size, thinkMs)]))
  let next = 0
  const joinNext = async ({ game, code, name, address }: CrewSeat) => {
    const group = games.get(game) as ReturnType<typeof eventsOf>
    const bot =
      'floor' in where
        ? await joinFloor(where.floor, { name, game }, group.events)
        : await joinOurs({ url: where.ours, code, name, address, thinkMs }, group.events)
    group.add(bot)
    bots.push(bot)
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let seat = seats[next++]; seat; seat = seats[next++]) await joinNext(seat)
    }),
  )
  say({ joined: true })
}

port.on('message', (order: CrewOrder) => {
  if (typeof order === 'object') void joinAll(order)
  else if (order === 'ping') void Promise.all(bots.map((bot) => bot.ping())).then(() => say({ pinged: true }))
  else if (order === 'forget') {
    for (const bot of bots) Object.assign(bot.trace, { bytes: 0, frames: 0, joinBytes: bot.bytesSoFar() })
    say({ forgotten: true })
  } else if (order === 'report') {
    const sum = (pick: (bot: Bot) => number) => bots.reduce((total, bot) => total + pick(bot), 0)
    const ackMs = bots.flatMap(({ trace }) => trace.ackMs)
    say({
      ackMs,
      bytes: sum(({ trace }) => trace.bytes),
      frames: sum(({ trace }) => trace.frames),
      joinBytes: sum(({ trace }) => trace.joinBytes),
    })
  } else {
    for (const bot of bots) bot.leave()
    bots = []
  }
})
