import type { achievementWords } from './collecting/achievements.ts'
import type { collectionTexts } from './collecting/collection.ts'
import type { keepGameTexts } from './collecting/keepGame.ts'
import type { packTexts } from './collecting/packs.ts'
import type { purseTexts } from './collecting/purse.ts'
import type { rarityNames } from './collecting/rarities.ts'
import type { secondChanceTexts } from './collecting/secondChance.ts'
import type { secretTexts } from './collecting/secrets.ts'
import type { shopTexts } from './collecting/shop.ts'
import type { slimeCharacters } from './collecting/slimeCharacters.ts'
import type { slimeNames } from './collecting/slimeNames.ts'
import type { designTexts } from './design.ts'
import type { acceptingTexts } from './game/accepting.ts'
import type { answeringTexts } from './game/answering.ts'
import type { boardSignTexts } from './game/boardSigns.ts'
import type { caughtNamesTexts } from './game/caughtNames.ts'
import type { choosingTexts } from './game/choosing.ts'
import type { doorProofTexts } from './game/doorProof.ts'
import type { gameEndTexts } from './game/gameEnd.ts'
import type { gameEndedTexts } from './game/gameEnded.ts'
import type { gameHostTexts } from './game/gameHost.ts'
import type { gameLobbyTexts } from './game/gameLobby.ts'
import type { gamePlayTexts, placeText } from './game/gamePlay.ts'
import type { gamePracticeTexts } from './game/gamePractice.ts'
import type { happeningTexts } from './game/happenings.ts'
import type { headlineTexts } from './game/headlines.ts'
import type { hostLobbyTexts } from './game/hostLobby.ts'
import type { lobbyPlayTexts } from './game/lobbyPlay.ts'
import type { difficultyNames, modeLines, practiceLines } from './game/modeLines.ts'
import type { modeNames } from './game/modes.ts'
import type { newcomerTexts } from './game/newcomer.ts'
import type { ownRevealTexts } from './game/ownReveal.ts'
import type { playAgainTexts } from './game/playAgain.ts'
import type { readAloudTexts } from './game/readAloud.ts'
import type { remoteTexts } from './game/remote.ts'
import type { replayTexts } from './game/replay.ts'
import type { runningGamesTexts } from './game/runningGames.ts'
import type { aheadNames, hazardNames, monsterNames, sceneTexts, sceneWords } from './game/scene.ts'
import type { scoreboardTexts } from './game/scoreboards.ts'
import type { stageTexts } from './game/stage.ts'
import type { teamTexts } from './game/teams.ts'
import type { wallTexts } from './game/wall.ts'
import type { homeTexts } from './home.ts'
import type { joinTexts } from './join.ts'
import type { classMapTexts } from './maps/classMaps.ts'
import type { madeNames, makingTexts } from './maps/making.ts'
import type { mapCreditTexts } from './maps/mapCredit.ts'
import type { mapEditorTexts, toolNames, warningTexts } from './maps/mapEditor.ts'
import type { mapFileTexts, mapRefusalTexts } from './maps/mapFiles.ts'
import type { mapTexts } from './maps/maps.ts'
import type { mapVoteTexts } from './maps/mapVotes.ts'
import type { sceneryNames } from './maps/sceneries.ts'
import type { tileHints, tileNames } from './maps/tiles.ts'
import type { trialTexts } from './maps/trial.ts'
import type { battleTexts } from './modes/battleTexts.ts'
import type { goldQuestTexts } from './modes/goldQuestTexts.ts'
import type { racingTexts } from './modes/racingTexts.ts'
import type { survivalTexts } from './modes/survivalTexts.ts'
import type { towerTexts } from './modes/towerTexts.ts'
import type { eruptionTexts } from './moments/eruptions.ts'
import type { finaleTexts } from './moments/finale.ts'
import type { goodThingTexts } from './moments/goodThings.ts'
import type { lastMomentTexts } from './moments/lastMoments.ts'
import type { momentTexts } from './moments/moments.ts'
import type { momentsOfTwo } from './moments/momentsOfTwo.ts'
import type { cheeringTexts, classGuessTexts } from './moments/waiting.ts'
import type { noticeTexts } from './notices.ts'
import type { partTexts } from './parts.ts'
import type { accountRefusalTexts } from './refusals/accountRefusals.ts'
import type { classRefusalTexts } from './refusals/classRefusals.ts'
import type { collectingRefusalTexts } from './refusals/collectingRefusals.ts'
import type { refusalAdvice, refusalTexts } from './refusals/refusals.ts'
import type { writingRefusalTexts } from './refusals/writingRefusals.ts'
import type { accountTexts } from './school/account.ts'
import type { aidTexts } from './school/aids.ts'
import type { promptTexts } from './school/assistantPrompt.ts'
import type { achievementTexts, categoryNames, fieldNames, leaderboardTexts } from './school/boards.ts'
import type { cardTexts } from './school/cards.ts'
import type { classDoorTexts } from './school/classDoor.ts'
import type { classTexts } from './school/classes.ts'
import type { classGameTexts } from './school/classGames.ts'
import type { complaintTexts } from './school/complaints.ts'
import type { coTeacherTexts } from './school/coTeachers.ts'
import type { dashboardTexts } from './school/dashboard.ts'
import type { exportTexts } from './school/exporting.ts'
import type { givenWordTexts } from './school/givenWord.ts'
import type { hostTexts } from './school/host.ts'
import type { importTexts } from './school/importing.ts'
import type { kindTexts } from './school/kinds.ts'
import type { loginTexts } from './school/login.ts'
import type { newYearTexts } from './school/newYear.ts'
import type { ownClassTexts } from './school/ownClasses.ts'
import type { practiceTexts } from './school/practice.ts'
import type { listTexts } from './school/questionList.ts'
import type { questionSetTexts } from './school/questionSets.ts'
import type { mapPointsTexts, reasonNames, reasonOfAllModes } from './school/reportReasons.ts'
import type { reportSheetTexts } from './school/reportSheets.ts'
import type { reportTexts } from './school/reports.ts'
import type { rosterTexts } from './school/roster.ts'
import type { schoolTexts } from './school/school.ts'
import type { sharingTexts } from './school/sharing.ts'
import type { subjectNames } from './school/subjects.ts'
import type { shellTexts } from './shell.ts'
import type { soundTexts } from './sound.ts'
import type { tryOutTexts } from './tryOut.ts'

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
  acceptingTexts: typeof acceptingTexts
  answeringTexts: typeof answeringTexts
  boardSignTexts: typeof boardSignTexts
  categoryNames: typeof categoryNames
  caughtNamesTexts: typeof caughtNamesTexts
  cardTexts: typeof cardTexts
  classRefusalTexts: typeof classRefusalTexts
  classGameTexts: typeof classGameTexts
  classDoorTexts: typeof classDoorTexts
  teamTexts: typeof teamTexts
  newYearTexts: typeof newYearTexts
  rosterTexts: typeof rosterTexts
  coTeacherTexts: typeof coTeacherTexts
  aidTexts: typeof aidTexts
  classTexts: typeof classTexts
  ownClassTexts: typeof ownClassTexts
  cheeringTexts: typeof cheeringTexts
  choosingTexts: typeof choosingTexts
  classGuessTexts: typeof classGuessTexts
  collectingRefusalTexts: typeof collectingRefusalTexts
  collectionTexts: typeof collectionTexts
  complaintTexts: typeof complaintTexts
  dashboardTexts: typeof dashboardTexts
  designTexts: typeof designTexts
  difficultyNames: typeof difficultyNames
  doorProofTexts: typeof doorProofTexts
  exportTexts: typeof exportTexts
  fieldNames: typeof fieldNames
  finaleTexts: typeof finaleTexts
  goodThingTexts: typeof goodThingTexts
  gameEndTexts: typeof gameEndTexts
  gameEndedTexts: typeof gameEndedTexts
  gameHostTexts: typeof gameHostTexts
  gameLobbyTexts: typeof gameLobbyTexts
  gamePlayTexts: typeof gamePlayTexts
  gamePracticeTexts: typeof gamePracticeTexts
  givenWordTexts: typeof givenWordTexts
  happeningTexts: typeof happeningTexts
  hazardNames: typeof hazardNames
  headlineTexts: typeof headlineTexts
  homeTexts: typeof homeTexts
  hostLobbyTexts: typeof hostLobbyTexts
  hostTexts: typeof hostTexts
  importTexts: typeof importTexts
  joinTexts: typeof joinTexts
  keepGameTexts: typeof keepGameTexts
  leaderboardTexts: typeof leaderboardTexts
  lobbyPlayTexts: typeof lobbyPlayTexts
  listTexts: typeof listTexts
  kindTexts: typeof kindTexts
  loginTexts: typeof loginTexts
  madeNames: typeof madeNames
  makingTexts: typeof makingTexts
  mapEditorTexts: typeof mapEditorTexts
  mapPointsTexts: typeof mapPointsTexts
  mapFileTexts: typeof mapFileTexts
  mapRefusalTexts: typeof mapRefusalTexts
  classMapTexts: typeof classMapTexts
  mapCreditTexts: typeof mapCreditTexts
  mapVoteTexts: typeof mapVoteTexts
  mapTexts: typeof mapTexts
  modeLines: typeof modeLines
  momentTexts: typeof momentTexts
  eruptionTexts: typeof eruptionTexts
  lastMomentTexts: typeof lastMomentTexts
  momentsOfTwo: typeof momentsOfTwo
  modeNames: typeof modeNames
  racingTexts: typeof racingTexts
  battleTexts: typeof battleTexts
  goldQuestTexts: typeof goldQuestTexts
  towerTexts: typeof towerTexts
  survivalTexts: typeof survivalTexts
  monsterNames: typeof monsterNames
  noticeTexts: typeof noticeTexts
  ownRevealTexts: typeof ownRevealTexts
  newcomerTexts: typeof newcomerTexts
  partTexts: typeof partTexts
  placeText: typeof placeText
  playAgainTexts: typeof playAgainTexts
  practiceLines: typeof practiceLines
  practiceTexts: typeof practiceTexts
  promptTexts: typeof promptTexts
  purseTexts: typeof purseTexts
  questionSetTexts: typeof questionSetTexts
  rarityNames: typeof rarityNames
  readAloudTexts: typeof readAloudTexts
  reasonNames: typeof reasonNames
  reasonOfAllModes: typeof reasonOfAllModes
  refusalAdvice: typeof refusalAdvice
  refusalTexts: typeof refusalTexts
  remoteTexts: typeof remoteTexts
  replayTexts: typeof replayTexts
  reportSheetTexts: typeof reportSheetTexts
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
  sceneryNames: typeof sceneryNames
  tileNames: typeof tileNames
  toolNames: typeof toolNames
  trialTexts: typeof trialTexts
  tryOutTexts: typeof tryOutTexts
  wallTexts: typeof wallTexts
  warningTexts: typeof warningTexts
  writingRefusalTexts: typeof writingRefusalTexts
}

export type BlockName = keyof EnglishWords

/** Widens the English strings to `string`, so that another language may have other words. */
type Widened<Word> = Word extends string
  ? string
  : Word extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Widened<Said>
    : Word extends object
      ? { readonly [Name in keyof Word]: Widened<Word[Name]> }
      : Word

/** The words that another language needs: `const words = { … } satisfies AllWords`. */
export type AllWords = { readonly [Name in BlockName]: Widened<EnglishWords[Name]> }
