import type { AllWords } from '../../allWords.ts'

export const homeTexts: AllWords['homeTexts'] = {
  documentTitle: 'Slime School: Lernen, spielen, wachsen',
  tagline: 'Lernen, spielen, wachsen',
  title: 'Lernen mit Slimes',
  intro:
    'Mach aus jeder Stunde ein Live-Spiel. Beantwortet Fragen, fahrt Rennen, kämpft und baut zusammen, und sammelt unterwegs jede Menge Slimes.',
  getStarted: 'Loslegen',
  haveCode: 'Ich habe einen Code',
  tryIt: 'Ausprobieren',
  samples: 'Einige der Slimes, die du sammeln kannst',
  poke: (name) => `${name} anstupsen`,

  whyTitle: 'Warum Slime School?',
  features: [
    {
      title: 'Viele Spielmodi',
      text: 'Klassisches Quiz, Rennen, Arena, Goldsuche, Turm und Überleben. Jede richtige Antwort bringt deinen Slime voran.',
    },
    {
      title: 'Slimes sammeln',
      text: '37 Slimes von gewöhnlich bis geheim. Münzen gibt es fürs Lernen und nie für Geld.',
    },
    {
      title: 'Eigene Fragen',
      text: 'Schreib eigene Fragensets, importiere eine Tabelle oder starte gleich mit einem fertigen Set.',
    },
    {
      title: 'Wettkampf in Echtzeit',
      text: 'Eine ganze Klasse spielt live mit einem Code, mit Rangliste nach jeder Frage und einer ewigen Bestenliste.',
    },
  ],

  stepsTitle: 'In einer Minute vom Code zum Podest',
  steps: [
    { title: 'Set wählen', text: 'Wähl Fragen und einen von sechs Spielmodi.' },
    { title: 'Code teilen', text: 'Mitspielen geht mit jedem Handy, Tablet oder Laptop.' },
    { title: 'Zusammen spielen', text: 'Antworten, ziehen, jubeln. Dann sehen, wer was gelernt hat.' },
  ],

  closingTitle: 'Bereit für die Slimes?',
  closingText: 'Kostenlos für jede Klasse. Bring deine Fragen mit, die Slimes bringen den Spaß.',
  closingButton: 'Jetzt mitmachen',
  footer: 'Slime School. Für den Unterricht gemacht. Keine Werbung, keine Käufe, keine verkauften Daten.',
}
