import type { MadeCards } from '../../../../rooms/shared/contract/classes.ts'
import { movePupils } from '../../../net/classes.ts'
import type { Answer } from '../../../net/http.ts'
import { addPupilsOnce, makeClassOnce } from '../makingCards.ts'
import type { RosterDiff } from './rosterDiff.ts'

type Wish = {
  /** Undefined for a class that is still to be made. */
  target: string | undefined
  title: string
  diff: RosterDiff
  adds: boolean
  moves: boolean
}

/** The pupils to move, by the class that they leave. */
const leaversOf = ({ moved }: RosterDiff): Map<string, string[]> => {
  const leavers = new Map<string, string[]>()
  for (const { classId, pupil } of moved) leavers.set(classId, [...(leavers.get(classId) ?? []), pupil])
  return leavers
}

const moveAll = async (diff: RosterDiff, to: string): Promise<Answer<unknown> | undefined> => {
  for (const [from, pupils] of leaversOf(diff)) {
    const answer = await movePupils(from, pupils, to)
    if (!answer.ok) return answer
  }
  return undefined
}

const nobody: MadeCards = { classId: '', className: '', cards: [] }

/** Carries out what the teacher ticked. Each step may be done twice, so after a failure the teacher just presses again. */
export const takeRoster = async ({ target, title, diff, adds, moves }: Wish): Promise<Answer<MadeCards>> => {
  if (target === undefined) {
    const made = await makeClassOnce({ name: title, devices: 'shared', pupils: diff.fresh })
    const stuck = made.ok && moves ? await moveAll(diff, made.value.classId) : undefined
    return stuck && !stuck.ok ? stuck : made
  }
  const stuck = moves ? await moveAll(diff, target) : undefined
  if (stuck && !stuck.ok) return stuck
  // We also send the pupils who are in the class already, so that the class knows them by their ids next week.
  const pupils = [...diff.same, ...(adds ? diff.fresh : [])]
  return pupils.length > 0 ? addPupilsOnce(target, { pupils }) : { ok: true, value: { ...nobody, classId: target } }
}
