import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { percentText } from '../counting.ts'

export const replayTexts: AllWords['replayTexts'] = {
  documentTitle: (title) => saying`Repetición de ${title}`,
  badge: 'Repetición',
  loading: 'Preparando otra vez la partida…',
  bar: 'Controles de la repetición',
  play: 'Ver',
  pause: 'Pausa',
  again: 'Otra vez',
  before: 'Pregunta anterior',
  next: 'Pregunta siguiente',
  pace: 'Velocidad',
  times: (times) => `${times}×`,
  cut: 'Qué ver',
  cuts: { whole: 'Toda la partida', turns: 'Cada turno', headlines: 'Titulares' },
  timeline: 'Preguntas',
  podium: 'Podio',
  opinion: 'Opinión',
  question: (question, share, isVoided) => {
    if (isVoided) return `Pregunta ${question}, no cuenta`
    return share === null ? `Pregunta ${question}` : `Pregunta ${question}, ${percentText(share)} de aciertos`
  },
  toReport: 'Volver al informe',
  missingTitle: 'Esta partida no se grabó',
  missing: 'Entonces las partidas no se grababan. Su informe está completo.',
  noReportTitle: 'Informe no encontrado',
  noReport: 'Revisa la dirección. Solo quien dirigió la partida y cada docente de su clase pueden verla otra vez.',
  toReports: 'Ver informes',
  rulesTitle: 'Las reglas de esta partida cambiaron',
  rules: 'Esta partida usó reglas más antiguas, así que no podemos repetirla. Su informe está completo.',
  differs: 'Desde aquí puede verse distinto de lo que vio la clase. El informe es exacto.',
  keys: 'Espacio: ver o pausa · Flechas: pregunta anterior o siguiente · 1 a 4: velocidad · Esc: volver al informe',
}
