import type { KnownPupil, Pupil } from '../../../../rooms/shared/contract/classes.ts'
import { isNamed } from '../../../../rooms/shared/names/namesInClass.ts'
import type { RosterPupil } from './oneRoster.ts'

export type RosterDiff = {
  fresh: RosterPupil[]
  /** In another class of the teacher. */
  moved: (RosterPupil & KnownPupil)[]
  same: RosterPupil[]
  /** In the class, and not in the file. Nothing happens to them. */
  gone: Pupil[]
}

/** What a list of the school's system says about a class, as it is here; without one, about a class that is still to be made. */
export const rosterDiff = (
  listed: readonly RosterPupil[],
  known: readonly KnownPupil[],
  target?: { id: string; pupils: readonly Pupil[] },
): RosterDiff => {
  const knownBy = new Map(known.map((one) => [one.ref, one]))
  const left = new Map((target?.pupils ?? []).map((pupil) => [pupil.id, pupil]))
  const diff: RosterDiff = { fresh: [], moved: [], same: [], gone: [] }
  for (const one of listed) {
    const found = knownBy.get(one.ref)
    if (found) left.delete(found.pupil)
    if (found && found.classId === target?.id) diff.same.push(one)
    else if (found) diff.moved.push({ ...one, ...found })
  }
  // Who has been in the class before the system called them anything is known by name.
  const refs = new Set(known.map(({ pupil }) => pupil))
  for (const one of listed) {
    if (knownBy.has(one.ref)) continue
    const namesake = [...left.values()].find(({ id, name }) => !refs.has(id) && isNamed(name, one.name))
    if (namesake) left.delete(namesake.id)
    ;(namesake ? diff.same : diff.fresh).push(one)
  }
  diff.gone.push(...left.values())
  return diff
}
