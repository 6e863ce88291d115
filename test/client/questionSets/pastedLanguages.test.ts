import { describe, expect, it } from 'vitest'
import { inLatinLetters } from '../../../client/screens/questionSets/import/languages/latinLetters.ts'
import { ledInEnglish } from '../../../client/screens/questionSets/import/languages/leadingWords.ts'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { emptyQuestion } from '../../../client/screens/questionSets/questionDraft.ts'
import { summary } from './filesOfOthers.ts'

/** A quiz as an assistant writes it in each language. */
const quizzes: Readonly<Record<string, string>> = {
  Portuguese:
    '**Pergunta 1:** Qual é a capital de Portugal?\nA) Porto\nB) Lisboa\nC) Faro\n**Resposta correta:** B) Lisboa\n**Explicação:** É a maior cidade.',
  Polish:
    '**Pytanie 1.** Jaka jest stolica Portugalii?\na) Porto\nb) Lizbona\nc) Faro\n\nPoprawna odpowiedź: b\nWyjaśnienie: To największe miasto.',
  Czech:
    '1. Jaké je hlavní město Portugalska?\nA) Porto\nB) Lisabon\nC) Faro\n**Správná odpověď: B**\n*Vysvětlení:* Je největší.',
  Hungarian:
    '1. kérdés: Mi Portugália fővárosa?\nA) Porto\nB) Lisszabon\nC) Faro\nHelyes válasz: B\nMagyarázat: A legnagyobb.',
  Romanian:
    'Întrebarea 1: Care este capitala Portugaliei?\na) Porto\nb) Lisabona\nc) Faro\nRăspuns corect: b) Lisabona\nExplicație: E mare.',
  Swedish:
    'Fråga 1: Vad heter Portugals huvudstad?\nA) Porto\nB) Lissabon\nC) Faro\nRätt svar: B\nFörklaring: Den är störst.',
  Danish:
    'Spørgsmål 1: Hvad hedder Portugals hovedstad?\nA) Porto\nB) Lissabon\nC) Faro\nSvar: B\nForklaring: Den er størst.',
  Finnish:
    'Kysymys 1: Mikä on Portugalin pääkaupunki?\nA) Porto\nB) Lissabon\nC) Faro\nOikea vastaus: B\nSelitys: Se on suurin.',
  Turkish:
    '1. Soru: Portekiz’in başkenti neresidir?\nA) Porto\nB) Lizbon\nC) Faro\n**Doğru cevap:** B\n**Açıklama:** En büyük şehirdir.',
  Indonesian:
    'Soal 1. Apa ibu kota Portugal?\nA. Porto\nB. Lisbon\nC. Faro\nJawaban yang benar: B. Lisbon\nPembahasan: Kota terbesar.',
  Vietnamese: 'Câu 1: Thủ đô của Bồ Đào Nha là gì?\nA. Porto\nB. Lisbon\nC. Faro\nĐáp án: B\nGiải thích: Lớn nhất.',
  Russian:
    '**Вопрос 1:** Какой город — столица Португалии?\nА) Порту\nБ) Лиссабон\nВ) Фару\n**Правильный ответ:** Б) Лиссабон\n**Объяснение:** Он самый большой.',
  Ukrainian:
    '1. Яке місто є столицею Португалії?\nа) Порту\nб) Лісабон\nв) Фару\nВідповідь: б\nПояснення: Воно найбільше.',
  Bulgarian:
    'Въпрос 1: Коя е столицата на Португалия?\nА. Порто\nБ. Лисабон\nВ. Фаро\nВерен отговор: Б\nОбяснение: Тя е най-голяма.',
  Serbian:
    'Питање 1: Који је главни град Португалије?\nа) Порто\nб) Лисабон\nв) Фаро\nТачан одговор: б\nОбјашњење: Највећи је.',
  Greek:
    'Ερώτηση 1: Ποια είναι η πρωτεύουσα της Πορτογαλίας;\nΑ) Πόρτο\nΒ) Λισαβόνα\nΓ) Φάρο\nΣωστή απάντηση: Β\nΕξήγηση: Η μεγαλύτερη.',
  Hebrew: 'שאלה 1: מהי בירת פורטוגל?\nא. פורטו\nב. ליסבון\nג. פארו\nתשובה נכונה: ב\nהסבר: העיר הגדולה ביותר.',
  Arabic:
    'السؤال ١: ما هي عاصمة البرتغال؟\nأ) بورتو\nب) لشبونة\nج) فارو\nالإجابة الصحيحة: ب) لشبونة\nالشرح: أكبر مدينة.',
  Persian: '۱. پایتخت پرتغال کدام است؟\nالف) پورتو\nب) لیسبون\nج) فارو\nپاسخ صحیح: ب\nتوضیح: بزرگ‌ترین شهر.',
  Urdu: 'سوال 1: پرتگال کا دارالحکومت کیا ہے؟\nA) پورتو\nB) لزبن\nC) فارو\nدرست جواب: B\nوضاحت: سب سے بڑا شہر۔',
  Hindi: 'प्रश्न 1: पुर्तगाल की राजधानी क्या है?\n(क) पोर्टो\n(ख) लिस्बन\n(ग) फ़ारो\nसही उत्तर: (ख) लिस्बन\nव्याख्या: सबसे बड़ा शहर।',
  Bengali: 'প্রশ্ন ১: পর্তুগালের রাজধানী কী?\nক) পোর্তো\nখ) লিসবন\nগ) ফারো\nসঠিক উত্তর: খ\nব্যাখ্যা: সবচেয়ে বড় শহর।',
  Thai: 'ข้อ 1. เมืองหลวงของโปรตุเกสคือเมืองใด?\nก. ปอร์โต\nข. ลิสบอน\nค. ฟารู\nเฉลย: ข\nคำอธิบาย: เมืองที่ใหญ่ที่สุด',
  Chinese: '1、葡萄牙的首都是哪里？\nA、波尔图\nB、里斯本\nC、法鲁\n【答案】B\n【解析】最大的城市。',
  'Chinese of Taiwan':
    '第1題 葡萄牙的首都是哪裡？\n（A）波多 （B）里斯本 （C）法魯\n正確答案：（B）里斯本\n解釋：最大的城市。',
  Japanese:
    '問題1：ポルトガルの首都はどこですか？\nア．ポルト\nイ．リスボン\nウ．ファロ\n正解：イ\n解説：最大の都市です。',
  Korean: '문제 1. 포르투갈의 수도는 어디입니까?\n① 포르투 ② 리스본 ③ 파루\n정답: ②\n해설: 가장 큰 도시입니다.',
  Slovenian:
    'Vprašanje št. 1: Katero je glavno mesto Portugalske?\nA) Porto\nB) Lizbona\nC) Faro\nPravilni odgovor je: B\nRazlaga: Je največje.',
  Slovak:
    'Otázka č. 1: Aké je hlavné mesto Portugalska?\na) Porto\nb) Lisabon\nc) Faro\nSprávna odpoveď je: b) Lisabon\nVysvetlenie: Je najväčšie.',
  Basque:
    '1. galdera: Zein da Portugalgo hiriburua?\na) Porto\nb) Lisboa\nc) Faro\nErantzun zuzena: b\nAzalpena: Handiena da.',
  Belarusian:
    'Пытанне 1: Якая сталіца Партугаліі?\nа) Порту\nб) Лісабон\nв) Фару\nПравільны адказ: б) Лісабон\nТлумачэнне: Найбольшы горад.',
  Georgian:
    'კითხვა 1: რომელია პორტუგალიის დედაქალაქი?\nა) პორტუ\nბ) ლისაბონი\nგ) ფარო\nსწორი პასუხი: ბ\nგანმარტება: უდიდესი ქალაქია.',
  Armenian:
    'Հարց 1: Ո՞րն է Պորտուգալիայի մայրաքաղաքը?\nԱ) Պորտու\nԲ) Լիսաբոն\nԳ) Ֆարու\nՃիշտ պատասխան: Բ\nԲացատրություն: Ամենամեծն է։',
  Icelandic:
    'Spurning 1: Hver er höfuðborg Portúgals?\nA) Portó\nB) Lissabon\nC) Faro\nRétt svar: B\nÚtskýring: Hún er stærst.',
  Azerbaijani:
    'Sual 1: Portuqaliyanın paytaxtı haradır?\nA) Portu\nB) Lissabon\nC) Faru\nDüzgün cavab: B\nİzah: Ən böyükdür.',
  Filipino:
    'Tanong 1: Ano ang kabisera ng Portugal?\nA. Porto\nB. Lisbon\nC. Faro\nTamang sagot: B. Lisbon\nPaliwanag: Pinakamalaki ito.',
  Tamil: 'கேள்வி 1: போர்ச்சுகலின் தலைநகரம் எது?\nA) போர்ட்டோ\nB) லிஸ்பன்\nC) ஃபாரோ\nசரியான பதில்: B\nவிளக்கம்: மிகப்பெரிய நகரம்.',
  Marathi: 'प्रश्न १: पोर्तुगालची राजधानी कोणती?\nअ) पोर्तो\nब) लिस्बन\nक) फारो\nयोग्य उत्तर: ब\nस्पष्टीकरण: सर्वात मोठे शहर.',
  'Japanese of a school book':
    '問1　ポルトガルの首都はどこですか？\nア　ポルト\nイ　リスボン\nウ　ファロ\n答え　イ\n解説：最大の都市です。',
}

