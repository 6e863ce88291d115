import type { AllWords } from '../../../allWords.ts'

export const classRefusalTexts: AllWords['classRefusalTexts'] = {
  classNotFound: 'Diese Klasse gibt es nicht',
  cardUnknown: 'Diese Karte gilt nicht mehr. Bitte deine Lehrkraft um eine neue.',
  wordsUnknown: 'Das sind nicht die Wörter einer Karte. Sieh dir jedes Wort noch einmal an.',
  doorShut: 'Diese Klassentür ist zu. Bitte deine Lehrkraft, sie zu öffnen.',
  picturesWrong: 'Das sind nicht deine Bilder. Versuch es noch einmal.',
  picturesResting:
    'Zu oft falsche Bilder. Frag deine Lehrkraft, ob du es noch einmal versuchen darfst, oder nimm deine Karte.',
  picturesPaused:
    'Zu oft falsche Bilder auf diesem Gerät. Frag deine Lehrkraft, ob du es noch einmal versuchen darfst, oder nimm deine Karte.',
  picturesNone: 'Du hast noch keine Bilder. Du bekommst sie von deiner Lehrkraft mit einer neuen Karte.',
  tooManyClasses: 'Du hast zu viele Klassen. Bitte archiviere erst eine.',
  archiveFirst: 'Bitte archiviere die Klasse zuerst',
  hasTeachers: 'Diese Klasse hat eine Lehrkraft, die sich um sie kümmert.',
  classThere: 'Diese Klasse hast du schon, mit denselben Kindern',
  leaderOnly: 'Das kann nur die Lehrkraft, die diese Klasse leitet',
  lastTeacher: 'Außer dir hat diese Klasse keine Lehrkraft. Du kannst sie archivieren.',
  noSuchTeacher: 'Eine Lehrkraft mit diesem Namen gibt es nicht',
  alreadyTeaches: 'Diese Lehrkraft gehört schon zur Klasse',
  tooManyTeachers: 'Eine Klasse kann höchstens 20 Lehrkräfte haben',
  classArchived: 'Diese Klasse ist archiviert',
  tooManyPupils: 'Eine Klasse kann höchstens 60 Kinder haben',
  tooManyKept:
    'Die Klassen einer Lehrkraft können zusammen höchstens 200 Kinder haben. Bitte frag jemanden mit Admin-Rechten.',
  leaderHasTooMany:
    'Die Lehrkraft, die diese Klasse leiten soll, hat keinen Platz für so viele Kinder. Bitte frag jemanden mit Admin-Rechten.',
  alreadyInClass: 'Du bist schon in dieser Klasse',
  inManyClasses: 'Du bist in 10 Klassen oder wartest auf sie. Bitte verlass erst eine.',
  keptByClass: 'Dieses Konto gehört zu einer Klasse. Die Lehrkraft kümmert sich darum.',
}
