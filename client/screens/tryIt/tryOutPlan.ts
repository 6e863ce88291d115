import { unpackMap } from '../../../rooms/shared/maps/packedMap.ts'
import { tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { tryOutTexts } from '../../texts/tryOut.ts'

/** Short enough for three questions: around a pond, over a bridge, past a grumpy picnicker. */
const rows = [
  '..................',
  '.~~...====>===....',
  '~~~...=......=....',
  '.~....=.~~~..x....',
  '.=====2.~~~~.=....',
  '.=......~~~~.=....',
  '.==>=.........==..',
  '....=..........=..',
  '....===>=x======..',
  '..................',
]

const map = {
  width: 18,
  height: rows.length,
  legend: ['grass', 'track', 'water', 'boost', 'obstacle', 'enemy-weak'],
  tiles: rows.map((row) => row.replace(/[^\n]/g, (tile) => String('.=~>x2'.indexOf(tile)))).join(''),
}

/** A race of three questions. `seed` decides its random events. */
export const tryOutPlan = (seed: number): MatchPlan => ({
  gameId: 'try-out',
  code: tryOutTexts.mapName,
  gameMode: 'racing',
  map: { name: tryOutTexts.mapName, tiles: tilesOf(unpackMap({ name: tryOutTexts.mapName, ...map })) },
  title: tryOutTexts.mapName,
  questionSetId: '',
  questions: tryOutTexts.questions.map((question) => ({ ...question, answers: [...question.answers] })),
  settings: {
    timeLimit: 20,
    speedBonus: true,
    chaos: 'lively',
    shuffleQuestions: false,
    shuffleAnswers: false,
    questionCount: null,
    lateJoin: false,
    hostPlays: false,
    maxPlayers: 8,
    nicknames: 'generated',
    pace: 'auto',
  },
  // No board shows this game: the page itself does.
  host: { userId: '', username: '', slime: '', plays: true },
  seed,
  createdAt: 0,
})
