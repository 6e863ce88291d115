import { movePupils } from '../../../net/classes.ts'
import { showCards } from '../../../state/madeCards.ts'
import { addPupilsOnce, makeClassOnce } from '../makingCards.ts'
import type { RosterPupil } from './oneRoster.ts'
import type { RosterDiff } from './rosterDiff.ts'

type Wish = {
  /** Undefined for a class that is still to be made. */
  target: string | undefined
  title: string
  listed: readonly RosterPupil[]
  diff: RosterDiff
  adds: boolean
  moves: boolean
}

type Taken = {
  /** Undefined while no class of this wish is known to be there. */
  classId: string | undefined
  problem?: string
  /** Some pupils may have moved and others not, so the plan has to be made again. */
  halfMoved?: true
}

/** The pupils to move, by the class that they leave. */
const leaversOf = ({ moved }: RosterDiff): Map<string, string[]> => {
  const leavers = new Map<string, string[]>()
  for (const { classId, pupil } of moved) leavers.set(classId, [...(leavers.get(classId) ?? []), pupil])
  return leavers
}

const moveAll = async (diff: RosterDiff, to: string): Promise<Taken> => {
  for (const [from, pupils] of leaversOf(diff)) {
    const answer = await movePupils(from, pupils, to)
    if (!answer.ok) return { classId: to, problem: answer.error, halfMoved: true }
  }
  return { classId: to }
}

/** The cards are shown before anything else can fail: the server tells each of them only once. */
const takeNew = async ({ title, diff, moves }: Wish): Promise<Taken> => {
  const made = await makeClassOnce({ name: title, devices: 'shared', pupils: diff.fresh })
  if (!made.ok) return { classId: undefined, problem: made.error }
  showCards(made.value)
  const { classId } = made.value
  return moves ? moveAll(diff, classId) : { classId }
}

/**
 * Carries out what the teacher ticked. Each step may be done twice, so after a failure the teacher just presses again. If a
 * new class was made by then, it is the target.
 */
export const takeRoster = async (wish: Wish): Promise<Taken> => {
  const { target, listed, diff, adds, moves } = wish
  if (target === undefined) return takeNew(wish)
  const taken = moves ? await moveAll(diff, target) : { classId: target }
  // We also send the pupils who are in the class already, so that the class knows them by their ids next week. The order is
  // that of the file, so that the same wish gets the same cards again.
  const pupils = listed.filter((one) => diff.same.includes(one) || (adds && diff.fresh.includes(one)))
  if (taken.problem !== undefined || pupils.length === 0) return taken
  const made = await addPupilsOnce(target, { pupils })
  if (!made.ok) return { classId: target, problem: made.error }
  if (made.value.cards.length > 0) showCards(made.value)
  return taken
}
