import { Suspense } from 'react'
import type { AskedQuestion } from '../../../../rooms/shared/contract/asking.ts'
import { spare } from '../../../parts/spare.ts'
import { isReadTo } from './isReadTo.ts'

const ReadAloud = spare(() => import('./ReadAloud.tsx'))

/** Fetched where the device has a voice, or its owner waits for one: on others it is nothing. */
export const aloud = ({ text, answers, language }: AskedQuestion) =>
  (isReadTo() || globalThis.speechSynthesis?.getVoices()[0]) && (
    <Suspense>
      <ReadAloud key={text} text={text} answers={answers} language={language} />
    </Suspense>
  )
