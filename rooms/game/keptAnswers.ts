import type { RoomPorts } from '../ports.ts'
import type { Match } from '../shared/match/matchModel.ts'
import { plannedQuestion, turnOf } from '../shared/match/matchModel.ts'
import type { GameClient } from './seats/attendance.ts'

interface KeepingNeeds {
  match: Match
  ports: Pick<RoomPorts, 'content' | 'log'>
  /** Only the host's screens are told what was written into which set. */
  hosts(): Iterable<GameClient>
}

/** Writes accepted answers of a game into the host's own set, when the host asks for it. */
export class KeptAnswers {
  private readonly needs: KeepingNeeds

  constructor(needs: KeepingNeeds) {
    this.needs = needs
  }

  /** False if the host has not accepted that text in this game, or if the set belongs to another author. */
  keep(question: number, text: string): boolean {
    const { match } = this.needs
    const { host, questionSetId: setId } = match.plan
    const turn = turnOf(match, question)
    if (!turn || !host.ownsSet || !match.accepted.get(question)?.some((one) => one.text === text)) return false
    const asked = plannedQuestion(match, turn)
    if (asked.kind !== 'typed') return false
    void this.write({ setId, userId: host.userId, asked, text })
    return true
  }

  private async write(wish: Parameters<RoomPorts['content']['acceptForEver']>[0]): Promise<void> {
    const { ports, hosts } = this.needs
    const { text } = wish
    const isKept = await ports.content.acceptForEver(wish).catch((error: unknown) => {
      ports.log.error({ error: String(error) }, 'an accepted answer could not be kept')
      return false
    })
    for (const client of hosts())
      client.send(
        'notice',
        isKept ? { type: 'success', name: 'answer-kept', text } : { type: 'warning', name: 'answer-not-kept', text },
      )
  }
}
