import * as z from 'zod/mini'

/** What a host may set for one game; everything has a default. */
export const gameSettings = z.object({
  timeLimit: z._default(z.int().check(z.gte(5), z.lte(120)), 20),
  speedBonus: z._default(z.boolean(), true),
  chaos: z._default(z.enum(['calm', 'lively', 'wild']), 'lively'),
  /** Null: in written order. Only ready-made sets are shuffled, because anybody may have seen their answers. */
  shuffleQuestions: z._default(z.nullable(z.boolean()), null),
  shuffleAnswers: z._default(z.nullable(z.boolean()), null),
  questionCount: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100))), null),
  lateJoin: z._default(z.boolean(), true),
  hostPlays: z._default(z.nullable(z.boolean()), null),
  maxPlayers: z._default(z.int().check(z.gte(1), z.lte(2000)), 1000),
  nicknames: z._default(z.enum(['free', 'generated']), 'free'),
  /** What ends a reveal. Null: the host if a board screen leads, else the clock. */
  pace: z._default(z.nullable(z.enum(['host', 'auto'])), null),
})
export type GameSettings = z.infer<typeof gameSettings>
