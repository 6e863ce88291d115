import { worded } from '../../formulas/worded.tsx'

/** Tells screen readers what has happened. It stays in the page, so that changes of its text are read out. */
export const Announcer = ({ text }: { text: string }) => (
  <p className="unseen" role="status" aria-live="polite">
    {worded(text, undefined, true)}
  </p>
)
