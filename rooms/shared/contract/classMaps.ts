import * as z from 'zod/mini'
import type { MapTask } from '../maps/mapTask.ts'
import { type MapMode, mapModes, wishesOf } from '../maps/tileTypes.ts'
import { boundedText, recordId } from './boundedText.ts'
import { complain } from './complaints.ts'

/**
 * Where a pupil's map stands in a class. `handed`: it waits for a teacher. `approved`: the whole class sees and plays
 * it. `returned`: it belongs to its author alone again.
 */
export type MapStage = 'handed' | 'approved' | 'returned'

/** What a teacher says when a map goes back: from a list, so that nothing unkind is ever written to a pupil. */
export const returnWords = ['unfinished', 'name', 'hard', 'empty', 'copied'] as const
export type ReturnWord = (typeof returnWords)[number]

/** The most maps that a pupil may have handed in, and that a class's list may hold. */
export const classMapLimits = { byPupil: 5, ofClass: 120 } as const

export const handMapRequest = z.object({ classId: recordId('class') })

const version = z.int(complain('invalid', { field: 'version' })).check(z.minimum(0, complain('invalid')))

/** `version`: of the map that the teacher looked at. If the map has changed since, the teacher has to look again. */
export const judgeMapRequest = z.union(
  [
    z.object({ verdict: z.literal('approved'), version }),
    z.object({
      verdict: z.literal('returned'),
      version,
      word: z.enum(returnWords, complain('invalid', { field: 'word' })),
    }),
  ],
  complain('invalid', { field: 'verdict' }),
)
export type JudgeMap = z.infer<typeof judgeMapRequest>

export const taskLimits = { title: 60, wishes: 4, most: 20 } as const

const noTask = complain('invalid', { field: 'task' })

/** What a teacher asks the class to build. Each kind of tile is asked for only once. */
export const mapTaskRequest = z
  .object({
    title: boundedText({ field: 'task', maxLength: taskLimits.title, isRequired: true }),
    mode: z.enum(mapModes as [MapMode, ...MapMode[]], noTask),
    wishes: z
      .array(z.object({ type: z.string(noTask), least: z.int(noTask).check(z.gte(1), z.lte(taskLimits.most)) }), noTask)
      .check(z.minLength(1, noTask), z.maxLength(taskLimits.wishes, noTask)),
  })
  .check(
    z.refine(
      ({ mode, wishes }) =>
        wishes.every(({ type }) => (wishesOf(mode) as readonly string[]).includes(type)) &&
        new Set(wishes.map(({ type }) => type)).size === wishes.length,
      { error: noTask, path: ['wishes'] },
    ),
  )

/** Told to the map's author, to the teachers of the class and, once it is approved, to the class. */
export interface MapInClass {
  id: string
  name: string
  stage: MapStage
  word?: ReturnWord
}

/** A class that a pupil is in. */
export type OwnClass = { id: string; name: string; task?: MapTask }
