import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

export const gameLobbyTexts: AllWords['gameLobbyTexts'] = {
  documentTitle: (code) => `Spiel ${code}`,
  entering: 'Das Spiel öffnet sich…',
  gameCode: 'Spielcode',
  copyCode: 'Spielcode kopieren',
  players: (count) => `${amountText(count)} dabei`,
  ready: 'Bereit',
  away: 'Weg',
  host: 'Leitung',
  more: (count) => `und ${amountText(count)} weitere`,
  onlyMissed: 'Was du noch nicht wusstest',
  waitingForHost: 'Gleich startet die Spielleitung das Spiel…',
  youAreIn: (name) => saying`Du bist dabei, ${name}!`,
  info: ['Richtige Antworten bringen Punkte und Münzen!', 'Schnelle Antworten bringen mehr Punkte!'],
  leave: 'Verlassen',
  leaveQuestion: 'Spiel verlassen?',
  leaveDetails: 'Mit demselben Code kannst du zurückkommen.',

  formTitle: 'Spiel mit',
  formTitleGenerated: 'Dein Name wird eine Überraschung',
  nickname: 'Spitzname',
  nicknamePlaceholder: 'Wie sollen wir dich nennen?',
  nicknameHint: 'Bis zu 16 Zeichen',
  nicknameMissing: 'Bitte gib einen Spitznamen ein',
  nicknameUnreadable: 'Im Spitznamen fehlt ein Buchstabe oder eine Ziffer',
  chooseSlime: 'Wähle deinen Slime',
  join: 'Mitspielen',
  comeBack: 'Auf meinen Platz',
  comeBackHint: 'Du warst auf diesem Gerät schon in diesem Spiel.',
  logIn: 'Für Münzen anmelden',

  shutTitle: 'Du kannst hier nicht mitspielen',
  unreachable: 'Wir erreichen das Spiel nicht. Neuer Versuch…',
  lineShut:
    'Diese Seite kommt durch, das Spiel nicht. Sag es deiner Lehrkraft: Vielleicht sperrt das Netzwerk WebSockets.',
  tryAgain: 'Noch einmal',
  home: 'Start',
}
