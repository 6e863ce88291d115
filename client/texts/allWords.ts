import type { accountTexts } from './account.ts'
import type { accountRefusalTexts } from './accountRefusals.ts'
import type { achievementWords } from './achievements.ts'
import type { boardSignTexts } from './boardSigns.ts'
import type { achievementTexts, categoryNames, fieldNames, leaderboardTexts } from './boards.ts'
import type { caughtNamesTexts } from './caughtNames.ts'
import type { choosingTexts } from './choosing.ts'
import type { collectingRefusalTexts } from './collectingRefusals.ts'
import type { collectionTexts } from './collection.ts'
import type { complaintTexts } from './complaints.ts'
import type { dashboardTexts } from './dashboard.ts'
import type { designTexts } from './design.ts'
import type { doorProofTexts } from './doorProof.ts'
import type { gameEndTexts } from './gameEnd.ts'
import type { gameEndedTexts } from './gameEnded.ts'
import type { gameHostTexts } from './gameHost.ts'
import type { gameLobbyTexts } from './gameLobby.ts'
import type { gamePlayTexts, placeText } from './gamePlay.ts'
import type { gamePracticeTexts } from './gamePractice.ts'
import type { happeningTexts, reasonTexts } from './happenings.ts'
import type { headlineTexts } from './headlines.ts'
import type { homeTexts } from './home.ts'
import type { hostTexts } from './host.ts'
import type { hostLobbyTexts } from './hostLobby.ts'
import type { joinTexts } from './join.ts'
import type { keepGameTexts } from './keepGame.ts'
import type { lobbyPlayTexts } from './lobbyPlay.ts'
import type { loginTexts } from './login.ts'
import type { mapEditorTexts, toolNames, warningTexts } from './mapEditor.ts'
import type { mapTexts } from './maps.ts'
import type { difficultyNames, modeLines, practiceLines } from './modeLines.ts'
import type { modeNames } from './modes.ts'
import type { moveTexts } from './moves.ts'
import type { noticeTexts } from './notices.ts'
import type { ownRevealTexts } from './ownReveal.ts'
import type { packTexts } from './packs.ts'
import type { partTexts } from './parts.ts'
import type { playAgainTexts } from './playAgain.ts'
import type { practiceTexts } from './practice.ts'
import type { purseTexts } from './purse.ts'
import type { questionSetTexts } from './questionSets.ts'
import type { rarityNames } from './rarities.ts'
import type { refusalAdvice, refusalTexts } from './refusals.ts'
import type { remoteTexts } from './remote.ts'
import type { replayTexts } from './replay.ts'
import type { mapPointsTexts, reasonNames, reasonOfAllModes } from './reportReasons.ts'
import type { reportTexts } from './reports.ts'
import type { runningGamesTexts } from './runningGames.ts'
import type { aheadNames, hazardNames, monsterNames, sceneTexts, sceneWords } from './scene.ts'
import type { schoolTexts } from './school.ts'
import type { scoreboardTexts } from './scoreboards.ts'
import type { secondChanceTexts } from './secondChance.ts'
import type { secretTexts } from './secrets.ts'
import type { sharingTexts } from './sharing.ts'
import type { shellTexts } from './shell.ts'
import type { shopTexts } from './shop.ts'
import type { slimeCharacters } from './slimeCharacters.ts'
import type { slimeNames } from './slimeNames.ts'
import type { soundTexts } from './sound.ts'
import type { stageTexts } from './stage.ts'
import type { subjectNames } from './subjects.ts'
import type { tileHints, tileNames } from './tiles.ts'
import type { wallTexts } from './wall.ts'
import type { writingRefusalTexts } from './writingRefusals.ts'

