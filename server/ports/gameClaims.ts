import { type Claim, GameTaken } from '../../rooms/ports.ts'
import { journalOf, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { RunningGameRecord } from '../archive/records.ts'
import { type Kept, RecordUnreadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

export type GameRecord = Kept<RunningGameRecord>

export const recordOfGame = (plan: MatchPlan, heldBy: string, { epoch, journal }: Claim): RunningGameRecord => ({
  id: plan.code,
  gameId: plan.gameId,
  ...(plan.round && { round: plan.round }),
  // A practice does not hide the answers of its set, so it does not name the set.
  questionSetId: plan.practice ? '' : plan.questionSetId,
  questionsId: plan.drawn?.of ?? '',
  hostUserId: plan.host.userId,
  openedAt: plan.createdAt,
  ...(plan.classId !== undefined && { classId: plan.classId }),
  // They tell a process of an older version that it cannot play the game.
  gameMode: plan.gameMode,
  ...(plan.rules !== undefined && { rules: plan.rules }),
  heldBy,
  isOver: false,
  epoch,
  journal,
})

export const claimOf = (plan: MatchPlan, epoch: number): Claim => ({
  code: plan.code,
  gameId: plan.gameId,
  epoch,
  journal: journalOf(plan),
})

/** The claim in a record. Records of older versions have no number, and their journals are named by code and round. */
export const claimIn = ({ id, gameId, epoch = 0, round, journal }: RunningGameRecord): Claim => ({
  code: id,
  gameId,
  epoch,
  journal: journal ?? (round ? `${id}-${round}` : id),
})

/** The holder of a game; records of 1.0.0 name none. */
export const holderOf = ({ heldBy = '' }: Partial<RunningGameRecord>): string => heldBy

/**
 * Records of running games, as one process may change them. Changes to its own games name its claim and the version of
 * the record that it has read. `self`: the name of this process.
 */
export const keepClaims = (
  runningGames: Shelves['runningGames'],
  self: string,
  lease: { isSure(): boolean; absences(): number },
) => {
  /** By journal: the number of this process's absences when it last saw that the game was its own. */
  const seenOurs = new Map<string, number>()

  /** The record with its next version; undefined if it was changed meanwhile. */
  const changed = async (record: GameRecord, to: Partial<RunningGameRecord>): Promise<GameRecord | undefined> => {
    const { version, ...before } = record
    const next = { ...before, heldBy: holderOf(before), ...to }
    // Codes are used again, and then versions start anew, so the game has to match, too.
    const isSame = { gameId: record.gameId }
    return (await runningGames.replace(next, version, isSame)) ? { ...next, version: version + 1 } : undefined
  }

  const isBy = (claim: Claim, record: RunningGameRecord): boolean => {
    const { gameId, epoch } = claimIn(record)
    return holderOf(record) === self && gameId === claim.gameId && epoch === claim.epoch
  }

  /** The record of a game that this process still has by that claim. */
  const ours = async (claim: Claim): Promise<GameRecord> => {
    const record = await runningGames.get(claim.code)
    if (record && isBy(claim, record)) return record
    throw new GameTaken(claim.code)
  }

  /** After an absence this process cannot know whether another has the game, or has closed it. */
  const stillOurs = async (claim: Claim): Promise<void> => {
    const isKnown = () => lease.isSure() && seenOurs.get(claim.journal) === lease.absences()
    for (let looks = 0; looks < 2 && !isKnown(); looks++) {
      const absences = lease.absences()
      await ours(claim)
      seenOurs.set(claim.journal, absences)
    }
  }

  return {
    changed,
    ours,
    stillOurs,
    forget: ({ journal }: Claim): void => void seenOurs.delete(journal),
    isBy,

    changeOurs: async (claim: Claim, to: Partial<RunningGameRecord>): Promise<GameRecord> => {
      const record = await changed(await ours(claim), to)
      if (record) return record
      throw new GameTaken(claim.code)
    },

    /** Whether the record is the next game, by which this process has replaced the claimed one. */
    isSuccessor: (claim: Claim, plan: MatchPlan, record: RunningGameRecord): boolean =>
      holderOf(record) === self && record.round === plan.round && claimIn(record).epoch === claim.epoch + 1,

    /** The record of a game, or its text if it cannot be read. */
    recordOf: async (code: string): Promise<GameRecord | string | undefined> => {
      try {
        return await runningGames.get(code)
      } catch (error) {
        if (error instanceof RecordUnreadable) return error.text
        throw error
      }
    },
  }
}
