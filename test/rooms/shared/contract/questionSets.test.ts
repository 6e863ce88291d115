import { describe, expect, it } from 'vitest'
import { readComplaint } from '../../../../rooms/shared/contract/complaints.ts'
import { textOfMessage } from '../../../../rooms/shared/contract/complaintTexts.ts'
import { questionSetRequest, questionsMax } from '../../../../rooms/shared/contract/questionSets.ts'
import { imageDataMaxLength, imageUrlMaxLength } from '../../../../rooms/shared/questions/questionLimits.ts'

const question = (given: object = {}) => ({
  question: 'How much is 1 + 1?',
  answers: ['1', '2', '3', '4'],
  correct: 1,
  ...given,
})
const set = (given: object = {}) => ({ title: 'Sums', subject: 'Math', questions: [question()], ...given })

const complaints = (input: unknown) =>
  questionSetRequest.safeParse(input).error?.issues.map(({ message }) => textOfMessage(message))
const complaintsAbout = (given: object) => complaints(set({ questions: [question(given)] }))

describe('a question set', () => {
  it('is read trimmed, without the fields nobody asked for', () => {
    const given = set({
      title: '  Sums ',
      createdBy: 'me',
      questions: [question({ question: ' How? ', answers: [' 1', '2 ', '3', '4'], points: 1_000 })],
    })
    expect(questionSetRequest.parse(given)).toEqual(
      set({ questions: [{ question: 'How?', answers: ['1', '2', '3', '4'], correct: 1 }] }),
    )
  })

  it('keeps an explanation and an image, and drops them where they were left empty', () => {
    const image = 'https://example.org/sum.png?size=2'
    const full = question({ explanation: 'Count on your fingers.', image })
    const empty = question({ explanation: '  ', image: '' })
    expect(questionSetRequest.parse(set({ questions: [full, empty] })).questions).toEqual([full, question()])
  })

  it.each([
    ['a missing title', { title: undefined }, 'Please enter a title'],
    ['a blank title', { title: '   ' }, 'Please enter a title'],
    ['a long title', { title: 'x'.repeat(101) }, 'The title can have at most 100 characters'],
    ['a title that forges', { title: 'Sums\u202e' }, 'The title contains characters that cannot be shown'],
    ['an unknown subject', { subject: 'Cooking' }, 'Please choose a subject'],
    ['no questions', { questions: [] }, 'Please add at least one question'],
    ['questions that are none', { questions: 'many' }, 'Please add at least one question'],
    [
      'too many questions',
      { questions: Array.from({ length: questionsMax + 1 }, () => question()) },
      'A question set can have at most 100 questions',
    ],
  ])('refuses %s', (_, given, complaint) => {
    expect(complaints(set(given))).toEqual([complaint])
  })

  it('says which question is wrong, and in which field', () => {
    const given = set({ questions: [question(), question({ answers: ['1', ' ', '3', '4'] }), null] })
    const issues = questionSetRequest.safeParse(given).error?.issues ?? []
    expect(issues.map(({ message, path }) => [readComplaint(message), path])).toEqual([
      [{ name: 'missing', values: { field: 'answerB', number: 2 } }, ['questions', 1, 'answers', 1]],
      [{ name: 'notAQuestion', values: { number: 3 } }, ['questions', 2]],
    ])
    expect(complaints(given)).toEqual(['Question 2: Answer B is missing', 'Question 3: This is not a question'])
  })
})

