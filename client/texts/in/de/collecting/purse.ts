import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const purseTexts: AllWords['purseTexts'] = {
  title: 'So viele Münzen gibt es heute noch',
  left: (amount) => amount,
  empty: 'Alle verdient. Gut gemacht!',
  explained: (size) =>
    `Üben und Spiele, die Lernende leiten, bringen bis zu ${size} Münzen am Tag. Spiele von Lehrkräften bringen mehr, wenn 3 oder mehr mitspielen.`,
  full: (paid, earned) =>
    paid === 0
      ? `Du hast heute schon alle Münzen verdient, darum gab es ${plural(earned, { one: 'diese eine', other: `diese ${amountText(earned)}` })} nicht. Morgen kannst du wieder verdienen.`
      : `Du hast ${amountText(paid)} von ${amountText(earned)} Münzen bekommen: Mehr geht heute nicht.`,
}
