import type { ReceivedSlimeResponse, RedeemCodeRequest } from '../../rooms/shared/contract/player.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { SecretCodes } from '../content/secretCodes.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import type { Owner } from './holdings.ts'
import { withDeed, withSlimes } from './holdings.ts'
import type { Ledger } from './ledger.ts'
import { receipt } from './receipt.ts'

/** Enough for a child who cannot spell, but too few to try a dictionary. */
const codeGuesses: Pace = { points: 20, seconds: 10 * 60 }

/** Secret codes: each works once for each player, and guessing them is slow. */
export const keepCodes = (ledger: Ledger, codes: SecretCodes, today: () => string, throttles: Throttles) => {
  const guesses = throttles('secretCodes', codeGuesses)
  return {
    riddlesIn: codes.hintsIn,

    redeem: async (
      owner: Owner,
      { code: typed, requestId }: RedeemCodeRequest,
    ): Promise<ReceivedSlimeResponse | Refused> => {
      if (!(await guesses.take(owner.id))) return refuse('tooManyAttempts')
      const code = codes.find(typed)
      if (!code) return refuse('invalidCode')
      await guesses.giveBack(owner.id)
      const committed = await ledger.commit(owner, {
        reason: 'code',
        key: `code:${code.id}`,
        requestId,
        apply: (before) => withDeed(withSlimes(before, code.slimeId, 1), 'codesRedeemed'),
      })
      if (isRefused(committed)) return committed
      const isAnsweredAgain = requestId !== undefined && committed.row.requestId === requestId
      return committed.repeated && !isAnsweredAgain ? refuse('codeAlreadyRedeemed') : receipt(owner, committed, today())
    },
  }
}
