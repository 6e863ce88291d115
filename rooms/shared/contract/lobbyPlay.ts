/** What a slime says when it is tapped twice. All of them are kind, and there are no others. */
export const emotes = ['wave', 'heart', 'laugh', 'star', 'cool', 'sleepy'] as const
export type Emote = (typeof emotes)[number]

/** What it says while others still choose or look again. None of them could laugh at these players or hurry them. */
export const cheers = ['wave', 'heart', 'star', 'cool'] as const satisfies readonly Emote[]

/** What a player's own slime does when it is tapped. */
export const slimeActs = ['hop', ...emotes] as const
export type SlimeAct = (typeof slimeActs)[number]
