import { Client } from 'colyseus.js'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { QuestionSet } from '../../rooms/shared/contract/questionSets.ts'
import { type Attack, fromSchool, post, said, villain } from './siegeGround.ts'

const longestPracticeMs = 15_000

/**
 * Attacks by a pupil of the class with a second account, on the same or another device behind the same address. Whatever they
 * learn is noted with the time they asked for it, and compared with the lesson afterwards.
 */
export const secondIdentities: readonly Attack[] = [
  {
    name: 'practising what the class is asked',
    everyMs: 200,
    gaveWay: /^5/,
    prepare: async (ground) => {
      const pupil = await villain(ground, 'student')
      return async ({ url, questionSetId, note }) => {
        const headers = { ...fromSchool, cookie: pupil.cookie() }
        const own = await new Client(url, { headers }).create('practice', {
          questionSetId,
          gameMode: 'classic',
          difficulty: 'easy',
        })
        let [open, learned] = [{ text: '', at: 0 }, 0]
        const ask = ({ question }: QuestionAsked) => {
          open = { text: question.text, at: Date.now() }
          own.send('submit-answer', { answer: 0 })
        }
        own.onMessage('*', () => {})
        own.onMessage('game-started', ask)
        own.onMessage('next-question', ask)
        own.onMessage('question-closed', () => {
          note(open.text, open.at)
          learned += 1
        })
        const pressing = setInterval(() => own.send('skip', {}), 400)
        const isLeft = new Promise((resolve) => own.onLeave(resolve))
        const isOver = new Promise((resolve) => own.onMessage('game-finished', resolve))
        const isLate = new Promise((resolve) => setTimeout(resolve, longestPracticeMs).unref())
        await Promise.race([isLeft, isOver, isLate])
        clearInterval(pressing)
        void own.leave().catch(() => {})
        return learned === 0 ? 'learned nothing' : 'learned what was asked before'
      }
    },
  },
  {
    name: 'copying the set of the class as one’s own teacher',
    everyMs: 300,
    gaveWay: /^5/,
    prepare: async (ground) => {
      const teacher = await villain(ground, 'teacher')
      return async ({ questionSetId, note }) => {
        const at = Date.now()
        const answer = await post(teacher, `/api/question-sets/${questionSetId}/copy`, {})
        if (answer.status >= 300) return said(answer)
        const copy = answer.body as QuestionSet
        for (const { question } of copy.questions) note(question, at)
        await teacher.send('DELETE', `/api/question-sets/${copy.id}`, undefined, fromSchool)
        return `a copy that lacks ${copy.questions.length === 0 ? 'all' : 'what is to come'}`
      }
    },
  },
  {
    name: 'reading the set of the class, as a pupil and as a teacher',
    everyMs: 100,
    gaveWay: /keys/,
    prepare: async (ground) => {
      const readers = [await villain(ground, 'student'), await villain(ground, 'teacher')]
      return async ({ questionSetId }) => {
        const answers = await Promise.all(
          readers.map((reader) => reader.get(`/api/question-sets/${questionSetId}`, fromSchool)),
        )
        const isTold = answers.some(({ body }) => JSON.stringify(body ?? '').includes('"correct":'))
        return isTold ? 'keys' : answers.map(said).join(' ')
      }
    },
  },
]
