import { describe, expect, it } from 'vitest'
import { drawnRows } from '../../../client/screens/questionSets/import/drawnTable.ts'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

const read = async (text: string) => (await readQuestionText(text)).rows.map(summary)
const isRome = ['Capital of Italy? | choice | Rome']

/** The middle one of three answers, as its author marks it. */
const marked: Readonly<Record<string, string>> = {
  'the whole line in bold': 'A) Paris\n**B) Rome**\nC) Oslo',
  'its words in bold': 'A) Paris\nB) **Rome**\nC) Oslo',
  'a point in bold': '- A) Paris\n- **B) Rome**\n- C) Oslo',
  'a line in bold with tags': 'A) Paris\n<u>B) Rome</u>\nC) Oslo',
  'ticks without a blank': '- ❌Paris\n- ✅Rome\n- ❌Oslo',
  'ticks behind a letter without a blank': 'A) ❌Paris\nB) ✅Rome\nC) ❌Oslo',
  'ticks alone': '❌ Paris\n✅ Rome\n❌ Oslo',
  'red and green before letters': '🔴 A) Paris\n🟢 B) Rome\n🔴 C) Oslo',
  'red and green alone': '🔴 Paris\n🟢 Rome\n🔴 Oslo',
  'red and green behind': 'A) Paris 🔴\nB) Rome 🟢\nC) Oslo 🔴',
  'a plus and a minus': '- Paris\n+ Rome\n- Oslo',
  'a plus and a minus without a blank': '-Paris\n+Rome\n-Oslo',
  'a plus before a letter': 'A) Paris\n+B) Rome\nC) Oslo',
  'a plus and a minus before letters': '-A) Paris\n+B) Rome\n-C) Oslo',
  'a word in slanted letters': 'A) Paris\nB) Rome *(correct)*\nC) Oslo',
  'a word behind a dash': 'A) Paris\nB) Rome – correct\nC) Oslo',
  'a word behind an arrow': 'A) Paris\nB) Rome <- correct\nC) Oslo',
  'a sentence': 'A) Paris\nB) Rome\nC) Oslo\nThe correct answer is B.',
  'a short label': '(a) Paris\n(b) Rome\n(c) Oslo\nAns. (b)',
  'letters in boxes': '🅰️ Paris\n🅱️ Rome\n🅲 Oslo\nAnswer: B',
}

describe('the right answer is marked with', () => {
  it.each(Object.entries(marked))('%s', async (_, answers) => {
    expect(await read(`1. Capital of Italy?\n${answers}`)).toEqual(isRome)
  })

  it('words behind dashes, which no pupil must see', async () => {
    const { rows } = await readQuestionText(
      '1. Capital of Italy?\nA) Paris - incorrect\nB) Rome - correct\nC) Oslo - wrong',
    )
    expect(rows[0]?.question).toMatchObject({ answers: ['Paris', 'Rome', 'Oslo'], correct: 1 })
  })

  it('a plus in one question and a star in another', async () => {
    const text = 'Capital of Italy?\n- Paris\n+ Rome\nAnd of Norway?\nA) Oslo *\nB) Bern'
    expect(await read(text)).toEqual([...isRome, 'And of Norway? | choice | Oslo'])
  })

  it('letters in a row, as in Russia, but not where an answer is such a word', async () => {
    const answers = 'А) Париж\nБ) Токио\nВ) Осло\nГ) Рим'
    expect(await read(`1. Где?\n${answers}\nОтвет: АВГ`)).toEqual(['Где? | several | Париж, Осло, Рим'])
    expect(await read('1. Где?\n1) Париж\n2) Токио\n3) Осло\n4) Рим\nОтвет: 134')).toEqual([
      'Где? | several | Париж, Осло, Рим',
    ])
    expect(await read('1. Группа?\nА) АА\nБ) АВ\nВ) ВВ\nОтвет: АВ')).toEqual(['Группа? | choice | АВ'])
  })

  it('its letter in the question, as in China, where no pupil must see it', async () => {
    expect(await read('1. 意大利的首都是（ B ）\nA. 巴黎\nB. 罗马\nC. 奥斯陆')).toEqual([
      '意大利的首都是（　） | choice | 罗马',
    ])
    expect(await read('1. 首都是（AC）。\nA. 巴黎\nB. 米兰\nC. 奥斯陆')).toEqual([
      '首都是（　）。 | several | 巴黎, 奥斯陆',
    ])
  })

  it('a letter of true or false, which stands for words of several languages', async () => {
    expect(await read('1. Roma é a capital da Itália. (V ou F)\nResposta: V')).toEqual([
      'Roma é a capital da Itália. (V ou F) | choice | V',
    ])
    expect(await read('1. Oslo ada di Swedia. (B/S)\nJawaban: S')).toEqual(['Oslo ada di Swedia. (B/S) | choice | S'])
  })
})

