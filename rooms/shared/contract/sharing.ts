import * as z from 'zod/mini'

/** Who may see, practise and host a question set, or play on a map: its owner, all teachers, or everybody signed in. */
export const sharings = ['me', 'school', 'everyone'] as const
export type Sharing = (typeof sharings)[number]

export const sharingRequest = z.object({ sharing: z.enum(sharings) })

/** A teacher may share more than a pupil. Both have a limit, so that no single account fills everybody's lists. */
export const mostShared = { student: 5, teacher: 50 } as const

export const flagReasons = ['rude', 'wrong', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]

export const flagRequest = z.object({ why: z.enum(flagReasons) })

/** `stopped` takes it out of everybody's lists until a teacher decides otherwise; `fine` settles the reports about it. */
const verdicts = ['stopped', 'fine'] as const
export type Verdict = (typeof verdicts)[number]

export const verdictRequest = z.object({ verdict: z.enum(verdicts) })

/** A set or map that somebody reported or a teacher stopped: for teachers to judge. */
export interface Flagged {
  id: string
  kind: 'set' | 'map'
  title: string
  createdBy: string
  /** The teacher who has stopped it. */
  stoppedBy: string | null
  flags: { by: string; why: FlagReason }[]
}
