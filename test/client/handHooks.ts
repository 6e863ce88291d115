import type { ReactElement, ReactNode } from 'react'

type Effect = () => (() => void) | undefined
type Cell = { value?: unknown; after?: readonly unknown[] | undefined; undo?: (() => void) | undefined }

let cells: Cell[] = []
let place = 0

const nextCell = (): Cell => {
  const cell = cells[place] ?? {}
  cells[place] = cell
  place += 1
  return cell
}

/** Stands in for the hooks of React where a test calls one component as a function, without a page. */
export const handHooks = {
  useState<Value>(first: Value | (() => Value)) {
    const cell = nextCell()
    if (!('value' in cell)) cell.value = first instanceof Function ? first() : first
    const change = (next: Value | ((before: Value) => Value)): void => {
      cell.value = next instanceof Function ? next(cell.value as Value) : next
    }
    return [cell.value as Value, change] as const
  },
  useRef<Value>(first: Value) {
    const cell = nextCell()
    cell.value ??= { current: first }
    return cell.value as { current: Value }
  },
  useEffect(act: Effect, after?: readonly unknown[]): void {
    const cell = nextCell()
    if (after && cell.after?.every((value, index) => value === after[index])) return
    cell.undo?.()
    Object.assign(cell, { after, undo: act() })
  },
}

/** Mounts a component. What this returns draws it again. */
export const mountByHand = <Drawn>(component: () => Drawn): (() => Drawn) => {
  cells = []
  const draw = () => {
    place = 0
    return component()
  }
  draw()
  return draw
}

/** All elements of what a component has drawn. */
export const partsOf = <Props extends { children?: ReactNode }>(node: ReactNode): ReactElement<Props>[] => {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => partsOf<Props>(one))
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const drawn = node as ReactElement<Props>
  return [drawn, ...partsOf<Props>(drawn.props.children)]
}
