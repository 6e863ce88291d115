import { type GameMode, gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { createSums } from '../product/runningProduct.ts'
import { until } from '../rooms/roomHarness.ts'
import { ClassHost } from './classHost.ts'
import { type ClassDevice, ClassPupil } from './classPupil.ts'
import type { Cluster } from './cluster.ts'

type Person = Awaited<ReturnType<Cluster['register']>>

export interface Class {
  mode: GameMode
  teacher: Person
  host: ClassHost
  pupils: ClassPupil[]
  /** The only pupil with an account, who is therefore paid. */
  student: Person & { coins: number }
}

export const coinsOf = async (student: Person): Promise<number> =>
  ((await student.get(`/api/player/${student.id}`)).body as { currency: number }).currency

/** A teacher may have ten games open. The others are for tests, and for games whose host was refused and opened another. */
const gamesOfTeacher = 5
const timeLimit = 5
/** No lesson gets as far: the teacher ends it before. */
const questionCount = 100
/** Long enough for a class to come back, even on a busy machine. */
const patienceMs = 60_000

interface Teaching {
  teacher: Person
  questionSetId: string
}

/** The accounts that come to the lessons of a school. */
export class SchoolRoll {
  private readonly cluster: Cluster
  private teachers: Promise<Teaching>[] = []
  private readonly students: Promise<Person>[] = []

  constructor(cluster: Cluster) {
    this.cluster = cluster
  }

  teacher(nth: number): Promise<Teaching> {
    this.teachers[nth] ??= this.cluster.register('teacher').then(async (teacher) => {
      return { teacher, questionSetId: await createSums(teacher, questionCount) }
    })
    return this.teachers[nth]
  }

  /** A teacher who opens games without a pause is refused, so each lesson of a long run has other teachers. */
  changeTeachers(): void {
    this.teachers = []
  }

  student(nth: number): Promise<Person> {
    this.students[nth] ??= this.cluster.register('student')
    return this.students[nth]
  }
}

/** Opens this many classes of this size, with the modes in turn, and starts their games. */
export async function openClasses(
  roll: SchoolRoll,
  { games, size, random }: { games: number; size: number; random: () => number },
): Promise<Class[]> {
  const teachers = await Promise.all(
    Array.from({ length: Math.ceil(games / gamesOfTeacher) }, (_, nth) => roll.teacher(nth)),
  )
  const classes = await Promise.all(
    Array.from({ length: games }, async (_, index) => {
      const { teacher, questionSetId } = teachers[index % teachers.length] as Teaching
      const mode = gameModes[index % gameModes.length] as GameMode
      const settings = { timeLimit, pace: 'host' as const }
      const host = new ClassHost(teacher.cookie(), { questionSetId, gameMode: mode, settings })
      await host.open()
      const student = await roll.student(index)
      const pupils = Array.from(
        { length: size },
        (_, seat) => new ClassPupil(`Pupil ${index} ${seat}`, random, seat === 0 ? student.cookie() : ''),
      )
      await Promise.all(pupils.map((pupil) => pupil.sitDown(host.code)))
      return { mode, teacher, host, pupils, student: { ...student, coins: await coinsOf(student) } }
    }),
  )
  await until('everybody on the boards', () => classes.every(({ host }) => host.playerCount === size), patienceMs)
  for (const { host } of classes) host.start()
  await until('the first questions', () => classes.every(({ host }) => host.question > 0), patienceMs)
  return classes
}

export const devicesOf = ({ host, pupils }: Class): ClassDevice[] => [host, ...pupils]

export const everybody = (classes: Class[]): ClassDevice[] => classes.flatMap(devicesOf)

/** Waits until each class has heard from its game since that moment. If a tower has fallen, its class hears nothing more. */
export async function allBack(classes: Class[], since: number): Promise<void> {
  const mayBeOver = new Set(classes.filter(({ mode }) => mode === 'tower').flatMap(devicesOf))
  const isBack = (device: ClassDevice) =>
    device.isOpen && (device.heardAt > since || (device.phase === 'finished' && mayBeOver.has(device)))
  await until(
    'everybody to be back in their games',
    () => {
      const ended = everybody(classes).flatMap(({ refusals }) => refusals)
      if (ended.length > 0) throw new Error(`shown instead of the game: ${[...new Set(ended)].join(', ')}`)
      return everybody(classes).every(isBack)
    },
    patienceMs,
  ).catch((error: Error) => {
    const missing = classes.flatMap((one) => {
      const away = devicesOf(one).filter((device) => !isBack(device))
      const lost = away.filter(({ isOpen }) => !isOpen).length
      const silent = away.length - lost
      return away.length > 0
        ? `${one.mode} ${one.host.code}, ${one.host.phase}: ${lost} away, ${silent} in silence`
        : []
    })
    throw new Error(`${error.message}\n${missing.join('\n')}`)
  })
}

/** Ends each lesson with its open question, and waits until all devices show the podium. */
export async function endLessons(classes: Class[]): Promise<void> {
  for (const { host } of classes) host.endSoon()
  await until('the podiums', () => everybody(classes).every(({ phase }) => phase === 'finished'), patienceMs)
}

export function leaveAll(classes: Class[]): void {
  for (const device of everybody(classes)) device.leave()
}
