import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameModes } from '../../../../rooms/shared/contract/gameModes.ts'
import { replayMatch } from '../../../../rooms/shared/match/match.ts'
import { replayOf } from '../../../../rooms/shared/match/replay.ts'
import { eventfulGame } from './eventfulGame.ts'

/**
 * Records games of every mode by the rules of today. `recordedGames.test.ts` holds every later version to them. Run it for a new
 * mode, or for a new version of a mode's rules. It never overwrites a recording. `npx node test/rooms/shared/match/recordGames.ts`
 */
const folder = join(import.meta.dirname, 'recordedGames')
const gamesEach = 3

for (const mode of gameModes) {
  mkdirSync(join(folder, mode), { recursive: true })
  for (let number = 1; number <= gamesEach; number++) {
    const { plan, entries } = eventfulGame(mode, 1000 + number, 8)
    const match = replayMatch(plan, entries)
    const version = match.rules.version
    const file = join(folder, mode, `v${version}-${number}.json`)
    const replay = replayOf(match)
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ ...replay, plan: { ...plan, rules: version } })}\n`)
  }
}
