import type { GameOpening, RoomLog } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { Archive } from '../archive/openArchive.ts'
import { claimIn, type GameRecord } from './gameClaims.ts'
import { JournalUnreadable, type MayTake } from './gameOpenings.ts'

type Needs = Pick<Archive, 'runningGames' | 'entryLog' | 'writer'> & {
  log: RoomLog
  isAlive(processId: string): Promise<boolean>
  recordOf(code: string): Promise<GameRecord | string | undefined>
  bringOut(code: string, mayTake: MayTake): Promise<GameOpening | undefined>
  sweep(): Promise<void>
}

/** More games than there can be, because codes are short and each has one game. */
export const everyGame = 1_000_000

const isBeingPlayed = (entries: readonly MatchEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'started') && entries.every(({ kind }) => kind !== 'finished')

/** The games that a process takes up at its start because no living process has them; games in play come first. */
export const findGames = ({ runningGames, entryLog, writer, log, isAlive, recordOf, bringOut, sweep }: Needs) => {
  const isNobodys = async (heldBy: string) => !(await isAlive(heldBy))

  /** An unreadable game must not keep others from coming back. It is tried again when a device asks for it. */
  const bringOutAtStart = async (code: string) => {
    try {
      return await bringOut(code, isNobodys)
    } catch (error) {
      if (!(error instanceof JournalUnreadable)) throw error
      log.error({ game: code, why: error.message }, 'a running game cannot be read now; it is tried again')
      return undefined
    }
  }

  /** Only a process that has the folder alone can tell which journals belong to no game. */
  const takeLeftovers = async () => {
    if (writer !== undefined) return
    const journals = new Set<string>()
    for (const code of await runningGames.ids(everyGame)) {
      const record = await recordOf(code)
      // A record could neither be read nor set aside, so any journal may belong to it.
      if (typeof record === 'string') return
      if (record) journals.add(claimIn(record).journal)
    }
    const kept = await entryLog.takeLeftovers((journal) => journals.has(journal))
    if (kept.length > 0) log.error({ kept }, 'journals of games that are not known were set aside')
  }

  return async function* (): AsyncGenerator<GameOpening> {
    const waiting: string[] = []
    for (const code of await runningGames.ids(everyGame)) {
      const game = await bringOutAtStart(code)
      if (!game) continue
      if (isBeingPlayed(game.entries)) yield game
      else waiting.push(code)
    }
    for (const code of waiting) {
      const game = await bringOutAtStart(code)
      if (game) yield game
    }
    await takeLeftovers()
    await sweep()
  }
}
