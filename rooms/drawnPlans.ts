import { askedAhead, withoutAhead } from './classAhead.ts'
import type { Knock } from './knock.ts'
import type { Account, RoomPorts, SetToPlay } from './ports.ts'
import { sameSet } from './sameSet.ts'
import type { CreateGame, JoinRefusal } from './shared/contract/game.ts'
import { type GameSettings, gameSettings } from './shared/contract/gameSettings.ts'
import { isMapMode } from './shared/maps/tileTypes.ts'
import { asDrawn, drawQuestions, type MatchPlan, mapOfPlan } from './shared/match/matchPlan.ts'
import { modeRegistry } from './shared/modes/modeRegistry.ts'
import { type PracticeWish, practiceLimitMs } from './shared/practice/practiceRules.ts'
import { isScored } from './shared/questions/questionKinds.ts'

/** The whole plan of a game, except for its code. */
export async function drawUpGame(
  ports: RoomPorts,
  account: Account,
  wish: CreateGame,
  { device, address }: From,
): Promise<MatchPlan | JoinRefusal> {
  const { gameMode, classId } = wish
  if (!(await ports.results.mayHost(account))) return 'gamesOfToday'
  if (classId !== undefined && !(account.role === 'teacher' && account.classIds?.includes(classId)))
    return 'classNotFound'
  const found = wish.missedIn
    ? await ports.content.missedIn(wish.missedIn, account)
    : await ports.content.questionSet(wish.questionSetId, account)
  if (!found) return 'questionSetNotFound'
  // Two classes of a school may play the same set at once: their teachers decide that.
  const set = account.role === 'teacher' ? found : await besideClasses(ports, found, address)
  if (!set) return 'beingPlayed'
  // Otherwise a player of this set could open it in a second game, and read there the answers of the class they are in.
  const here = { hostId: account.id, isTaught: account.role === 'teacher' }
  const who = { userId: account.id, device }
  if (sameSet.bars(set.id, who, here, await ports.whereabouts.played(set.id, who))) return 'beingPlayed'
  const map = wish.mapId
    ? await ports.content.map(wish.mapId, gameMode, account)
    : await ports.content.defaultMap(gameMode)
  if (isMapMode(gameMode) && !map) return 'mapNotFound'
  const wished = settled(gameSettings.parse(wish.settings ?? {}), set.readyMade === true)
  // In a class pupils know each other by the names on their cards, and their teacher knows who they are.
  const settings = classId === undefined ? wished : { ...wished, nicknames: 'free' as const }
  const { id: userId, username, selectedSlime: slime } = account
  return {
    gameId: ports.secret(),
    code: '',
    gameMode,
    map: !isMapMode(gameMode) || !map ? null : mapOfPlan(map),
    ...(map?.id !== undefined && map.isDefault === false && { builtMap: map.id }),
    title: set.title,
    ...(wish.missedIn && { onlyMissed: true as const }),
    questionSetId: set.id,
    ...drawnFrom(ports, set, settings),
    settings,
    host: { userId, username, slime, ...hostOf(account, set, settings) },
    seed: ports.secret(),
    createdAt: ports.date(),
    rules: modeRegistry[gameMode].version,
    ...(classId !== undefined && { classId, ...(await ports.ofClass(classId)) }),
  }
}

const hostOf = ({ id, role }: Account, { ownerId }: SetToPlay, { hostPlays }: GameSettings) => ({
  plays: hostPlays ?? role === 'student',
  teaches: role === 'teacher',
  ownsSet: ownerId === id,
})

/** The device and address that a knock comes from. */
export type From = Pick<Knock, 'device' | 'address'>

/** Without the questions that a class behind the same address has still to be asked; undefined if too few are left. */
export const besideClasses = async (
  ports: RoomPorts,
  set: SetToPlay,
  address: string,
): Promise<SetToPlay | undefined> => {
  const left = withoutAhead(set.questions, await askedAhead(ports, address))
  if (!left || left.length === set.questions.length) return left && set
  const { questionsId: _, ...others } = set
  return { ...others, questions: left }
}

/** Practice pays by its own clock, the same for every question. Opinions and slides are left out: there is no class to talk. */
const asPractised = (set: SetToPlay): SetToPlay => {
  if (set.questions.every((question) => question.seconds === undefined && isScored(question))) return set
  const { questionsId: _, questions, ...others } = set
  return { ...others, questions: questions.filter(isScored).map(({ seconds: _, ...question }) => question) }
}

const drawnFrom = ({ random, phaseMs }: RoomPorts, { questions, questionsId }: SetToPlay, settings: GameSettings) => {
  const draw = drawQuestions(questions, settings, random)
  const drawn = questionsId && { drawn: { of: questionsId, draw } }
  return { questions: asDrawn(questions, draw), ...drawn, ...(phaseMs && { phaseMs }) }
}

const settled = (settings: GameSettings, isShuffled: boolean): GameSettings => ({
  ...settings,
  shuffleQuestions: settings.shuffleQuestions ?? isShuffled,
  shuffleAnswers: settings.shuffleAnswers ?? isShuffled,
})

/** One pupil's practice, against a scripted rival. */
export function planPractice(
  ports: RoomPorts,
  { id: userId, username, selectedSlime: slime }: Account,
  { questionSetId, gameMode, difficulty }: PracticeWish,
  { map, ...set }: SetToPlay & Pick<MatchPlan, 'map'>,
): MatchPlan {
  const runId = ports.secret()
  const settings = gameSettings.parse({ timeLimit: practiceLimitMs / 1000, pace: 'host' })
  return {
    gameId: runId,
    code: '',
    gameMode,
    map,
    title: set.title,
    questionSetId,
    ...drawnFrom(ports, asPractised(set), settings),
    settings,
    host: { userId, username, slime, plays: true },
    seed: ports.secret(),
    createdAt: ports.date(),
    rules: modeRegistry[gameMode].version,
    practice: { difficulty, runId, isOwn: set.ownerId === userId, asksAgain: true, countsHundreds: true },
  }
}
