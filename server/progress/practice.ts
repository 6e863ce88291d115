import type { PracticeFeats } from '../../rooms/ports.ts'
import { perfectGameQuestions } from '../../rooms/shared/catalog/measures.ts'
import { countGame } from '../../rooms/shared/catalog/purse.ts'
import type {
  PracticeHistoryRow,
  PracticeSaveRequest,
  PracticeSaveResponse,
  PracticeStats,
} from '../../rooms/shared/contract/practice.ts'
import { practiceHistoryLimit } from '../../rooms/shared/contract/practice.ts'
import type { Holdings, PracticeRunRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Owner } from '../economy/holdings.ts'
import { withPay } from '../economy/holdings.ts'
import type { Ledger } from '../economy/ledger.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'

type Needs = { shelves: Pick<Shelves, 'practiceRuns'>; ledger: Ledger; today: () => string }

export type Practice = ReturnType<typeof keepPractice>

/** No pupil plays this many runs and saves the first of them last. */
const mostUnsaved = 50

export const keepPractice = ({ shelves: { practiceRuns }, ledger, today }: Needs) => ({
  /** Pays once for a run that was really played here and matches the request. */
  save: async (owner: Owner, request: PracticeSaveRequest): Promise<PracticeSaveResponse | Refused> => {
    const runs = (saved: boolean) =>
      practiceRuns.find({ where: { userId: owner.id, saved }, sort: [['finishedAt', 'desc']], limit: mostUnsaved })
    const run = (await runs(false)).find((one) => tells(one, request))
    if (!run)
      return refuse((await runs(true)).some((one) => tells(one, request)) ? 'practiceRunSaved' : 'practiceRunMismatch')

    const paid = await ledger.commit(owner, {
      reason: 'practice',
      key: `practice:${run.id}`,
      apply: (before) => withRun(before, run, today()),
    })
    if (isRefused(paid)) return paid
    // The first call to mark the run has saved it. After a kill just before this line, the next call marks it.
    const { version, ...record } = run
    const saved = { ...record, paid: paid.row.currency, saved: true }
    if (!(await practiceRuns.replace(saved, version))) return refuse('practiceRunSaved')
    return { saved: historyRow(saved), currency: paid.row.after.currency }
  },

  history: async (userId: string): Promise<PracticeHistoryRow[]> => {
    const runs = await practiceRuns.find({
      where: { userId, saved: true },
      sort: [['finishedAt', 'desc']],
      limit: practiceHistoryLimit,
    })
    return runs.map(historyRow)
  },

  stats: async (owner: Owner): Promise<PracticeStats> => {
    const { practice } = (await ledger.head(owner)).holdings
    return {
      total_practice_games: practice.games,
      total_questions: practice.questions,
      total_correct: practice.correct,
      total_earned: practice.earned,
      avg_score: practice.games === 0 ? 0 : Math.round(practice.score / practice.games),
    }
  },
})

const tells = (run: PracticeRunRecord, request: PracticeSaveRequest) =>
  run.questionSetId === request.questionSetId &&
  run.gameMode === request.gameMode &&
  run.difficulty === request.difficulty &&
  run.score === request.score &&
  run.questionsCorrect === request.questionsCorrect &&
  run.questionsTotal === request.questionsTotal &&
  run.currencyEarned === request.currencyEarned

const withRun = (before: Holdings, run: PracticeRunRecord, today: string): Holdings => {
  const purse = run.feats === null ? 'ownQuestions' : 'everyday'
  const paid = withPay(before, { purse, earned: run.currencyEarned, today })
  const after = { ...paid, practice: withRunCounted(before, run, paid.currency - before.currency) }
  return run.feats && run.questionsTotal >= fewestQuestions ? withFeats(after, run.feats, run, today) : after
}

/** A practice counts as a game from as many questions as a perfect game needs. */
const fewestQuestions = perfectGameQuestions

const withFeats = (
  before: Holdings,
  feats: PracticeFeats,
  { questionsTotal }: PracticeRunRecord,
  today: string,
): Holdings => {
  const { counts, purses } = countGame(before.purses, today)
  if (!counts) return before
  const { stats, deeds } = before
  return {
    ...before,
    purses,
    stats: {
      ...stats,
      totalGames: stats.totalGames + 1,
      totalCorrect: stats.totalCorrect + feats.correct,
      bestStreak: Math.max(stats.bestStreak, feats.bestStreak),
    },
    deeds: {
      ...deeds,
      totalAnswered: deeds.totalAnswered + feats.answered,
      perfectGames: deeds.perfectGames + (feats.correct === questionsTotal ? 1 : 0),
    },
  }
}

const withRunCounted = ({ practice }: Holdings, run: PracticeRunRecord, paid: number): Holdings['practice'] => ({
  ...practice,
  ...(run.feats === null && { ofOwn: (practice.ofOwn ?? 0) + 1 }),
  games: practice.games + 1,
  questions: practice.questions + run.questionsTotal,
  correct: practice.correct + run.questionsCorrect,
  earned: practice.earned + paid,
  score: practice.score + run.score,
})

const historyRow = (run: PracticeRunRecord): PracticeHistoryRow => ({
  id: run.id,
  game_mode: run.gameMode,
  difficulty: run.difficulty,
  score: run.score,
  questions_correct: run.questionsCorrect,
  questions_total: run.questionsTotal,
  currency_earned: run.paid ?? run.currencyEarned,
  played_at: run.finishedAt,
})
