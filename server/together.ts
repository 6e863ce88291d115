/** Callers who ask for the same thing at the same time share one read: a thousand cost as much as one. */
export function together<Value>(read: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>()
  return (id) => {
    const known = underWay.get(id)
    if (known) return known
    const reading = read(id).finally(() => underWay.delete(id))
    underWay.set(id, reading)
    return reading
  }
}