describe('a question', () => {
  it.each([
    ['no text', { question: ' ' }, 'The question text is missing'],
    ['a long text', { question: 'x'.repeat(301) }, 'The question can have at most 300 characters'],
    ['a line break', { question: 'a\nb' }, 'The question contains characters that cannot be shown'],
    ['one answer', { answers: ['1'], correct: 0 }, 'There must be 2 to 6 answers'],
    ['seven answers', { answers: ['1', '2', '3', '4', '5', '6', '7'] }, 'There must be 2 to 6 answers'],
    ['one answer four times', { answers: ['1', ' 1', '1 ', '1'] }, 'The answers are all the same'],
    ['the right answer twice', { answers: ['2', '3', '4', ' 2'], correct: 0 }, 'Two of them are the same'],
    ['an answer of nothing visible', { answers: ['1', '2', '3', '\u200d'] }, 'Answer D is missing'],
    ['an answer that is no text', { answers: ['1', '2', 3, '4'] }, 'Answer C is missing'],
    ['a long answer', { answers: ['1', '2', '3', 'x'.repeat(121)] }, 'Answer D can have at most 120 characters'],
    ['an order without its last part', { kind: 'order', items: ['1', '2', ''] }, 'Part 3 is missing'],
    ['an opinion without an answer', { kind: 'opinion', answers: ['1', ''] }, 'Answer 2 is missing'],
    ['no correct answer', { correct: undefined }, 'Please mark one answer as correct'],
    ['a fifth correct answer', { correct: 4 }, 'Please mark one answer as correct'],
    ['half a correct answer', { correct: 0.5 }, 'Please mark one answer as correct'],
    ['a kind there is not', { kind: 'essay' }, 'This is not a question'],
    ['all answers right', { kind: 'several', correct: [0, 1, 2, 3] }, 'At least one answer must be wrong'],
    ['no answer right', { kind: 'several', correct: [] }, 'Please mark one answer as correct'],
    ['one answer right twice', { kind: 'several', correct: [1, 1] }, 'Please mark one answer as correct'],
    ['nothing to type', { kind: 'typed', accept: [] }, 'Please enter the right answer'],
    [
      'an invisible word to type',
      { kind: 'typed', accept: ['a\u202eb'] },
      'The answer contains characters that cannot be shown',
    ],
    ['no number', { kind: 'number', value: 'many' }, 'The number is not valid'],
    ['a number without end', { kind: 'number', value: Number.POSITIVE_INFINITY }, 'The number is not valid'],
    ['a negative distance', { kind: 'number', value: 1, within: -1 }, 'How far off is still right is not valid'],
    ['two parts', { kind: 'order', items: ['a', 'b'] }, 'There must be 3 to 6 answers'],
    ['a part twice', { kind: 'order', items: ['é', 'b', ' e\u0301'] }, 'Two of them are the same'],
    ['a long explanation', { explanation: 'x'.repeat(301) }, 'The explanation can have at most 300 characters'],
  ])('with %s is refused', (_, given, complaint) => {
    expect(complaintsAbout(given)).toEqual([`Question 1: ${complaint}`])
  })

  it.each([
    ['papa', 'papá', 'pápa'],
    ['essen', 'Essen', 'eßen'],
    ['Stop', 'Stop!', 'Stop?'],
    ['कि', 'की', 'का'],
    ['كَتَبَ', 'كُتِبَ', 'كتب'],
  ])('may ask which is right of %s, %s and %s', (...answers) => {
    expect(complaintsAbout({ kind: 'several', answers, correct: [1] })).toBeUndefined()
    expect(complaintsAbout({ kind: 'order', items: answers })).toBeUndefined()
  })

  it('may hold emoji and scripts that are joined by invisible characters', () => {
    expect(
      complaintsAbout({ question: 'Who is 👩\u200d🔬?', answers: ['می\u200cخواهم', '2', '3', '4'] }),
    ).toBeUndefined()
  })

  it.each([
    'http://example.org/a.png',
    'javascript:alert(1)',
    'https://user:secret@example.org/',
    'https://example.org/"onload="x',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png;base64,<svg>',
  ])('cannot show %s', (image) => {
    expect(complaintsAbout({ image })).toEqual([
      'Question 1: The picture must be an https address, or a PNG, JPEG, WebP or GIF file',
    ])
  })

  it.each(['png', 'jpeg', 'webp', 'gif'])('can carry a %s picture', (kind) => {
    expect(complaintsAbout({ image: `data:image/${kind};base64,iVBORw0KGgo=` })).toBeUndefined()
  })

  it('cannot carry pictures or addresses without bound', () => {
    const data = 'data:image/png;base64,'
    const address = 'https://example.org/'
    const tooLarge = ['Question 1: The picture is too large']
    expect(complaintsAbout({ image: data.padEnd(imageDataMaxLength, 'A') })).toBeUndefined()
    expect(complaintsAbout({ image: data.padEnd(imageDataMaxLength + 1, 'A') })).toEqual(tooLarge)
    expect(complaintsAbout({ image: address.padEnd(imageUrlMaxLength, 'a') })).toBeUndefined()
    expect(complaintsAbout({ image: address.padEnd(imageUrlMaxLength + 1, 'a') })).toEqual(tooLarge)
  })
})
