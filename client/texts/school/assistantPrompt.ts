import type { QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { inWords } from '../language.ts'

type Wanted = { topic: string; age: string; count: string }

export const promptTexts = inWords('promptTexts', {
  title: 'Let an assistant write questions',
  intro: 'Copy this prompt into the AI assistant that your school allows. Then paste its answer below.',
  topic: 'Topic',
  topicPlaceholder: 'Volcanoes',
  age: 'Age of the pupils',
  count: 'Questions',
  copy: 'Copy the prompt',
  copied: 'Prompt copied. Paste it into your assistant.',
  check: 'Assistants make mistakes: check every answer before you play.',
  ask: ({ topic, age, count }: Wanted) => `Write ${count} quiz questions about ${topic} for pupils of age ${age}.

Use the kinds of questions shown in these examples, each where it fits best. Answer with the questions only, in exactly this form, with an empty line between two questions:`,
  /** One example of each kind, in the form that our import of pasted text reads. */
  examples: {
    choice: `Question: Which planet is closest to the sun?
A: Venus
B: Mercury
C: Mars
D: Earth
Right: B
Why: Mercury needs only 88 days to go around the sun.`,
    several: `Question: Which of these animals are mammals?
A: Whale
B: Shark
C: Bat
D: Penguin
Right: A, C
Why: Whales and bats give milk to their young.`,
    typed: `Question: What is the French word for "dog"?
Type: chien | le chien
Why: A young dog is "un chiot".`,
    number: `Question: How long is a marathon?
Number: 42.195
Within: 0.2
Unit: km
Why: This distance was first run in London in 1908.`,
    order: `Question: Put these events in order, the earliest first
Order: Fall of Rome | First voyage of Columbus | First landing on the Moon
Why: They happened in 476, 1492 and 1969.`,
    opinion: `Question: Which season do you like best?
Kind: opinion
A: Spring
B: Summer
C: Autumn
D: Winter
Why: Everybody may like another one. Ask a few why.`,
    slide: `Question: The next questions are about the oceans.
Kind: slide
Why: The oceans hold most of the water of the earth.`,
  } satisfies Record<QuestionKind, string>,
  rules: `Rules:
- "Right" names the letters of all right answers. Write 2 to 6 answers, and spread the right ones evenly over the letters.
- "Type" is for a word or a few words. Put other right ways to write it behind a | sign.
- "Number" is a plain number. "Within" says how far off is still right; leave it out if only the exact number is right.
- "Kind: opinion" has answers and no right one. "Kind: slide" is only a text to read. Use them only if I ask for them.
- "Order" lists 3 to 6 parts in the right order, with a | sign between them.
- A question has at most 200 characters, an answer at most 70, and both stand on one line.
- "Why" explains the right answer in one sentence.
- Use only facts that you are sure of and that do not change. No trick questions.`,
})

export const promptFor = (wanted: Wanted): string =>
  [promptTexts.ask(wanted), ...Object.values(promptTexts.examples), promptTexts.rules].join('\n\n')
