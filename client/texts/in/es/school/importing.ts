import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, countText, plural } from '../counting.ts'

// The import reads the headings and the words before the colons in Spanish, too.
export const importTexts: AllWords['importTexts'] = {
  title: 'Importar preguntas',
  intro: 'De otras webs de preguntas, Moodle, Anki, hojas de cálculo o texto. Lo ves todo antes de guardar.',
  file: 'Archivo',
  paste: 'Pegar texto',
  chooseFile: 'Elegir archivo',
  fileKinds: 'Kahoot, Blooket, Quizlet, Wayground, Moodle, GIFT, QTI, Anki, Excel, CSV o el nuestro',
  dropHint: 'o suéltalo aquí',
  pasteLabel: 'Texto pegado',
  pastePlaceholder:
    'Pregunta: ¿Qué planeta está más cerca del Sol?\nA: Venus\nB: Mercurio\nC: Marte\nRespuesta correcta: B',
  pasteHint: 'Preguntas como arriba, tarjetas de Quizlet (término y definición), celdas de una hoja de cálculo o GIFT.',
  refused: {
    tooLarge: 'En este archivo hay más de lo que cabe en un cuestionario. Prueba con menos preguntas.',
    tooDeep: 'Este archivo es demasiado profundo para leerlo. ¿Es una lista de preguntas?',
    declares:
      'Este archivo define sus propios caracteres, y esos archivos no se abren. Expórtalo otra vez desde tu programa.',
    unreadable: 'No se pudo leer este archivo. ¿Es de alguno de los tipos de arriba?',
    ankiPackage: 'Esto es un paquete de Anki. En Anki elige «Exportar» y luego «Notas en texto plano (.txt)».',
    document: 'Esto es un documento. Copia su texto y pégalo aquí.',
    oldSheet: 'Este es un archivo antiguo de Excel. Guárdalo antes como .xlsx.',
    lockedSheet: 'Este archivo tiene contraseña. Guárdalo antes sin ella.',
    openSheet: 'Esta es una hoja de OpenDocument. Guárdala antes como .xlsx o .csv.',
    oldQti: 'Esto es QTI 1.2. Expórtalo como QTI 2.1 o posterior.',
  },
  formats: {
    quizlet: 'Términos y definiciones',
    kahoot: 'Hoja de Kahoot',
    blooket: 'Hoja de Blooket',
    wayground: 'Hoja de Wayground',
    table: 'Tabla de preguntas',
    json: 'De Slime School',
    text: 'Preguntas escritas',
    gift: 'GIFT',
    moodle: 'Moodle XML',
    qti: 'QTI',
    anki: 'Tarjetas de Anki',
    empty: 'Aún no hay preguntas',
  },
  found: (good, bad) =>
    bad === 0
      ? countText(good, 'pregunta lista', 'preguntas listas')
      : `${plural(good, { one: '1 lista', other: `${good} listas` })}, ${bad} con un problema`,
  unread: (count) => `Sin usar: ${countText(count, 'línea', 'líneas')} fuera de las preguntas`,
  unmarked: (count) => `Nada dice qué respuesta es correcta en ${countText(count, 'pregunta', 'preguntas')}.`,
  firstIsRight: (count) => (count === 1 ? 'La correcta es la primera' : 'La correcta siempre es la primera'),
  row: 'Fila',
  rowOfSheet: (sheet, row) => saying`${sheet}: ${row}`,
  answerOrProblem: 'Respuesta correcta o problema',
  noneMarked: 'Ninguna está marcada como correcta',
  tooFewTerms: 'Hacen falta al menos cuatro definiciones distintas para crear respuestas falsas',
  oneSided: 'Esta tarjeta no tiene nada en la otra cara',
  noAnswers: 'No hay respuestas',
  essay: 'Un juego no puede corregir una respuesta larga. Elige otro tipo o añade respuestas.',
  matching: 'En un juego no se pueden unir parejas. Elige otro tipo, por ejemplo una respuesta correcta.',
  severalAtOnce: 'Aquí se preguntan varias cosas a la vez. Deja solo una.',
  unknownKind: (name) => `Aquí no hay un tipo de pregunta como «${name.slice(0, 40)}». Elige otro tipo.`,
  cardsLegend: 'Respuesta',
  cardsChosen: 'elegir entre cuatro',
  cardsTyped: 'escribirla',
  repair: 'Arreglar',
  repairRow: (row) => `Arreglar fila ${row}`,
  repairHint: (most) => `Máximo ${most} caracteres`,
  repairDone: 'Listo',
  leftOut: (taken, left, most) =>
    `Un cuestionario puede tener como máximo ${most} preguntas: caben las primeras ${taken}, sobran ${left}.`,
  rowsLeftOut: (most) => `Solo se leyeron las primeras ${most} preguntas.`,
  linesLeftOut: (most) => `Solo se leyeron las primeras ${amountText(most)} líneas.`,
  sheetsLeftOut:
    'No se leyeron todas las hojas de este archivo. Pon en cada una estos títulos: Pregunta, Respuesta A, Respuesta B, Respuesta correcta.',
  sheetsCut: (most) => `Solo se leyeron las primeras ${most} hojas.`,
  mediaLeftOut:
    'Las imágenes y los sonidos no vienen: un servidor ajeno sabría quién mira su imagen. Puedes añadir imágenes en el editor.',
  pictureMissing: 'No se pudo añadir una imagen. Elígela otra vez o sigue sin ella.',
  takeOver: (count) => `Usar ${countText(count, 'pregunta', 'preguntas')}`,
  nothingToTake: 'Aún no hay preguntas',
}
