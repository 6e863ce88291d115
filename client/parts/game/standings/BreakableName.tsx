import { Fragment } from 'react'
import { partsOfName } from './nameLetters.ts'

/**
 * A name that has to go on two lines breaks where its bearer put a mark, before it breaks anywhere else. No translator
 * makes another one of it.
 */
export const BreakableName = ({ name }: { name: string }) => (
  <span translate="no">
    {partsOfName(name).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
