/** Texts of a catalogue, by the id of the entry that they are about. */
export const byId = <Entry extends { readonly id: string }, Text>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => Text,
) => Object.fromEntries(entries.map((entry) => [entry.id, textOf(entry)])) as Readonly<Record<Entry['id'], Text>>