describe('a quiz of another language', () => {
  it.each(Object.entries(quizzes))(
    '%s: the question, its answers, the right one and the reason are found',
    async (_, text) => {
      const { rows } = await readQuestionText(text)
      expect(rows.map(({ problem }) => problem)).toEqual([undefined])
      const [draft = emptyQuestion()] = rows.map((row) => row.draft)
      const { answers, correct, question, explanation } = draft
      expect([answers.length, correct]).toEqual([3, 1])
      for (const answer of answers) expect(text).toContain(answer)
      expect(text).toContain(question)
      expect(question).toMatch(/[?？؟;]$/)
      expect(question).not.toMatch(/[1:：١۱১、]/)
      expect(explanation.length).toBeGreaterThan(4)
      expect(text.trim().endsWith(explanation)).toBe(true)
    },
  )
})

const texts: readonly [string, string, readonly string[]][] = [
  [
    'a key at its end, in its own letters',
    '1. Столица Италии?\nа) Милан\nб) Рим\n2. Столица Испании?\nа) Мадрид\nб) Виго\n\nОтветы:\n1. б\n2. а',
    ['Столица Италии? | choice | Рим', 'Столица Испании? | choice | Мадрид'],
  ],
  [
    'a key of one line',
    'Pergunta 1. Capital da Itália?\na) Milão\nb) Roma\nPergunta 2. Capital da Espanha?\na) Madri\nb) Vigo\n\nGabarito: 1-B, 2-A',
    ['Capital da Itália? | choice | Roma', 'Capital da Espanha? | choice | Madri'],
  ],
  [
    'a key of one line in its own letters',
    '1. Столиця Італії?\nА. Мілан\nБ. Рим\n2. Столиця Іспанії?\nА. Мадрид\nБ. Віго\nКлюч: 1Б, 2А',
    ['Столиця Італії? | choice | Рим', 'Столиця Іспанії? | choice | Мадрид'],
  ],
  [
    'letters that look like ours',
    '1. Столица Италии?\nА) Милан\nВ) Рим\nС) Бари\nОтвет: В',
    ['Столица Италии? | choice | Рим'],
  ],
  [
    'several right answers',
    '1. ما هي الكواكب؟\nأ- المريخ\nب- القمر\nج- زحل\nالإجابات الصحيحة: أ، ج',
    ['ما هي الكواكب؟ | several | المريخ, زحل'],
  ],
  [
    'no blanks behind the signs',
    '1.意大利的首都是？\nA.米兰\nB.罗马\nC.巴里\n答案：B',
    ['意大利的首都是？ | choice | 罗马'],
  ],
  [
    'statements with circles, and answers with letters',
    '1. 下列正确的是？\n①水是液体\n②铁是气体\nA. ①\nB. ②\n答案：A',
    ['下列正确的是？ ①水是液体 ②铁是气体 | choice | ①'],
  ],
  [
    'letters of several scripts',
    'السؤال ١: ما عاصمة إيطاليا؟\nأ) ميلانو\nب) روما\nالإجابة: ب\n\nВопрос 2: Столица Испании?\nА) Мадрид\nБ) Виго\nОтвет: А\n\n3、？\nA、甲\nB、乙\n答案：B',
    ['ما عاصمة إيطاليا؟ | choice | روما', 'Столица Испании? | choice | Мадрид', '？ | choice | 乙'],
  ],
  [
    'the letters of a school book',
    '1. ما عاصمة إيطاليا؟\nأ) ميلانو\nب) باري\nت) روما\nالجواب: ت',
    ['ما عاصمة إيطاليا؟ | choice | روما'],
  ],
  ['a tick', '1. 이탈리아의 수도는?\n① 밀라노\n② 로마 ✅', ['이탈리아의 수도는? | choice | 로마']],
  [
    'words before the letter of the right answer',
    '1. Capital da Itália?\nA) Milão\nB) Roma\nResposta correta: Letra B\n\n۲. پایتخت اسپانیا؟\n۱) مادرید\n۲) ویگو\nپاسخ: گزینه ۱\n\n3. 수도는?\n1) 부산\n2) 서울\n정답: 2번',
    ['Capital da Itália? | choice | Roma', 'پایتخت اسپانیا؟ | choice | مادرید', '수도는? | choice | 서울'],
  ],
  [
    'a sentence or a dash before the right answer',
    '1. Столица?\nа) Бари\nб) Рим\nПравильный ответ – б\n2. Huvudstad?\na) Malmö\nb) Lund\nRätt svar är: b\n3. Capitala?\na) Iași\nb) Cluj\nRăspunsul corect este: a',
    ['Столица? | choice | Рим', 'Huvudstad? | choice | Lund', 'Capitala? | choice | Iași'],
  ],
  [
    'capital letters',
    '1) Başkent?\nA) Muş\nB) Bursa\n2) Πόσο;\nΑ) 1\nΒ) 2\n\nCEVAP ANAHTARI\n1-B\n2-A',
    ['Başkent? | choice | Bursa', 'Πόσο; | choice | 1'],
  ],
  [
    'a word in brackets behind the right answer',
    '1. Столица Италии?\nа) Рим (правильный ответ)\nб) Милан\n2. ¿Capital?\nA) Roma\nB) Vigo (correcta)\n3. 首都？\nA. 上海\nB. 北京（正确）',
    ['Столица Италии? | choice | Рим', '¿Capital? | choice | Vigo', '首都？ | choice | 北京'],
  ],
  [
    'numbers of answers in a key of one line',
    '1. Столица Италии?\n1) Милан\n2) Рим\n2. Столица Испании?\n1) Мадрид\n2) Виго\n\nОтветы: 1-2, 2-1',
    ['Столица Италии? | choice | Рим', 'Столица Испании? | choice | Мадрид'],
  ],
  ['a word to type', '1. Столица Италии?\nОтвет: Рим', ['Столица Италии? | typed | Рим']],
  [
    'statements',
    'Dünya yuvarlaktır.\nCevap: Doğru\n\n2. 地球是平的。\n答案：错误\n\n3. כדור הארץ שטוח.\nתשובה: לא נכון',
    ['Dünya yuvarlaktır. | choice | Doğru', '地球是平的。 | choice | 错误', 'כדור הארץ שטוח. | choice | לא נכון'],
  ],
  [
    'a heading above the answers, and how hard it is',
    'Questão 1: Capital da Itália?\nOpções:\nA) Milão\nB) Roma\nResposta: B\nDificuldade: fácil',
    ['Capital da Itália? | choice | Roma'],
  ],
  [
    'names that begin with a letter',
    '1. Кто написал «Войну и мир»?\nА) А. Пушкин\nБ) Л. Толстой\nОтвет: Б\n2. Кто это?\nОтвет: А. Блок',
    ['Кто написал «Войну и мир»? | choice | Л. Толстой', 'Кто это? | typed | А. Блок'],
  ],
]

