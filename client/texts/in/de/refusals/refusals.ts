import type { AllWords } from '../../../allWords.ts'

export const refusalTexts: AllWords['refusalTexts'] = {
  authenticationFailed: 'Anmeldung hat nicht geklappt',
  questionsLoadFailed: 'Die Fragen laden nicht',
  somethingWentWrong: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',

  passwordTooShort: 'Das Passwort braucht mindestens 6 Zeichen!',
  wrongCredentials: 'Benutzername oder Passwort falsch',
  usernameTaken: 'Dieser Benutzername ist schon vergeben',
  usernameRude: 'Dieser Name ist nicht erlaubt. Bitte wähle einen anderen.',
  signInFirst: 'Bitte melde dich erst an',
  tooManyAttempts: 'Zu viele Versuche. Bitte versuch es später noch einmal.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website',
  notYours: 'Das gehört jemand anderem',
  studentsOnly: 'Das können nur Lernende',
  teachersOnly: 'Das können nur Lehrkräfte',

  questionSetNotFound: 'Fragenset nicht gefunden',
  mapNotFound: 'Spielfeld nicht gefunden',
  gameNotFound: 'Spiel nicht gefunden',
  reportNotFound: 'Bericht nicht gefunden',
  notFound: 'Nicht gefunden',
  changedMeanwhile: 'Das wurde woanders geändert. Bitte lade es neu.',

  full: 'Dieses Spiel ist voll',
  locked: 'Dieses Spiel ist gesperrt',
  ended: 'Dieses Spiel ist vorbei',
  proofNeeded: 'Welche drei Slimes sind auf der Tafel?',
  crowdedNetwork: 'Aus deinem Netz spielen schon zu viele mit. Bitte frag die Spielleitung.',
  nameTaken: 'Dieser Name ist schon vergeben',
  nameBad: 'Dieser Name ist nicht erlaubt. Bitte wähle einen anderen.',
  nameRemoved: 'Jemand mit diesem Namen wurde entfernt. Wähle einen anderen oder frag die Spielleitung.',
  removed: 'Du wurdest aus diesem Spiel entfernt',
  signIn: 'Melde dich an, um ein Spiel zu leiten',
  classOnly: 'Dieses Spiel ist nur für eine Klasse. Melde dich mit deiner Karte an.',
  beingPlayed: 'Mit diesen Fragen läuft gerade ein Spiel. Bitte warte, bis es vorbei ist.',
  busy: 'Der Server hat viel zu tun. Bitte versuch es noch einmal.',

  malformed: 'Der Server hat das nicht verstanden',
  tooLarge: 'Die Anfrage ist zu groß',
  methodNotAllowed: 'Das geht hier nicht',
  notReady: 'Der Server startet oder stoppt gerade. Bitte versuch es noch einmal.',
}

export const refusalAdvice: AllWords['refusalAdvice'] = {
  gameNotFound: 'Prüf die sechs Zeichen auf der Tafel und versuch es noch einmal.',
  full: 'Bitte die Spielleitung, noch ein Spiel zu öffnen.',
  locked: 'Bitte die Spielleitung, es zu öffnen, und versuch es noch einmal.',
  ended: 'Frag die Spielleitung nach dem Code für das nächste.',
  removed: 'Wenn das ein Versehen war, sprich mit der Spielleitung.',
}