/** Every text of the pages, by the name under which another language has it. */
interface EnglishWords {
  subjectNames: typeof subjectNames
  achievementWords: typeof achievementWords
  packTexts: typeof packTexts
  slimeCharacters: typeof slimeCharacters
  slimeNames: typeof slimeNames
  accountRefusalTexts: typeof accountRefusalTexts
  accountTexts: typeof accountTexts
  achievementTexts: typeof achievementTexts
  aheadNames: typeof aheadNames
  boardSignTexts: typeof boardSignTexts
  categoryNames: typeof categoryNames
  caughtNamesTexts: typeof caughtNamesTexts
  choosingTexts: typeof choosingTexts
  collectingRefusalTexts: typeof collectingRefusalTexts
  collectionTexts: typeof collectionTexts
  complaintTexts: typeof complaintTexts
  dashboardTexts: typeof dashboardTexts
  designTexts: typeof designTexts
  difficultyNames: typeof difficultyNames
  doorProofTexts: typeof doorProofTexts
  fieldNames: typeof fieldNames
  gameEndTexts: typeof gameEndTexts
  gameEndedTexts: typeof gameEndedTexts
  gameHostTexts: typeof gameHostTexts
  gameLobbyTexts: typeof gameLobbyTexts
  gamePlayTexts: typeof gamePlayTexts
  gamePracticeTexts: typeof gamePracticeTexts
  happeningTexts: typeof happeningTexts
  hazardNames: typeof hazardNames
  headlineTexts: typeof headlineTexts
  homeTexts: typeof homeTexts
  hostLobbyTexts: typeof hostLobbyTexts
  hostTexts: typeof hostTexts
  joinTexts: typeof joinTexts
  keepGameTexts: typeof keepGameTexts
  leaderboardTexts: typeof leaderboardTexts
  lobbyPlayTexts: typeof lobbyPlayTexts
  loginTexts: typeof loginTexts
  mapEditorTexts: typeof mapEditorTexts
  mapPointsTexts: typeof mapPointsTexts
  mapTexts: typeof mapTexts
  modeLines: typeof modeLines
  modeNames: typeof modeNames
  monsterNames: typeof monsterNames
  moveTexts: typeof moveTexts
  noticeTexts: typeof noticeTexts
  ownRevealTexts: typeof ownRevealTexts
  partTexts: typeof partTexts
  placeText: typeof placeText
  playAgainTexts: typeof playAgainTexts
  practiceLines: typeof practiceLines
  practiceTexts: typeof practiceTexts
  purseTexts: typeof purseTexts
  questionSetTexts: typeof questionSetTexts
  rarityNames: typeof rarityNames
  reasonNames: typeof reasonNames
  reasonOfAllModes: typeof reasonOfAllModes
  reasonTexts: typeof reasonTexts
  refusalAdvice: typeof refusalAdvice
  refusalTexts: typeof refusalTexts
  remoteTexts: typeof remoteTexts
  replayTexts: typeof replayTexts
  reportTexts: typeof reportTexts
  runningGamesTexts: typeof runningGamesTexts
  sceneTexts: typeof sceneTexts
  sceneWords: typeof sceneWords
  schoolTexts: typeof schoolTexts
  scoreboardTexts: typeof scoreboardTexts
  secondChanceTexts: typeof secondChanceTexts
  secretTexts: typeof secretTexts
  sharingTexts: typeof sharingTexts
  shellTexts: typeof shellTexts
  shopTexts: typeof shopTexts
  soundTexts: typeof soundTexts
  stageTexts: typeof stageTexts
  tileHints: typeof tileHints
  tileNames: typeof tileNames
  toolNames: typeof toolNames
  wallTexts: typeof wallTexts
  warningTexts: typeof warningTexts
  writingRefusalTexts: typeof writingRefusalTexts
}

export type BlockName = keyof EnglishWords

/** What the English say is a text and not these very letters. */
type Widened<Word> = Word extends string
  ? string
  : Word extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Widened<Said>
    : Word extends object
      ? { readonly [Name in keyof Word]: Widened<Word[Name]> }
      : Word

/** What another language has to say: `const words = { … } satisfies AllWords`. */
export type AllWords = { readonly [Name in BlockName]: Widened<EnglishWords[Name]> }
