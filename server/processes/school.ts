import { handOver, movingRooms } from '../../rooms/movingRooms.ts'
import type { RoomPorts } from '../../rooms/ports.ts'
import { answerOthers, openHere } from '../../rooms/wholeSchool.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { Log } from '../log.ts'
import { joinOthers, type OtherProcesses } from './others.ts'
import type { ThisProcess } from './thisProcess.ts'

interface Needs {
  archive: Archive
  self: ThisProcess
  log: Log
  load: () => number
}

/** The other processes of this school. There can only be some if the records lie in MongoDB. */
export const othersOf = ({ archive, self, log, load }: Needs): OtherProcesses | undefined =>
  self.redis && archive.writer !== undefined
    ? joinOthers({ archive, processId: archive.writer, calls: self.calls, log, load })
    : undefined

/** Looks after the games of this process, from the first beat until the last game is handed over. */
export const lookAfterGames = (
  others: OtherProcesses,
  ports: RoomPorts,
  count: (what: GameMove, by: number) => void,
) => {
  answerOthers(ports)
  others.watch({
    takeOver: async (code, from) => (await openHere(ports, code, { from })) !== undefined,
    takeIn: (code) => openHere(ports, code),
    open: movingRooms.codes,
    giveUpAll: () => count('lost', movingRooms.giveUpAll()),
    giveUpTaken: async () => count('lost', await movingRooms.giveUpTaken(ports)),
    count,
  })
  return {
    /** Games go first, while devices can still ask this process where they are. */
    leave: async () => {
      await others.leave()
      count('handedOver', await handOver(ports))
    },
    end: () => others.end(),
  }
}

/** How games move between processes. */
type GameMove = 'takenOver' | 'handedOver' | 'lost'