describe('no mark is', () => {
  const none = ['Capital of Italy? ! No answer is marked as correct']

  it('bold in all answers, or in their letters', async () => {
    for (const answers of ['**A) Paris**\n**B) Rome**', '**A)** Paris\n**B)** Rome', 'A) **Paris**\nB) **Rome**'])
      expect(await read(`1. Capital of Italy?\n${answers}`)).toEqual(none)
  })

  it('a colour among four, as the buttons of a game have them', async () => {
    const text =
      '1. Capital of Italy?\n🔴 A) Paris\n🔵 B) Rome\n🟡 C) Oslo\n🟢 D) Bern\n2. And of Norway?\n🔴 A) Paris\n🔵 B) Oslo'
    expect((await readQuestionText(text)).rows.filter(({ question }) => question)).toEqual([])
  })

  it('a tick before what an assistant says about its work', async () => {
    const intro = 'Here is what you get:\n✅ One question\n❌ No pictures\n\n'
    expect(await read(`${intro}1. Capital of Italy?\nA) Paris\nB) Rome\nAnswer: B`)).toEqual(isRome)
    expect(await read(`${intro}1. Capital of Italy?\n❌ Paris\n✅ Rome\n❌ Oslo`)).toEqual(isRome)
  })

  it.each([
    ['Which machine is it?\n+ It is light\n- It is loud\nA) A fan\nB) A drill *', 'A drill'],
    ['1. Think of this:\n+ It is light\n- It is loud\nWhich machine is it?\nA) A fan\nB) A drill *', 'A drill'],
    ['Good and bad sides of dogs\n+ loyal\n- loud\n\n1. What is loud?\nA) dogs *\nB) cats', 'dogs'],
  ])('a plus or a minus that is of what is asked about: %s', async (text, right) => {
    const rows = await read(text)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(new RegExp(`^[^✅❌]* \\| choice \\| ${right}$`))
  })

  it('a dash before what somebody says', async () => {
    const text = '1. Who are they?\n-A: Hello, Mum!\n-B: Hello, Tom!\nA) family\nB) strangers\nAnswer: A'
    expect(await read(text)).toEqual(['Who are they? -A: Hello, Mum! -B: Hello, | choice | family'])
  })

  it('a plus or a minus before numbers, or beside a key', async () => {
    for (const key of ['Answer: - 4', '']) {
      const { rows } = await readQuestionText(`1. What is 3 − 7?\n- 4\n+ 4\n- 10\n${key}`)
      expect(rows.flatMap(({ draft }) => draft.answers).filter((answer) => answer === '4')).toEqual([])
    }
    expect((await read('1. Solve\n- x = 2\n+ x = 3\nAnswer: x = 2'))[0]).toMatch(/\| typed \| x = 2$/)
  })

  it.each([
    [
      '🟢 1. Capital of Italy?\nA) Paris\nB) Rome *\n🔴 2. And of Norway?\nA) Oslo *\nB) Rome\n🔴 3. And of Spain?\nA) Madrid *\nB) Rome',
    ],
    ['1. Colour of blood?\n- 🟢 green\n- 🔴 red\n- 🔴🔴 very red\nAnswer: 🔴 red'],
  ])('a colour, where something else says what is right: %s', async (text) => {
    const { rows } = await readQuestionText(text)
    expect(JSON.stringify(rows)).not.toMatch(/[✅❌]/u)
    expect(JSON.stringify(rows)).toMatch(/🟢/u)
    expect(rows.map(({ problem }) => problem).filter(Boolean)).toEqual([])
  })

  it('a tag that is asked about', async () => {
    const text = '1. Which tag makes text bold?\n- <b>text</b>\n- <i>text</i>\n- <u>text</u>\nAnswer: <b>text</b>'
    expect(await read(text)).toEqual(['Which tag makes text bold? | choice | <b>text</b>'])
  })

  it('a group of blood in a box', async () => {
    const text = '1. 🅰️ is a group of what?\nA) blood\nB) stars\nAnswer: A'
    expect(await read(text)).toEqual(['🅰️ is a group of what? | choice | blood'])
  })

  it('several numbers in a row that begin an answer', async () => {
    expect(await read('1. How many?\n1) 24 m\n2) 34 m\n3) 134 m\n4) 5 m\nAnswer: 134')).toEqual([
      'How many? ! No answer is marked as correct',
    ])
    expect(await read('1. 나라?\n가. 미국\n나. 가나 공화국\n다. 한국\n정답: 가나')).toEqual([
      '나라? ! No answer is marked as correct',
    ])
  })

  it('the sign of a number', async () => {
    expect(await read('1. Which is it?\nA) -5\nB) +5\nC) 0')).toEqual(['Which is it? ! No answer is marked as correct'])
  })

  it('a letter in a Chinese name', async () => {
    expect(await read('1. 维生素（A）是什么？\nA. 脂溶\nB. 水溶')).toEqual([
      '维生素（A）是什么？ ! No answer is marked as correct',
    ])
  })

  it('bold, beside a key or a mark that says something else', async () => {
    expect(await read('1. Capital of Italy?\nA) **Paris**\nB) Rome ✓\nC) Oslo')).toEqual(isRome)
    expect(await read('1. Capital of Italy?\n**A) Paris**\nB) Rome\nAnswer: B')).toEqual(isRome)
  })
})

