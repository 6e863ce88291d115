import type { AllWords } from '../../../allWords.ts'

export const accountRefusalTexts: AllWords['accountRefusalTexts'] = {
  wrongPassword: 'Das ist nicht dein Passwort',
  passwordCommon: 'Dieses Passwort benutzen zu viele. Bitte wähle ein anderes.',
  passwordIsName: 'Bitte wähle ein Passwort, das nicht dein Name ist',
  chooseNewPassword: 'Bitte wähle ein eigenes neues Passwort',
  teacherCodeWrong: 'Bitte gib den Code deiner Schule für Lehrkräfte ein',
  administratorsOnly: 'Das können nur Admins',
  ownAccountElsewhere: 'Dein eigenes Konto änderst du auf der Seite „Mein Konto“',
  administratorsStay: 'Admins kannst du nicht löschen. Nimm der Person erst die Admin-Rechte.',
  lastAdministrator: 'Außer dir ist niemand Admin. Gib erst jemand anderem die Rechte, auf der Seite „Meine Schule“.',
}
