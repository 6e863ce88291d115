import type { ClassDoor } from '../../rooms/shared/contract/classes.ts'
import { drawGameCode } from '../../rooms/shared/gameCode.ts'
import type { ClassDoorRecord } from '../archive/classRecords.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { systemChance } from '../systemChance.ts'

/** A lesson. A teacher whose lesson is longer opens it again. */
const openMs = 60 * 60 * 1000
/** So far apart the clocks of two processes may be. */
const clocksApartMs = 10 * 60 * 1000
/** Three pictures of twelve in order are one of 1,320: so many guesses succeed 1.5 times in a hundred, at whichever pupil. */
const mostMissesAtDoor = 20

/** The rows in which doors stand: how long each is open, and what was tried at it. */
export const doorRecords = (classDoors: Shelves['classDoors'], now: () => number) => {
  const isRunning = ({ openUntil }: ClassDoorRecord) => {
    const leftMs = openUntil - now()
    // More is left of one that was opened while the clock stood ahead: it would be open for as long.
    return leftMs > 0 && leftMs <= openMs + clocksApartMs
  }
  const isOpen = (door: ClassDoorRecord) => isRunning(door) && door.misses < mostMissesAtDoor

  const shown = (door: ClassDoorRecord | undefined): ClassDoor | null =>
    door && isRunning(door)
      ? { code: door.code, openUntil: door.openUntil, misses: door.misses, isShut: !isOpen(door) }
      : null

  const open = async (classId: string): Promise<ClassDoor | null> => {
    for (;;) {
      const present = await classDoors.get(classId)
      const stays = present && isOpen(present)
      const door: ClassDoorRecord = {
        id: classId,
        code: stays ? present.code : drawGameCode(systemChance),
        openUntil: now() + openMs,
        misses: stays ? present.misses : 0,
      }
      // The code of another class's door: the next round draws another.
      const isDone = present ? await classDoors.replace(door, present.version) : await classDoors.insert(door)
      if (isDone) return shown(door)
    }
  }

  return {
    isOpen,
    shown,
    open,

    /**
     * Counts a try, and says whether the door was open for it. Right ones are written down, too: of a thousand tries at
     * the same moment each is one after another, and those behind the twentieth miss come to a door that is closed.
     */
    passes: async (classId: string, isRight: boolean): Promise<boolean> => {
      for (;;) {
        const present: Kept<ClassDoorRecord> | undefined = await classDoors.get(classId)
        if (!present || !isOpen(present)) return false
        const { version, ...door } = present
        if (await classDoors.replace({ ...door, misses: door.misses + (isRight ? 0 : 1) }, version)) return true
      }
    },
  }
}
