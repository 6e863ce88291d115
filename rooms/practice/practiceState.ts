import { type SchemaType, schema, t } from '@colyseus/schema'

export const PracticeState = schema(
  {
    /** 'lobby' until the player has sat down. */
    phase: t.string().default('lobby'),
    gameMode: t.string().default('classic'),
    difficulty: t.string().default('medium'),
    title: t.string().default(''),
    questionNumber: t.uint16().default(0),
    totalQuestions: t.uint16().default(0),
    /** Questions that come back after the last one, as far as that is known. */
    againCount: t.uint16().default(0),
    endsAt: t.number().default(0),
    correctAnswer: t.int8().default(-1),
    /** The player's own answer to this question; -2 until there is one. */
    ownAnswer: t.int8().default(-2),
    gained: t.uint16().default(0),
    score: t.uint32().default(0),
    correctCount: t.uint16().default(0),
    streak: t.uint16().default(0),
    aiScore: t.uint32().default(0),
    aiCorrectCount: t.uint16().default(0),
    aiAnswered: t.boolean().default(false),
    aiCorrect: t.boolean().default(false),
    currencyEarned: t.uint32().default(0),
    /** Own questions bring no coins. */
    isUnpaid: t.boolean().default(false),
  },
  'PracticeState',
)
export type PracticeState = SchemaType<typeof PracticeState>
