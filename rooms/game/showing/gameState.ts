import { type SchemaType, schema, t } from '@colyseus/schema'

/** The whole row of one player. The board screen is given every row, a player's device only its own. */
export const PlayerRow = schema(
  {
    id: t.string().default(''),
    userId: t.string().default(''),
    username: t.string().default(''),
    slime: t.string().default('mint'),
    score: t.number().default(0),
    isHost: t.boolean().default(false),
    plays: t.boolean().default(true),
    ready: t.boolean().default(false),
    /** Has done what the open phase asks for: answered the question, or chosen and looked again. */
    answered: t.boolean().default(false),
    lastAnswerCorrect: t.boolean().default(false),
    streak: t.uint16().default(0),
    /** The longest streak of this game. */
    bestStreak: t.uint16().default(0),
    place: t.uint16().default(0),
    correctCount: t.uint16().default(0),
    /** What the mode counts beside the score: hearts, or the place in which a player crossed the line. */
    mark: t.uint16().default(0),
    connected: t.boolean().default(true),
    /** A person sits here: their page has said so, or they have answered. */
    spoke: t.boolean().default(false),
    /** The neighbours in rank: the name, score and slime of the one ahead and of the one behind. */
    aheadName: t.string().default(''),
    aheadScore: t.number().default(0),
    aheadSlime: t.string().default(''),
    behindName: t.string().default(''),
    behindScore: t.number().default(0),
    behindSlime: t.string().default(''),
    /** The team in a class with teams, counted from one. */
    team: t.uint8().default(0),
    /** In a practice: the score that its mode goes by and shows. */
    modeScore: t.number().default(0),
  },
  'PlayerRow',
)
export type PlayerRow = SchemaType<typeof PlayerRow>

/** Everybody may see who is in the lobby (the first sixty) and who leads. */
export const PlayerCard = schema(
  {
    username: t.string().default(''),
    slime: t.string().default('mint'),
    isHost: t.boolean().default(false),
    ready: t.boolean().default(false),
  },
  'PlayerCard',
)
export const LeaderRow = schema(
  {
    username: t.string().default(''),
    slime: t.string().default('mint'),
    score: t.number().default(0),
    mark: t.uint16().default(0),
  },
  'LeaderRow',
)

/**
 * The question for players who come late or come back. Connected players got it with `next-question`, so it never
 * travels twice. It has no key: only the server knows that until the question closes.
 */
const QuestionCopy = schema(
  {
    text: t.string().default('').fullStateOnly(),
    image: t.string().default('').fullStateOnly(),
    answerA: t.string().default('').fullStateOnly(),
    answerB: t.string().default('').fullStateOnly(),
    answerC: t.string().default('').fullStateOnly(),
    answerD: t.string().default('').fullStateOnly(),
  },
  'QuestionCopy',
)

export const GameState = schema(
  {
    gameCode: t.string().default(''),
    gameMode: t.string().default('classic'),
    title: t.string().default(''),
    /** The game asks what was missed in an earlier game. */
    onlyMissed: t.boolean().default(false),
    /** Empty if the game has no map. */
    mapName: t.string().default(''),
    /** All kinds of questions but the usual one, separated by blanks, so that a page can fetch the code for them. */
    kinds: t.string().default(''),
    phase: t.string().default('lobby'),
    paused: t.boolean().default(false),
    /** By the host, or by a restart of the server; empty while the game goes on. */
    pausedBy: t.string().default(''),
    /** Who ends a reveal: the host or the clock. */
    pace: t.string().default('auto'),
    /** How many devices lead the game from elsewhere: while there is one, the board needs no bar. */
    remotes: t.uint8().default(0),
    locked: t.boolean().default(false),
    /** Newcomers have to pick the slimes that the board shows. */
    asksProof: t.boolean().default(false),
    /** Each network other than the host's gets only a few seats. */
    limitsSeats: t.boolean().default(false),
    /** Slimes in the lobby react to taps. */
    lobbyPlay: t.boolean().default(true),
    questionNumber: t.uint16().default(0),
    /** How many questions count. */
    totalQuestions: t.uint16().default(0),
    /** How many slides and opinions there have been so far. They do not count and have no number. */
    asides: t.uint8().default(0),
    timeLimit: t.uint16().default(20),
    question: t.ref(QuestionCopy).default(() => new QuestionCopy()),
    /** When the phase ends by the server's clock, in milliseconds since 1970; 0 if it has no clock. */
    endsAt: t.number().default(0),
    correctAnswer: t.int8().default(-1),
    playerCount: t.uint16().default(0),
    connectedCount: t.uint16().default(0),
    answeredCount: t.uint16().default(0),
    /** In the lobby: the first sixty players. */
    cards: t.map(PlayerCard),
    /** In the game: the first five, under their places. */
    leaders: t.map(LeaderRow),
    /** Nothing can be saved at the moment, so nothing that devices send is acknowledged until it can. */
    unsaved: t.boolean().default(false),
    players: t.map(PlayerRow).view(),
  },
  'GameState',
)
export type GameState = SchemaType<typeof GameState>