describe('a copy of a page', () => {
  it('breaks the lines of answers', async () => {
    const text =
      '1. Capital\nof Italy?\nA) Paris, on\nthe Seine\nB) Rome, on\nTiber Island\nC) Oslo, in\nthe north\nAnswer: B'
    expect(await read(text)).toEqual(['Capital of Italy? | choice | Rome, on Tiber Island'])
    const [row] = (await readQuestionText(text)).rows
    expect(row?.draft.answers).toEqual(['Paris, on the Seine', 'Rome, on Tiber Island', 'Oslo, in the north'])
  })

  it('has no broken line where the next question begins with a small letter', async () => {
    const text = 'capital of italy\nA) paris\nB) rome *\ncapital of norway\nA) paris\nB) oslo *'
    expect(await read(text)).toEqual(['capital of italy | choice | rome', 'capital of norway | choice | oslo'])
    expect(await read(text.replaceAll(' *', ' ✓'))).toEqual(await read(text))
  })

  it('has no broken line in a key without a colon, or in a remark', async () => {
    const quiz = '1. Capital of Italy?\na) Paris\nb) Rome'
    for (const key of ['respuesta b', 'réponse b', 'jawaban b', 'rätt svar b'])
      expect(await read(`${quiz}\n${key}`)).toEqual(['Capital of Italy? | choice | Rome'])
    for (const remark of ['answer b', 'page 3 of 4', 'b', 'name ______']) {
      const [row] = (await readQuestionText(`${quiz}\n${remark}`)).rows
      expect(row?.draft.answers).toEqual(['Paris', 'Rome'])
    }
    const next = `${quiz} *\nc) Oslo\nwhat colour is snow\nAnswer: white`
    expect(await read(next)).toEqual(['Capital of Italy? | choice | Rome', 'what colour is snow | typed | white'])
  })

  it('may have blanks before all lines, and verses', async () => {
    const text = '1. Which one?\n  A) Early to bed\n     Early to rise\n  B) Look before\n     You leap\nAnswer: B'
    const [row] = (await readQuestionText(text)).rows
    expect(row?.draft.answers).toEqual(['Early to bed Early to rise', 'Look before You leap'])
  })

  it('breaks a long answer, the last one, too, and a short one below others that it breaks', async () => {
    const [row] = (await readQuestionText('1. Which one?\nA) Paris, on\nthe Seine\nB) Rome\nC) Oslo, in\nthe north'))
      .rows
    expect(row?.draft.answers).toEqual(['Paris, on the Seine', 'Rome', 'Oslo, in the north'])
    const text = '1. Which one?\nA) Paris\nB) Rome, which has been the capital of Italy since\nthe year 1871\nAnswer: B'
    expect(await read(text)).toEqual([
      'Which one? | choice | Rome, which has been the capital of Italy since the year 1871',
    ])
  })

  it('that has lost lines makes nobody type the first of several answers', async () => {
    const rows = await read('1. Capital of Italy?\nA) Paris\n\nWords that stand here\n\nB) Rome\nC) Oslo')
    expect(rows.filter((row) => row.includes('| typed |'))).toEqual([])
  })

  it('of Word has tabs behind letters and labels', async () => {
    expect(await read('1.\tCapital of Italy?\na)\tParis\nb)\tRome\nc)\tOslo\nAnswer:\tb')).toEqual(isRome)
  })

  it('has signs of the direction before Hebrew lines', async () => {
    const text = '1. מהי בירת איטליה?\nא. פריז\nב. רומא\nתשובה: ב'.replace(/^/gm, '\u200f')
    expect(await read(text)).toEqual(['מהי בירת איטליה? | choice | רומא'])
  })
})

