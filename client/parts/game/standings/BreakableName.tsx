import { Fragment } from 'react'

/** A name that has to go on two lines breaks where its bearer put a mark, before it breaks anywhere else. */
export const BreakableName = ({ name }: { name: string }) =>
  (name.match(/[^_.]+[_.]*|[_.]+/g) ?? []).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