describe('such a quiz may have', () => {
  it.each(texts)('%s', async (_, written, lines) => {
    const { rows } = await readQuestionText(written)
    const found = rows.map(summary)
    for (const line of lines) expect(found).toContainEqual(line)
  })
})

describe('the columns of a table are known by headings of other languages:', () => {
  it.each([
    'Pergunta\tResposta 1\tResposta 2\tResposta correta',
    'Pytanie\tOdpowiedź A\tOdpowiedź B\tPoprawna odpowiedź',
    'Вопрос\tВариант 1\tВариант 2\tПравильный ответ',
    '题目\t选项A\t选项B\t正确答案',
    'السؤال\tالخيار 1\tالخيار 2\tالإجابة الصحيحة',
    'Soru\tSeçenek A\tSeçenek B\tDoğru cevap',
  ])('%s', async (head) => {
    const { rows } = await readQuestionText(`${head}\nItalia?\tMilano\tRoma\t2\nHispania?\tMadrid\tVigo\t1`)
    expect(rows.map(summary)).toEqual(['Italia? | choice | Roma', 'Hispania? | choice | Madrid'])
  })

  it('two columns', async () => {
    const { pairs } = await readQuestionText('Вопрос\tОтвет\nСтолица Италии\tРим')
    expect(pairs?.map(({ term, definition }) => [term, definition])).toEqual([['Столица Италии', 'Рим']])
  })
})

it('a text in English stays as it is', () => {
  const quiz = '1. Which? 3-5\n  a) A. Lincoln\n  B. B – no.\n- C: x\n**D)** y\nQuestion 5-7 are about it.\nAnswer: C'
  expect(inLatinLetters(quiz.split('\n')).join('\n')).toBe(quiz)
  for (const line of quiz.split('\n')) expect(ledInEnglish(line)).toBe(line)
})

it('a long text of other letters takes no longer than one of ours', async () => {
  const written = (letters: string, right: string) =>
    Array.from({ length: 400 }, (_, at) =>
      [
        `${at + 1}. ${'и'.repeat(60)}?`,
        ...[...letters].map((letter) => `${letter}) ${'ж '.repeat(80)}${letter}`),
        `${right}: ${letters[1]}`,
      ].join('\n'),
    ).join('\n\n')
  const timed = async (text: string) => {
    const since = performance.now()
    expect((await readQuestionText(text)).rows.length).toBe(400)
    return performance.now() - since
  }
  const [ours, theirs] = [written('ABCD', 'Answer'), written('АБВГ', 'Ответ')]
  await timed(ours)
  const [short, long] = [await timed(ours), await timed(theirs)]
  expect(long / short).toBeLessThan(6)
})
