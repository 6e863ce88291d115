import type { AllWords } from '../../../allWords.ts'

export const collectingRefusalTexts: AllWords['collectingRefusalTexts'] = {
  selectionFailed: 'No se pudo elegir',
  saleFailed: 'No se pudo vender',
  purchaseFailed: 'No se pudo comprar',
  invalidCode: 'Código no válido',
  practiceSaveFailed: 'No se pudo guardar la práctica',
  notEnoughCurrency: '¡Te faltan monedas!',
  packNotFound: 'Sobre no encontrado',
  slimeNotFound: 'Slime no encontrado',
  slimeNotOwned: 'No tienes este slime',
  secretSlimesStay: 'Los slimes secretos no se venden',
  lastSlimeStays: 'No puedes vender tu último slime',
  noDuplicates: 'No tienes slimes repetidos',
  equippedSlimeStays: 'No puedes vender el slime con el que juegas',
  enterCode: '¡Escribe un código!',
  codeAlreadyRedeemed: 'Ya has usado este código',
  nothingToKeep: 'Las monedas de esa partida ya no están',
  gameKept: 'Estas monedas ya se han recogido',
  practiceRunMismatch: 'Este resultado no es el de la práctica jugada',
  practiceRunSaved: 'Esta práctica ya está guardada',
}
