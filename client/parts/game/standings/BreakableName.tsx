import { Fragment } from 'react'
import { partsOfName } from './nameLetters.ts'

/** A name that needs two lines breaks first after a mark that its player put into it. Translators must not change it. */
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
