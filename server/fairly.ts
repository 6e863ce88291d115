/**
 * As many items as can be shown, in their order. The first of each sender comes before the second of any, so that a
 * sender of many hides nobody else's. An item of several senders counts for the one who has sent least.
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
