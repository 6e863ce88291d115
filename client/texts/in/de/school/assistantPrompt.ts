import type { AllWords } from '../../../allWords.ts'

// The words before the colons and the kinds stay English: the import reads some of them in no other language.
export const promptTexts: AllWords['promptTexts'] = {
  title: 'Fragen schreiben lassen',
  intro: 'Kopiere diesen Auftrag in den KI-Assistenten, den deine Schule erlaubt. Füge seine Antwort unten ein.',
  topic: 'Thema',
  topicPlaceholder: 'Vulkane',
  age: 'Alter der Klasse',
  count: 'Fragen',
  copy: 'Auftrag kopieren',
  copied: 'Auftrag kopiert. Füge ihn in deinen Assistenten ein.',
  check: 'Assistenten machen Fehler: Prüf jede Antwort, bevor ihr spielt.',
  ask: ({
    topic,
    age,
    count,
  }) => `Schreib auf Deutsch ${count} Quizfragen zum Thema „${topic}“ für Lernende im Alter von ${age} Jahren.

Nimm die Arten von Fragen aus diesen Beispielen, jede dort, wo sie am besten passt. Antworte nur mit den Fragen, in genau dieser Form, mit einer leeren Zeile zwischen zwei Fragen. Die englischen Wörter vor den Doppelpunkten bleiben, wie sie sind:`,
  examples: {
    choice: `Question: Welcher Planet ist der Sonne am nächsten?
A: Venus
B: Merkur
C: Mars
D: Erde
Right: B
Why: Der Merkur braucht nur 88 Tage für einen Weg um die Sonne.`,
    several: `Question: Welche dieser Tiere sind Säugetiere?
A: Wal
B: Hai
C: Fledermaus
D: Pinguin
Right: A, C
Why: Wale und Fledermäuse säugen ihre Jungen.`,
    typed: `Question: Wie heißt „Hund“ auf Französisch?
Type: chien | le chien
Why: Ein junger Hund heißt „un chiot“.`,
    number: `Question: Wie lang ist ein Marathon?
Number: 42.195
Within: 0.2
Unit: km
Why: Diese Strecke wurde zuerst 1908 in London gelaufen.`,
    order: `Question: Ordne diese Ereignisse, das früheste zuerst
Order: Untergang Roms | Erste Reise des Kolumbus | Erste Landung auf dem Mond
Why: Sie geschahen 476, 1492 und 1969.`,
    opinion: `Question: Welche Jahreszeit magst du am liebsten?
Kind: opinion
A: Frühling
B: Sommer
C: Herbst
D: Winter
Why: Alle mögen vielleicht eine andere. Frag ein paar, warum.`,
    slide: `Question: In den nächsten Fragen geht es um die Ozeane.
Kind: slide
Why: In den Ozeanen ist das meiste Wasser der Erde.`,
  },
  rules: `Regeln:
- „Right“ nennt die Buchstaben aller richtigen Antworten. Schreib 2 bis 6 Antworten und verteile die richtigen gleichmäßig auf die Buchstaben.
- „Type“ ist für ein Wort oder wenige Wörter. Andere richtige Schreibweisen stehen hinter einem Zeichen |.
- „Number“ ist eine einfache Zahl, mit Punkt statt Komma. „Within“ sagt, wie weit daneben noch richtig ist; lass es weg, wenn nur die genaue Zahl richtig ist.
- „Kind: opinion“ hat Antworten, aber keine richtige. „Kind: slide“ ist nur ein Text zum Lesen. Nimm beide nur, wenn ich danach frage.
- „Order“ nennt 3 bis 6 Teile in der richtigen Reihenfolge, mit einem Zeichen | dazwischen.
- Eine Frage hat höchstens 200 Zeichen, eine Antwort höchstens 70, und beide stehen in einer Zeile.
- „Why“ erklärt die richtige Antwort in einem Satz.
- Nimm nur Tatsachen, die sicher sind und sich nicht ändern. Keine Fangfragen.`,
}
