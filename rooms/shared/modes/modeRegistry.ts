import type { GameMode } from '../contract/gameModes.ts'
import { battleMode, firstBattleMode } from './battle/battleMode.ts'
import { firstGoldQuestMode, goldQuestMode } from './goldQuest/goldQuestMode.ts'
import type { ModeRules } from './modeRules.ts'
import { firstRacingMode, racingMode } from './racing/racingMode.ts'
import { scoreOnlyMode } from './scoreOnlyMode.ts'
import { firstSurvivalMode, survivalMode } from './survival/survivalMode.ts'
import { firstTowerMode, towerMode } from './tower/towerMode.ts'

/** Boards differ by mode; a caller hands each board back to the rule book that made it. */
export type AnyModeRules = ModeRules<unknown>

const ruleBooks = {
  classic: scoreOnlyMode('classic'),
  racing: racingMode,
  battle: battleMode,
  'gold-quest': goldQuestMode,
  tower: towerMode,
  survival: survivalMode,
}

/** The types of all rule books, for `modeTerms.ts`. */
export type RuleBooks = typeof ruleBooks

/** Every mode has its rule book: one that is missing does not compile. */
export const modeRegistry: Readonly<Record<GameMode, AnyModeRules>> = ruleBooks

/** Former versions of rules: games that were played by them are played again by them. */
const formerRules: readonly AnyModeRules[] = [
  firstBattleMode,
  firstGoldQuestMode,
  firstRacingMode,
  firstSurvivalMode,
  firstTowerMode,
]

/** The rules that a game is played by. In older practices, from before they had moves, only the questions decide. */
export function rulesFor({ gameMode, rules, practice }: RulesWanted): AnyModeRules {
  if (practice && rules === undefined) return scoreOnlyMode(gameMode)
  const former = formerRules.find(({ mode, version }) => mode === gameMode && version === rules)
  return former ?? modeRegistry[gameMode]
}

/**
 * Whether this version of the school has the mode, in the version of its rules. Games from before there were versions play by
 * the newest.
 */
export const knowsRules = (wanted: RulesWanted): boolean =>
  wanted.gameMode in ruleBooks && (wanted.rules === undefined || rulesFor(wanted).version === wanted.rules)

/** All rules that games can be played by here. */
export const rulesKnown: readonly string[] = [...Object.values(ruleBooks), ...formerRules].map(
  ({ mode, version }) => `${mode} ${version}`,
)

interface RulesWanted {
  gameMode: GameMode
  /** The version of the rules. */
  rules?: number
  practice?: unknown
}
