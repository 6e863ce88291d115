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

/** The other processes of this school. There can be some only where the records lie in MongoDB. */
export const othersOf = ({ archive, self, log, load }: Needs): OtherProcesses | undefined =>
  self.redis && archive.writer !== undefined
    ? joinOthers({ archive, processId: archive.writer, calls: self.calls, log, load })
    : undefined

/** The games of this process among those of the others: from the first beat to the handing over of what is left. */
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

/** Moving a game to another process. */
type GameMove = 'takenOver' | 'handedOver' | 'lost'
