/**
 * As many as can be shown, in the order they came in: the first of each sender goes before the second of anybody. So who
 * sends many hides nobody's. What several have sent stands with the one who has sent least.
 */
export const fairly = <Item>(
  items: readonly Item[],
  sendersOf: (item: Item) => readonly string[],
  most: number,
): Item[] => {
  if (items.length <= most) return [...items]
  const sent = new Map<string, number>()
  const inRounds = items.map((item) => {
    const senders = sendersOf(item)
    const round = Math.min(...senders.map((sender) => sent.get(sender) ?? 0))
    for (const sender of senders) sent.set(sender, (sent.get(sender) ?? 0) + 1)
    return { item, round }
  })
  const shown = new Set(inRounds.toSorted((one, other) => one.round - other.round).slice(0, most))
  return inRounds.filter((one) => shown.has(one)).map(({ item }) => item)
}
