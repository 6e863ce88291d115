import { Suspense } from 'react'
import type { AskedQuestion } from '../../../../rooms/shared/contract/asking.ts'
import { spare } from '../../../parts/spare.ts'
import { isReadTo } from './isReadTo.ts'

const ReadAloud = spare(() => import('./ReadAloud.tsx'))

/** Loaded only if the device has a voice, or if the pupil has this aid and waits for one. */
export const aloud = ({ text, answers, language }: AskedQuestion) =>
  (isReadTo() || globalThis.speechSynthesis?.getVoices()[0]) && (
    <Suspense>
      <ReadAloud key={text} text={text} answers={answers} language={language} />
    </Suspense>
  )
