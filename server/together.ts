/** Callers who ask for the same at the same time share one read, so a thousand cost as much as one. */
export function together<Value, Id extends string = string>(
  read: (id: Id) => Promise<Value>,
): (id: Id) => Promise<Value> {
  const underWay = new Map<Id, Promise<Value>>()
  return (id) => {
    const known = underWay.get(id)
    if (known) return known
    const reading = read(id).finally(() => underWay.delete(id))
    underWay.set(id, reading)
    return reading
  }
}