describe('a drawn table', () => {
  const table = (head: string, row: string) =>
    `| ${head} |\n${head.replace(/[^|]+/g, '---').replace(/.*/, '|$&|')}\n| ${row} |`

  it.each([
    ['bold answers', 'Question | A | B | C', 'Capital of Italy? | Paris | **Rome** | Oslo'],
    ['ticked answers', 'Question | A | B | C', 'Capital of Italy? | ❌ Paris | ✅ Rome | ❌ Oslo'],
    ['a bold key', 'Question | A | B | C | Answer', '**Capital of Italy?** | Paris | **Rome** | Oslo | **B**'],
    ['all answers in a cell', 'Question | Options | Answer', 'Capital of Italy? | A) Paris<br>B) Rome<br>C) Oslo | B'],
    ['all answers in a line', 'Question | Choices | Answer', 'Capital of Italy? | A) Paris B) Rome C) Oslo | B'],
  ])('may have %s', async (_, head, row) => {
    expect(await read(table(head, row))).toEqual(isRome)
  })

  it('of other letters in a cell', async () => {
    expect(
      await read(table('Вопрос | Варианты ответа | Ответ', 'Столица? | А) Париж<br>Б) Рим<br>В) Осло | Б')),
    ).toEqual(['Столица? | choice | Рим'])
  })

  it('of nothing but bars is not read to its end', () => {
    const [first] = drawnRows(['|'.repeat(10_000), '||'])
    expect(first?.cells.length).toBeLessThan(100)
  })

  it('keeps the names of Python', async () => {
    expect(await read(table('Question | A | B | Answer', 'Which one makes it? | __init__ | __main__ | A'))).toEqual([
      'Which one makes it? | choice | __init__',
    ])
  })

  it('that does not say what is right has no right answers', async () => {
    expect(await read(table('Question | A | B | C', 'Capital of Italy? | Paris | Rome | Oslo'))).toEqual([
      'Capital of Italy? ! No answer is marked as correct',
    ])
  })
})
