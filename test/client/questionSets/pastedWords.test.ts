import { describe, expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

const read = async (text: string) => (await readQuestionText(text)).rows.map(summary)

describe('a word of a quiz in one language is an answer, or part of a question, in another', () => {
  it.each(['Svar', 'Lösung', 'Le corrigé', 'Clave', 'Facit', 'Choix: deux', 'Clave: sol', 'Keuzes: 3'])(
    '%s',
    async (word) => {
      expect(await read(`1. What is it?\n- Foo\n- ${word}\n- Bar\nAnswer: ${word}`)).toEqual([
        `What is it? | choice | ${word}`,
      ])
      expect(await read(`1. Was ist das?\n${word}\na) Foo\nb) Bar\nAntwort: b`)).toEqual([
        `Was ist das? ${word} | choice | Bar`,
      ])
    },
  )

  it.each(['Niveau: B1', 'Il tema: cos’è?', 'Opciones: elige', '难度：什么意思？'])(
    '%s stays as it is',
    async (words) => {
      expect(await read(`1. What?\n${words}\nA) x\nB) y\nAnswer: A`)).toEqual([`What? ${words} | choice | x`])
    },
  )

  it.each(['Lösungen', 'Le corrigé', 'Las respuestas:', 'Klucz:', 'Ключ к тесту', 'Facit'])(
    '%s heads a key',
    async (head) => {
      expect(await read(`1. Qui ?\na) X\nb) Y\n2. Où ?\na) X\nb) Y\n\n${head}\n1. a\n2. b`)).toEqual([
        'Qui ? | choice | X',
        'Où ? | choice | Y',
      ])
    },
  )
})

describe('a word to be typed is no verdict', () => {
  it.each([
    ['Complète : Je ___ mange pas.', 'ne'],
    ['Complétez la phrase avec le bon mot.', 'ne'],
    ['Le piano ne joue pas. Quelle note ?', 'A'],
    ['Translate "goodbye" into Latin.', 'Vale'],
    ['The Dutch word for where.', 'Waar'],
    ['Its capital is Bamako.', 'Mali'],
    ['Halbleiter haben einen P/N-Übergang. Welche Seite ist positiv?', 'P'],
  ])('%s %s', async (question, word) => {
    expect(await read(`${question}\nAnswer: ${word}`)).toEqual([`${question.slice(0, 40)} | typed | ${word}`])
  })

  it('but it is one below a statement of the same language, or where it is asked for', async () => {
    expect(
      await read(
        [
          'Ziemia jest płaska i mała.\nOdpowiedź: Fałsz',
          'Praha je hlavní město. (Ano/Ne)\nOdpověď: Ne',
          'Księżyc jest gwiazdą. (P/F)\nOdpowiedź: F',
          '地球是行星。（ ）\n答案：正确',
        ].join('\n\n'),
      ),
    ).toEqual([
      'Ziemia jest płaska i mała. | choice | Fałsz',
      'Praha je hlavní město. (Ano/Ne) | choice | Ne',
      'Księżyc jest gwiazdą. (P/F) | choice | Fałsz',
      '地球是行星。（ ） | choice | 正确',
    ])
  })
})

describe('letters with a sign that are no answers', () => {
  it.each(['A.D. means?', 'd.h. heißt?', 'a.k.a. what?', 'a.b() does?', 'А.С. Пушкин или?', 'А. С. Пушкин?'])(
    '%s',
    async (words) => {
      expect(await read(`1. Who?\n${words}\na) x\nb) y\nAnswer: a`)).toEqual([`Who? ${words} | choice | x`])
    },
  )

  it('code, and statements above the answers', async () => {
    expect(await read('1. Which?\n```\na.sort()\nb.sort()\n```\nA) x\nB) y\nAnswer: A')).toEqual([
      'Which? `a.sort() b.sort()` | choice | x',
    ])
    expect(await read('1. Right?\nα) first\nβ) second\nA) both\nB) none\nAnswer: A')).toEqual([
      'Right? α) first β) second | choice | both',
    ])
  })

  it('a letter to be typed stays as it is', async () => {
    expect(
      await read('1. Столица?\nа) Рим\nб) Бари\nОтвет: а\n2. Буква после А?\nОтвет: Б\n3. Назови букву.\nОтвет: В'),
    ).toEqual(['Столица? | choice | Рим', 'Буква после А? | typed | Б', 'Назови букву. | typed | В'])
  })
})

it.each(['Respuesta correcta (1-2)', 'Réponse correcte n°', 'Risposta corretta: numero', 'Правильный ответ (1-2)'])(
  'the column of the right answers may say how it counts: %s',
  async (head) => {
    expect(await read(`Question;Answer 1;Answer 2;${head}\nWho?;me;you;2`)).toEqual(['Who? | choice | you'])
  },
)

describe('a table of another language', () => {
  it.each([
    '№\tВопрос\tА\tБ\tВ\tПравильный ответ\tПояснение\n1\tИталия?\tМилан\tРим\tБари\tБ\tДа.\n2\tИспания?\tЛеон\tВиго\tМадрид\tВ\tНет.',
    '№\tВопрос\tВариант А\tВариант Б\tВариант В\tОтвет\n1\tИталия?\tМилан\tРим\tБари\tб\n2\tИспания?\tЛеон\tВиго\tМадрид\tМадрид',
    'Вопрос\tA\tB\tC\tОтвет\nИталия?\tМилан\tРим\tБари\tВ\nИспания?\tЛеон\tВиго\tМадрид\tС',
    'Вопрос\tА\tБ\tВ\tОтвет\nИталия?\tМилан\tРим\tБари\tвариант 2\nИспания?\tЛеон\tВиго\tМадрид\tВариант 3',
  ])('has letters of its own: %s', async (text) => {
    expect(await read(text)).toEqual(['Италия? | choice | Рим', 'Испания? | choice | Мадрид'])
  })

  it('has a letter for an answer', async () => {
    expect(await read('Вопрос\tОтвет 1\tОтвет 2\tОтвет\nГласная?\tБ\tА\tА\nСогласная?\tВ\tО\tВ')).toEqual([
      'Гласная? | choice | А',
      'Согласная? | choice | В',
    ])
  })

  it.each([
    ['Pregunta', 'Opción A', 'Opción B', 'Opción correcta', 'Explicación'],
    ['Domanda', 'Opzione A', 'Opzione B', 'Risposta corretta', 'Spiegazione'],
    ['Pergunta', 'Opção A', 'Opção B', 'Resposta', 'Explicação'],
    ['Frage', 'Antwort A', 'Antwort B', 'Richtige Antwort', 'Erklärung'],
    ['السؤال', 'أ', 'ب', 'الإجابة الصحيحة', 'الشرح'],
  ])('%s, %s', async (...head) => {
    const { rows } = await readQuestionText(`${head.join('\t')}\nRoma?\tnon\tsì\tB\tEcco.\nBari?\tsì\tnon\tA\tNo.`)
    expect(rows.map(summary)).toEqual(['Roma? | choice | sì', 'Bari? | choice | sì'])
    expect(rows.map(({ draft }) => draft.explanation)).toEqual(['Ecco.', 'No.'])
  })

  it.each(['Fragentyp', 'Frage Nr.', 'Soru numarası', '问题编号', '문제 번호'])('%s is no question', async (head) => {
    expect(await read(`${head}\tQuestion\tAnswer 1\tAnswer 2\tCorrect\n1\tWho?\tme\tyou\t2`)).toEqual([
      'Who? | choice | you',
    ])
  })
})
