import type { AllWords } from '../../allWords.ts'
import { amountText, plural } from './counting.ts'

export const partTexts: AllWords['partTexts'] = {
  productName: 'Slime School',
  tagline: 'Lernen, spielen, wachsen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zur Übersicht',
  dialogContent: 'Inhalt des Fensters',
  dismiss: 'Meldung schließen',
  messages: 'Meldungen',
  loading: 'Lädt…',
  loadingTitle: 'Slime School lädt…',
  errorTitle: 'Das hat nicht geklappt',
  tryAgain: 'Noch einmal',
  unreachable: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
  failed: 'Das lädt nicht. Versuch es noch einmal oder lade neu.',
  coins: (count) => plural(count, { one: 'Münze', other: 'Münzen' }),
  copied: 'Kopiert!',
  copyFailed: 'Nicht kopiert',
  full: (most) => `Voll: Mehr als ${amountText(most)} Zeichen passen nicht hinein`,
}
