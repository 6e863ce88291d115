import type {
  ClassDoorRecord,
  ClassInviteRecord,
  ClassKnockRecord,
  ClassMapRecord,
  ClassRecord,
  ClassReportRecord,
  ClassTeacherRecord,
  MapVoteRecord,
  MemberRecord,
  PassRecord,
} from './classRecords.ts'
import type {
  AccountRecord,
  ActRecord,
  DepartureRecord,
  GamePlanRecord,
  GuestEarningsRecord,
  LedgerRow,
  MapRecord,
  MetaRecord,
  NameRecord,
  PictureRecord,
  PictureUseRecord,
  PlayedQuestionsRecord,
  PracticeRunRecord,
  ProcessRecord,
  ProfileRecord,
  QuestionSetRecord,
  ReplayRecord,
  ReportRecord,
  RunningGameRecord,
  SecretRecord,
  SessionRecord,
  ShareRecord,
  StorageRecord,
  UnlockedRecord,
} from './records.ts'
import type { Doc, FieldKind, Shelf, ShelfPlan } from './shelf.ts'

/** A plan that also has the type of its records, so that a field they do not have does not compile. */
export type PlanOf<T extends Doc> = ShelfPlan & { holds?: T }

const shelf = <T extends Doc>(
  name: string,
  plan: {
    fields?: Partial<Record<keyof T & string, FieldKind>>
    unique?: (keyof T & string)[][]
    sorted?: (keyof T & string)[][]
  },
): PlanOf<T> => ({
  name,
  fields: Object.fromEntries(Object.entries(plan.fields ?? {}).map(([field, kind]) => [field, kind as FieldKind])),
  unique: plan.unique ?? [],
  sorted: plan.sorted ?? [],
})

