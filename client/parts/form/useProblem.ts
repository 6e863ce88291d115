import { useRef, useState } from 'react'

type Stopped = { problem: string; fields: readonly unknown[]; isOwn: boolean }

/**
 * The message of a form. The complaint `wrong` of the form itself holds until it is mended. A refusal of the server
 * holds until one of the `fields` changes.
 */
export const useProblem = (
  fields: readonly unknown[],
  wrong: string | null = null,
): [problem: string | null, setProblem: (problem: string | null) => void] => {
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const latest = useRef({ fields, wrong })
  latest.current = { fields, wrong }
  const setProblem = (problem: string | null) => {
    const { fields, wrong } = latest.current
    setStopped(problem === null ? null : { problem, fields, isOwn: problem === wrong })
  }
  const isTrue = stopped?.isOwn ? stopped.problem === wrong : stopped?.fields.every((one, at) => one === fields[at])
  return [isTrue && stopped ? stopped.problem : null, setProblem]
}
