import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, plural } from '../counting.ts'

const list = new Intl.ListFormat('es')

export const exportTexts: AllWords['exportTexts'] = {
  title: (title) => saying`Exportar «${title}»`,
  legend: 'Tipo de archivo',
  save: (count) => `Guardar ${countText(count, 'pregunta', 'preguntas')}`,
  formats: {
    json: { title: 'Slime School', text: 'Todo, con imágenes (.json)' },
    xlsx: { title: 'Excel', text: 'Una tabla para editar (.xlsx)' },
    csv: { title: 'CSV', text: 'Una tabla para todo programa' },
    text: { title: 'Texto', text: 'Para leer, cambiar y volver a pegar' },
    kahoot: { title: 'Kahoot', text: 'Su hoja de cálculo (.xlsx)' },
    blooket: { title: 'Blooket', text: 'Su hoja de cálculo (.csv)' },
    wayground: { title: 'Wayground', text: 'Antes Quizizz: su hoja de cálculo (.xlsx)' },
    quizlet: { title: 'Quizlet', text: 'Tarjetas de dos caras, para pegar' },
    anki: { title: 'Anki', text: 'Tarjetas de dos caras (.txt)' },
    moodle: { title: 'Moodle XML', text: 'Para su banco de preguntas (.xml)' },
    gift: { title: 'GIFT', text: 'Moodle como texto' },
    qti2: { title: 'QTI 2.2', text: 'Para Canvas y otros (.zip)' },
    qti3: { title: 'QTI 3', text: 'El formato de intercambio más nuevo (.zip)' },
  },
  pictureUnread: 'No se pudo leer una imagen de este cuestionario. Inténtalo otra vez.',
  unwritten: 'No se pudo crear este archivo. Elige otro tipo de archivo.',
  whole: 'Todo este cuestionario cabe en un archivo así.',
  lost: (things) => `En este tipo de archivo no caben ${list.format(things)}.`,
  losses: {
    image: 'imágenes',
    explanation: 'explicaciones',
    seconds: 'tiempos de preguntas sueltas',
    strict: 'reglas sobre lo que es un error al escribir',
    nearly: 'números con medio acierto',
    unit: 'unidades',
    answers: 'respuestas falsas',
    translations: 'textos en otros idiomas',
    language: 'datos sobre el idioma',
  },
  leftOut: (count) =>
    plural(count, {
      one: 'Una pregunta no cabe y se queda fuera:',
      other: `${count} preguntas no caben y se quedan fuera:`,
    }),
  few: (count) => `${count} fuera`,
  misfit: (number, why) => `Pregunta ${number}: ${why}`,
  misfits: {
    kind: (kind) => `no hay «${kind}»`,
    answers: (_, most) => `más de ${most} respuestas`,
    questionLength: (_, most) => `más de ${most} caracteres`,
    answerLength: (_, most) => `una respuesta tiene más de ${most} caracteres`,
    sign: () => 'un signo suyo significa otra cosa allí',
  },
}
