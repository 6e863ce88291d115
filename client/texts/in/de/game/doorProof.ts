import type { AllWords } from '../../../allWords.ts'

export const doorProofTexts: AllWords['doorProofTexts'] = {
  ask: 'Welche drei Slimes sind auf der Tafel?',
  hint: 'Tippe sie von links nach rechts an.',
  which: ['Linker Slime', 'Mittlerer Slime', 'Rechter Slime'],
  again: 'Die Tafel zeigt etwas anderes. Schau noch einmal hin!',
  onBoard: 'Zum Reinkommen antippen',
  control: 'Neue fragen, was die Tafel zeigt',
  limit: 'Nur 4 aus jedem anderen Netzwerk',
}
