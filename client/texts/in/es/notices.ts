import type { AllWords } from '../../allWords.ts'
import { saying } from '../../saying.ts'

export const noticeTexts: AllWords['noticeTexts'] = {
  slowDown: 'Tu dispositivo envía demasiado. Más despacio, por favor.',
  takenOut: (question) => `Se quitó la pregunta ${question}. Todos los puntos se cuentan sin ella.`,
  kept: (text) => saying`«${text}» ya es una respuesta correcta en tu cuestionario.`,
  notKept: (text) => saying`No se pudo guardar «${text}» en tu cuestionario. En esta partida cuenta igual.`,
  seatHanded: (username) =>
    saying`${username} puede volver con otro teléfono durante 2 minutos: mismo código, mismo nombre.`,
  nextSeatHanded: (username) => saying`El próximo teléfono que se una en 2 minutos recibe el lugar de ${username}.`,
  seatOfAccount: (username) => saying`${username} tiene cuenta y puede entrar con otro teléfono.`,
  nameOfAccount: (username) =>
    saying`Alguien sin cuenta ya se llama ${username}. Quien tiene la cuenta con ese nombre lleva un número detrás.`,
  seatClaimed: (username) => saying`Has entrado como ${username}. Este lugar y sus monedas ya son tuyos.`,
}
