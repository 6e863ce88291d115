import type { AllWords } from '../../../allWords.ts'

export const gameEndedTexts: AllWords['gameEndedTexts'] = {
  endedTitles: {
    removed: 'Du wurdest aus diesem Spiel entfernt',
    elsewhere: 'Du spielst woanders weiter',
    misbehaved: 'Dein Gerät wurde getrennt',
    refused: 'Du kannst nicht zurück in dieses Spiel',
    left: 'Du bist nicht mehr im Spiel',
  },
  endedTexts: {
    removed: 'Wenn das ein Versehen war, sprich mit der Spielleitung.',
    elsewhere: 'Ein anderer Tab oder ein anderes Gerät hat deinen Platz. Du kannst das Spiel hierher zurückholen.',
    misbehaved: 'Es hat zu viele Nachrichten geschickt. Schließ andere Tabs mit diesem Spiel und komm dann zurück.',
    refused: '',
    left: '',
  },
  bringBack: 'Hier spielen',
  comeBack: 'Zurückkommen',
  home: 'Start',
}
