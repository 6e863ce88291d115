import { mostAnswers } from '../../../../../rooms/shared/questions/questionLimits.ts'
import { asks } from '../languages/leadingWords.ts'
import type { Lines } from './aloneOnLines.ts'
import { answerIn, labelIn, questionIn, undressed, withoutMark } from './pastedLines.ts'

/** Above the answers of a test that was taken in Moodle. */
const choose =
  /^(?:select one(?: or more)?|(?:wählen sie|bitte wählen sie) eine(?: oder mehrere)? antwort(?:en)?|veuillez choisir (?:une|au moins une) réponse|choisissez (?:une|au moins une) réponse|seleccione una(?: o más de una)?|scegli un'alternativa|scegli una o più alternative|escolha uma(?: opção| ou mais)?|selecteer één(?: of meer)?|kies één(?: of meer)?|wybierz (?:jedną|jedną lub więcej)|выберите один(?: или несколько ответов| ответ)?|оберіть одну?(?: або кілька| відповідь)?|birini seçin|bir seçin)\s*[:.]?$/iu

/** What Moodle shows around a question. */
const around =
  /^(?:flag question|question text|not (?:yet )?answered|answer saved|complete|(?:partially )?correct|incorrect|mark(?:ed out of)? [\d.,]+.*|feedback|your answer is .{0,30}correct\.?|frage markieren|fragetext|bisher nicht beantwortet|(?:teilweise )?richtig|falsch|erreichte punkte .*|(?:die|ihre) antwort ist (?:teilweise )?(?:richtig|falsch)\.?|marquer la question|texte de la question|note de .*|votre réponse est .*correcte?\.?|marcar pregunta|enunciado de la pregunta|(?:parcialmente )?correcta|incorrecta|(?:se )?puntúa .*|puntuación .*|respuesta (?:in)?correcta\.?|contrassegna domanda|testo della domanda|risposta (?:corretta|errata)\.?|punteggio .*|retroalimentación|rückmeldung)$/iu

const verdicts = 'Correct|Incorrect|Richtig|Falsch|Correcte|Incorrecte|Correcta|Incorrecta|Corretta|Errata'
/** An answer may itself be such a word. */
const verdictBehind = new RegExp(String.raw`(?<=^[a-f]\.\s+\S.*)\s+(?:${verdicts})$`)
const verdictAlone = new RegExp(`^(?:${verdicts})$`)

const mayBeAnswer = (line = ''): boolean => {
  const bare = undressed(line)
  return bare !== '' && !questionIn(bare, false) && !labelIn(bare) && !points.test(line)
}

/** Puts letters before the answers from this line on, up to an empty line or one that is no answer. */
function letterFrom(lines: (string | undefined)[], from: number): void {
  let behind = from
  while (behind <= from + mostAnswers && mayBeAnswer(lines[behind])) behind++
  const answers = lines.slice(from, behind)
  if (answers.length > mostAnswers || answers.some((line) => answerIn(undressed(line ?? ''), false).length > 0)) return
  for (const [place, line = ''] of answers.entries()) lines[from + place] = `${'ABCDEF'[place]}) ${line.trim()}`
}

/** A copy of a test that was taken: the words around a question belong to the page, and those behind an answer say how it was. */
function withoutMoodle(lines: Lines): Lines {
  const heads = [...lines.entries()].flatMap(([at, line]) => (line && choose.test(line.trim()) ? at : []))
  if (heads.length === 0) return lines
  // Right below the words that ask to choose, such words are the answers.
  let isBelowHead = false
  const read = lines.map((line) => {
    const bare = line?.trim() ?? ''
    isBelowHead = choose.test(bare) || (isBelowHead && verdictAlone.test(bare))
    if (choose.test(bare) || (around.test(bare) && !isBelowHead)) return undefined
    return /^[a-f]\.\s/.test(bare) ? bare.replace(verdictBehind, '') : line
  })
  for (const head of heads) letterFrom(read, head + 1)
  return read
}

/** Above the answers of a form that was printed. */
const printed =
  /^(?:mark only one oval|(?:check|tick) all that apply|markieren sie nur ein oval|wählen sie alle zutreffenden antworten aus|une seule réponse possible|plusieurs réponses possibles|marca solo un óvalo|selecciona todos los que correspondan|contrassegna solo un ovale|seleziona tutte le voci applicabili|marcar apenas uma oval|marque todas que se aplicam|markeer slechts één ovaal|vink alle toepasselijke opties aan|zaznacz tylko jedną odpowiedź|zaznacz wszystkie właściwe odpowiedzi|отметьте только один овал|отметьте все подходящие варианты|yalnızca bir şıkkı işaretleyin|uygun olanların tümünü işaretleyin)\.?$/iu

const points = /^\s*\d+\s+(?:points?|punkte?|puntos?|punt[oi]|pontos?|punten|pkt|балл(?:а|ов)?|puan)\s*\*?\s*$/iu

/** `Capital of Italy? *`, `1 point`, and `Mark only one oval.` above answers that have no letters. */
function withPrintedAnswers(lines: Lines): Lines {
  const read = [...lines]
  for (const [at, line = ''] of lines.entries()) {
    if (!printed.test(line.trim())) continue
    read[at] = undefined
    for (const above of [at - 1, at - 2]) {
      if (points.test(lines[above] ?? '')) read[above] = undefined
      // It may be an answer of the question before, with its letter by now.
      else read[above] = read[above]?.replace(/\s+\*\s*$/, '')
    }
    letterFrom(read, at + 1)
  }
  return read
}

/** Below a question with a number: lines without letters, of which some are marked as right. */
function withMarkedAnswers(lines: Lines): Lines {
  const read = [...lines]
  for (const [at, line = ''] of lines.entries()) {
    if (!/^\s*\d{1,3}[.)]\s/.test(line) || !asks(line.trim())) continue
    const below = lines.slice(at + 1, at + 2 + mostAnswers)
    const end = below.findIndex((one) => !one?.trim() || /^[\s>]*(?:[-*•·▪◦○●‣]|\(?\w{1,3}[.):\]])\s/.test(one))
    const answers = end < 0 ? below : below.slice(0, end)
    const rights = answers.filter((one = '') => withoutMark(one).isRight && !one.trim().endsWith('*')).length
    if (
      rights > 0 &&
      rights < answers.length &&
      !answers.some((one = '') => labelIn(undressed(one)) || asks(one.trim()))
    )
      letterFrom(read, at + 1)
  }
  return read
}

/** Copies of tests and forms of others, without what their pages add. */
export const withoutForms = (lines: Lines): Lines => withMarkedAnswers(withPrintedAnswers(withoutMoodle(lines)))
