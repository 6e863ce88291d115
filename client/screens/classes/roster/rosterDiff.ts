import type { KnownPupil, Pupil } from '../../../../rooms/shared/contract/classes.ts'
import { isNamed } from '../../../../rooms/shared/names/namesInClass.ts'
import type { RosterPupil } from './oneRoster.ts'

export type RosterDiff = {
  fresh: RosterPupil[]
  /** Pupils who are in another class of the teacher. */
  moved: (RosterPupil & KnownPupil)[]
  same: RosterPupil[]
  /** Pupils who are in the class, but not in the file. Nothing happens to them. */
  gone: Pupil[]
}

/** Compares a class of the school's system with our class `target`. Without a target the class is still to be made. */
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
  // A pupil who was here before the file gave them an id is recognised by name.
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
