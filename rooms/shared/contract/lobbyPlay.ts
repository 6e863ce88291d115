/** What a slime says when it is tapped twice. All of them are kind, and there are no others. */
export const emotes = ['wave', 'heart', 'laugh', 'star', 'cool', 'sleepy'] as const
export type Emote = (typeof emotes)[number]

/** What a tap makes of one's own slime. */
export const slimeActs = ['hop', ...emotes] as const
export type SlimeAct = (typeof slimeActs)[number]
