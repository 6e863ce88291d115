import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tab reaches a row of buttons once. Arrow keys lead on, and Tab comes back to the button that was used last. */
export const useOneTabStop = (row: RefObject<HTMLElement | null>) => {
  const last = useRef<HTMLButtonElement | null>(null)
  const buttons = () => [...(row.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const settle = () => {
    const all = buttons()
    const stop = all.find((button) => button === last.current) ?? all[0]
    for (const button of row.current?.querySelectorAll('button') ?? []) button.tabIndex = button === stop ? 0 : -1
  }
  useEffect(settle)
  return {
    onFocus: () => {
      last.current = buttons().find((button) => button.matches(':focus')) ?? null
      settle()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const all = buttons()
      const at = all.findIndex((button) => button.matches(':focus'))
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
      const step = (steps[event.key] ?? 0) * (isMirrored ? -1 : 1)
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + step
      if (at < 0 || next === at) return
      event.preventDefault()
      all[(next + all.length) % all.length]?.focus()
    },
  }
}
