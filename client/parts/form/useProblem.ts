import { useRef, useState } from 'react'

type Stopped = { problem: string; fields: readonly unknown[]; isOwn: boolean }

/**
 * What stopped a form, for as long as it is true: what the form itself finds `wrong` until that is mended, and what the
 * server answered until something else stands in the `fields` it was about.
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
