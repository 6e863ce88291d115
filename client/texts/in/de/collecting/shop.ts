import type { AllWords } from '../../../allWords.ts'
import { countText } from '../counting.ts'

export const shopTexts: AllWords['shopTexts'] = {
  title: 'Slime-Shop',
  intro: 'Münzen verdienst du durch Lernen. Kaufen kann man sie nicht.',
  packs: 'Slime-Packs',
  more: (count) => `+${count} mehr`,
  look: (name) => `${name} ansehen`,
  buy: 'Pack kaufen',
  notEnough: 'Zu wenig',
  loginToBuy: 'Zum Sammeln anmelden',
  lookInside: 'Hineinsehen',
  inside: 'Das kann drin sein',
  odds: 'Die Chancen',
  percent: (percent) => `${percent}\u00a0%`,
  guarantee: (rarity, within) => `${rarity} oder besser in ${within} Packs, garantiert.`,
  guaranteeIn: (count) =>
    count <= 1
      ? 'Im nächsten ist es garantiert!'
      : `Spätestens in ${countText(count, 'Pack', 'Packs')} ist es so weit.`,
  youGot: 'Für dich!',
  isNew: 'Neu!',
  duplicate: (count) => `Davon hast du jetzt ${count}.`,
  oneSellsFor: (worth) => `Einer bringt ${countText(worth, 'Münze', 'Münzen')}.`,
  open: (name) => `${name} öffnen`,
  skip: 'Überspringen',
  great: 'Toll!',
  again: 'Noch eins öffnen',
  redeemTitle: 'Code einlösen',
  redeemText: 'Geheimcodes bringen geheime Slimes.',
  codeLabel: 'Geheimcode',
  codePlaceholder: 'Geheimcode eingeben',
  redeem: 'Einlösen',
  hints: 'Tipps',
  codeMissing: 'Bitte gib einen Code ein!',
  redeemed: 'Geheimcode eingelöst!',
  notEnoughCurrency: 'Zu wenig Münzen!',
  owned: 'hast du',
}
