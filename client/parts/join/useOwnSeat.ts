import { useEffect, useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { HostedGame } from '../../../rooms/shared/contract/hostedGames.ts'
import { hostedGamesPath, readSeats } from '../../net/hostedGames.ts'
import { useServerData } from '../../net/useServerData.ts'
import { seatedGames } from '../../state/kept/seatedGames.ts'

const seatsOfAccount = async (userId: string | undefined): Promise<string[]> => {
  const answer = userId === undefined ? undefined : await readSeats(userId)
  return answer?.ok ? answer.value.map(({ code }) => code) : []
}

/**
 * The code of a game that goes on and in which this tab or this account has a seat: for players who have left it in the
 * middle, as by the way back of a phone, or who go on with another one. The code may stand on a board they do not see.
 */
export function useOwnSeat(user: User | null): string | undefined {
  const [ofTab, setOfTab] = useState<string[]>([])
  const [ofAccount, setOfAccount] = useState<string[]>([])
  const codes = [...ofTab, ...ofAccount]
  const userId = user?.id
  const { data: hosted } = useServerData<HostedGame[]>(userId && codes.length > 0 ? hostedGamesPath(userId) : null)
  useEffect(() => {
    let isWanted = true
    setOfAccount([])
    // Each as it comes: on a dead line the account's may take long, and those of this tab are known.
    void seatedGames().then((found) => isWanted && setOfTab(found))
    void seatsOfAccount(userId).then((found) => isWanted && setOfAccount(found))
    return () => {
      isWanted = false
    }
  }, [userId])
  // Those that one hosts stand elsewhere, with more to press.
  const others = user ? hosted : []
  return others && codes.find((one) => others.every((game) => game.code !== one))
}
