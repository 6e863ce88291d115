import type { ClassDoor } from '../../rooms/shared/contract/classes.ts'
import { drawGameCode } from '../../rooms/shared/gameCode.ts'
import type { ClassDoorRecord } from '../archive/classRecords.ts'
import { unreadableOf } from '../archive/readable.ts'
import { ifReadable, type Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { systemChance } from '../systemChance.ts'

/** One lesson. For a longer one the teacher opens the door again. */
const openMs = 60 * 60 * 1000
/** The clocks of two processes may differ by this much. */
const clocksApartMs = 10 * 60 * 1000
/** Three pictures of twelve in order are one of 1,320. So this many guesses at any pupils succeed in 1.5 of a hundred cases. */
const mostMissesAtDoor = 20

/** The rows of doors: how long each is open, and how many misses it has had. */
export const doorRecords = (classDoors: Shelves['classDoors'], now: () => number) => {
  const isRunning = ({ openUntil }: ClassDoorRecord) => {
    const leftMs = openUntil - now()
    // More time is left only if the clock was ahead when the door was opened. It would then stay open for that long.
    return leftMs > 0 && leftMs <= openMs + clocksApartMs
  }
  const isOpen = (door: ClassDoorRecord) => isRunning(door) && door.misses < mostMissesAtDoor

  const shown = (door: ClassDoorRecord | undefined): ClassDoor | null =>
    door && isRunning(door)
      ? { code: door.code, openUntil: door.openUntil, misses: door.misses, isShut: !isOpen(door) }
      : null

  const of = async (classId: string): Promise<ClassDoor | null> => shown(await ifReadable(classDoors.get(classId)))

  const open = async (classId: string): Promise<ClassDoor | null> => {
    // One that cannot be read opens for nobody, and stands in the way of a new one.
    for (const lost of await unreadableOf(classDoors, [classId])) await classDoors.remove(lost)
    for (;;) {
      const present = await classDoors.get(classId)
      const stays = present && isOpen(present)
      const door: ClassDoorRecord = {
        id: classId,
        code: stays ? present.code : drawGameCode(systemChance),
        openUntil: now() + openMs,
        misses: stays ? present.misses : 0,
      }
      // The code belongs to another class's door: the next round draws a new one.
      const isDone = present ? await classDoors.replace(door, present.version) : await classDoors.insert(door)
      if (isDone) return shown(door)
    }
  }

  return {
    isOpen,
    of,
    open,

    /**
     * Counts a try, and returns whether the door was open for it. Right ones are written, too. So a thousand tries at
     * once are made one after another, and all after the twentieth miss find the door closed.
     */
    passes: async (classId: string, isRight: boolean): Promise<boolean> => {
      for (;;) {
        const present: Kept<ClassDoorRecord> | undefined = await ifReadable(classDoors.get(classId))
        if (!present || !isOpen(present)) return false
        const { version, ...door } = present
        if (await classDoors.replace({ ...door, misses: door.misses + (isRight ? 0 : 1) }, version)) return true
      }
    },
  }
}