export const shelfPlans = {
  meta: shelf<MetaRecord>('meta', {}),
  secrets: shelf<SecretRecord>('secrets', {}),
  accounts: shelf<AccountRecord>('accounts', {
    fields: { usernameKey: 'text', role: 'text' },
    unique: [['usernameKey']],
    sorted: [['role', 'usernameKey']],
  }),
  names: shelf<NameRecord>('names', { fields: { userId: 'text' }, sorted: [['userId']] }),
  sessions: shelf<SessionRecord>('sessions', {
    fields: { userId: 'text', expiresAt: 'number' },
    sorted: [['userId'], ['expiresAt']],
  }),
  classes: shelf<ClassRecord>('classes', { fields: { archivedAt: 'number' }, sorted: [['archivedAt']] }),
  classTeachers: shelf<ClassTeacherRecord>('classTeachers', {
    fields: { classId: 'text', userId: 'text' },
    sorted: [['classId'], ['userId']],
  }),
  classInvites: shelf<ClassInviteRecord>('classInvites', {
    fields: { classId: 'text', userId: 'text' },
    sorted: [['classId'], ['userId']],
  }),
  classKnocks: shelf<ClassKnockRecord>('classKnocks', {
    fields: { classId: 'text', userId: 'text', at: 'number' },
    sorted: [['classId'], ['userId'], ['at']],
  }),
  classDoors: shelf<ClassDoorRecord>('classDoors', {
    fields: { code: 'text', openUntil: 'number' },
    unique: [['code']],
    sorted: [['openUntil']],
  }),
  classMaps: shelf<ClassMapRecord>('classMaps', {
    fields: { classId: 'text', ownerId: 'text', handedAt: 'number' },
    sorted: [['classId', 'handedAt'], ['ownerId'], ['classId', 'ownerId']],
  }),
  mapVotes: shelf<MapVoteRecord>('mapVotes', {
    fields: { mapId: 'text', gameId: 'text', again: 'boolean' },
    sorted: [
      ['mapId', 'again'],
      ['gameId', 'again'],
    ],
  }),
  members: shelf<MemberRecord>('members', {
    fields: { classId: 'text', userId: 'text' },
    sorted: [['classId'], ['userId']],
  }),
  passes: shelf<PassRecord>('passes', {
    fields: { userId: 'text', classId: 'text' },
    sorted: [['userId'], ['classId']],
  }),
  acts: shelf<ActRecord>('acts', { fields: { at: 'number' }, sorted: [['at']] }),
  departures: shelf<DepartureRecord>('departures', {}),
  questionSets: shelf<QuestionSetRecord>('questionSets', {
    fields: { ownerId: 'text', readyMade: 'boolean', createdAt: 'number' },
    sorted: [['ownerId', 'createdAt'], ['readyMade', 'createdAt'], ['ownerId']],
  }),
  maps: shelf<MapRecord>('maps', {
    fields: { ownerId: 'text', gameMode: 'text', isDefault: 'boolean', createdAt: 'number' },
    sorted: [['ownerId', 'createdAt'], ['isDefault', 'createdAt'], ['ownerId']],
  }),
  shares: shelf<ShareRecord>('shares', {
    fields: {
      kind: 'text',
      topic: 'text',
      ownerId: 'text',
      ownerRole: 'text',
      sharing: 'text',
      isStopped: 'boolean',
      isFlagged: 'boolean',
      sharedAt: 'number',
    },
    sorted: [
      ['kind', 'ownerRole', 'sharing', 'sharedAt'],
      ['ownerId', 'kind', 'sharing'],
      ['isFlagged', 'sharedAt'],
      ['isStopped', 'sharedAt'],
    ],
  }),
  pictures: shelf<PictureRecord>('pictures', {}),
  pictureUses: shelf<PictureUseRecord>('pictureUses', {
    fields: { pictureId: 'text', holderId: 'text', ownerId: 'text' },
    sorted: [['pictureId'], ['holderId'], ['ownerId']],
  }),
  storage: shelf<StorageRecord>('storage', {}),
  playedQuestions: shelf<PlayedQuestionsRecord>('playedQuestions', {}),
  ledger: shelf<LedgerRow>('ledger', {
    fields: { playerId: 'text', seq: 'number', key: 'text' },
    unique: [['playerId', 'seq'], ['key']],
  }),
  profiles: shelf<ProfileRecord>('profiles', {
    fields: {
      ranked: 'boolean',
      totalWins: 'number',
      totalCorrect: 'number',
      totalGames: 'number',
      totalCurrencyEarned: 'number',
      bestStreak: 'number',
    },
    sorted: [
      ['ranked', 'totalWins'],
      ['ranked', 'totalCorrect'],
      ['ranked', 'totalGames'],
      ['ranked', 'totalCurrencyEarned'],
      ['ranked', 'bestStreak'],
    ],
  }),
  reports: shelf<ReportRecord>('reports', {
    fields: { hostUserId: 'text', finishedAt: 'number' },
    sorted: [['hostUserId', 'finishedAt'], ['finishedAt'], ['hostUserId']],
  }),
  classReports: shelf<ClassReportRecord>('classReports', {
    fields: { classId: 'text', finishedAt: 'number' },
    sorted: [['classId', 'finishedAt'], ['finishedAt']],
  }),
  replays: shelf<ReplayRecord>('replays', {}),
  practiceRuns: shelf<PracticeRunRecord>('practiceRuns', {
    fields: { userId: 'text', saved: 'boolean', finishedAt: 'number' },
    sorted: [['userId', 'saved', 'finishedAt'], ['finishedAt'], ['userId']],
  }),
  unlocked: shelf<UnlockedRecord>('unlocked', { fields: { userId: 'text' }, sorted: [['userId']] }),
  guestEarnings: shelf<GuestEarningsRecord>('guestEarnings', {
    fields: { seat: 'text', finishedAt: 'number', claimedBy: 'text' },
    sorted: [['seat'], ['finishedAt'], ['claimedBy']],
  }),
  runningGames: shelf<RunningGameRecord>('runningGames', {
    fields: {
      questionSetId: 'text',
      questionsId: 'text',
      heldBy: 'text',
      hostUserId: 'text',
      gameId: 'text',
      isOver: 'boolean',
    },
    sorted: [
      ['gameId'],
      ['hostUserId'],
      ['questionSetId'],
      ['questionsId'],
      ['heldBy'],
      ['hostUserId', 'questionSetId'],
    ],
  }),
  gamePlans: shelf<GamePlanRecord>('gamePlans', {}),
  processes: shelf<ProcessRecord>('processes', {}),
}

export type Shelves = {
  [Name in keyof typeof shelfPlans]: (typeof shelfPlans)[Name] extends PlanOf<infer T> ? Shelf<T> : never
}
